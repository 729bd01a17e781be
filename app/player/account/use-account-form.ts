import { useActionData, useSearchParams } from '@remix-run/react';
import { useSite } from '../../../ui/site/site-context';
import { showToast } from '../../../ui/notice/toast';
import type { FormDefinition } from '../forms/form-definition';
import { textOfError } from '../forms/form-errors';
import { type RouteFormOptions, useRouteForm } from '../forms/route-form';
import { type AccountAnswer, type AccountCardName, savedTexts } from './account-answer';
import { accountErrorTexts } from './account-errors';
import { useFormPath } from '../forms/form-path';

interface AccountFormOptions<Value> extends Pick<
  RouteFormOptions<Value, AccountAnswer>,
  'defaultValue' | 'beforeSend' | 'onAnswer'
> {
  card: AccountCardName;
}

/**
 * A form of the account pages. A save is confirmed by a toast with JavaScript, by the next page otherwise; refusals are
 * shown at their fields.
 * @returns the form, its response, and whether the page was loaded as the confirmation of a save
 */
export function useAccountForm<Value extends object>(
  definition: FormDefinition<Value>,
  { card, onAnswer, ...options }: AccountFormOptions<Value>,
) {
  const { t } = useSite();
  const pathname = useFormPath();
  const [search] = useSearchParams();
  const answered = useActionData<AccountAnswer>();
  const toast = (kind: 'success' | 'error', value: string) =>
    showToast({ kind, value, closeLabel: t('app.close') });
  const form = useRouteForm<Value, AccountAnswer>(definition, {
    ...options,
    action: pathname,
    intent: card,
    answered,
    onAnswer: (answer, element) => {
      const text = savedTexts[card];
      const [code] = codesOf(answer);
      if (answer.result.status === 'success' && text) toast('success', t(text));
      if (answer.raisesToast && code) toast('error', textOfError(t, code, accountErrorTexts));
      onAnswer?.(answer, element);
    },
  });
  return { ...form, saved: search.get('saved') === card };
}

/** The error codes of a response, of the form and of its fields. */
export function codesOf({ result }: Pick<AccountAnswer, 'result'>): string[] {
  return Object.values(result.error ?? {}).flatMap((codes) => codes ?? []);
}
