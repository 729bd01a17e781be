import { type FormMetadata, getFormProps } from '@conform-to/react';
import { Form, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { FormProblem, FormStack, FormSuccess } from '../forms/form-parts';
import { type AccountCardName, savedTexts } from './account-answer';
import { accountErrorTexts } from './account-errors';

interface AccountFormProps<Value extends Record<string, unknown>> {
  card: AccountCardName;
  form: FormMetadata<Value, string[]>;
  /** The page was loaded to tell that the form was saved. */
  saved: boolean;
  children: ReactNode;
}

/** The frame of a form of the account pages: which one it is, what is wrong with it, and that it was saved. */
export function AccountForm<Value extends Record<string, unknown>>({
  card,
  form,
  saved,
  children,
}: AccountFormProps<Value>) {
  const { t } = useSite();
  const text = savedTexts[card];
  // Without the query: it says what was saved before.
  const { pathname } = useLocation();
  return (
    <Form method="post" action={pathname} preventScrollReset {...getFormProps(form)}>
      <input type="hidden" name="card" value={card} />
      <FormStack>
        {saved && text && <FormSuccess>{t(text)}</FormSuccess>}
        <FormProblem codes={form.errors} errorTexts={accountErrorTexts} />
        {children}
      </FormStack>
    </Form>
  );
}
