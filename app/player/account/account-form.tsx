import type { FormMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { FormSuccess } from '../forms/form-parts';
import { RouteForm } from '../forms/route-form';
import { type AccountCardName, savedTexts } from './account-answer';
import { accountErrorTexts } from './account-errors';
import { useFormPath } from '../forms/form-path';

interface AccountFormProps<Value extends Record<string, unknown>> {
  card: AccountCardName;
  form: FormMetadata<Value, string[]>;
  /** The page was loaded as the confirmation of a save. */
  saved: boolean;
  children: ReactNode;
}

/** The frame of a form on the account pages: its name, its errors and its confirmation. */
export function AccountForm<Value extends Record<string, unknown>>({
  card,
  form,
  saved,
  children,
}: AccountFormProps<Value>) {
  const { t } = useSite();
  const text = savedTexts[card];
  // Without the query, which confirms the previous save.
  const pathname = useFormPath();
  return (
    <RouteForm action={pathname} intent={card} form={form} errorTexts={accountErrorTexts}>
      {saved && text && <FormSuccess>{t(text)}</FormSuccess>}
      {children}
    </RouteForm>
  );
}
