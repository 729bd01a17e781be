import type { DefaultValue } from '@conform-to/react';
import { useActionData, useRevalidator, useSearchParams } from '@remix-run/react';
import { useMemo, useReducer, useRef, useState } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { showToast } from '../../../ui/notice/toast';
import type { FormDefinition } from '../forms/form-definition';
import { textOfError } from '../forms/form-errors';
import type { FormResult } from '../forms/read-form.server';
import { useSiteForm } from '../forms/use-site-form';
import { type AccountAnswer, type AccountCardName, savedTexts } from './account-answer';
import { accountErrorTexts } from './account-errors';
import { type BackendErrors, accountFormStart, accountFormStep } from './account-form-state';
import { sendAccountForm } from './send-account-form';

interface AccountFormOptions<Value> {
  card: AccountCardName;
  defaultValue?: DefaultValue<{ [Name in keyof Value]: Value[Name] }>;
  onSend?: (form: HTMLFormElement) => void;
  onSaved?: (answer: Extract<AccountAnswer, { status: 'success' }>, form: HTMLFormElement) => void;
  onRefused?: (errors: BackendErrors) => void;
}

/**
 * A form of the account pages: sent by script where there is one, to the page's action where not. What was saved is told in a toast,
 * or on the page it leads to; what was refused at its field.
 *
 * @returns conform's form and fields, whether an answer is awaited, and whether the page was loaded to tell that it was saved
 */
export function useAccountForm<Value extends object>(
  definition: FormDefinition<Value>,
  { card, defaultValue, onSend, onSaved, onRefused }: AccountFormOptions<Value>,
) {
  const { locale, t } = useSite();
  const sent = useActionData<AccountAnswer>();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  // What a page sent without script was answered counts until a script sends the form again.
  const [before] = useState(() =>
    sent?.card === card && sent.status === 'refused' ? sent.result : undefined,
  );
  const [start] = useState(() => (before ? stateAfter(before) : accountFormStart));
  const [state, dispatch] = useReducer(accountFormStep, start);
  const underWay = useRef(false);
  const { backendErrors } = state;
  const lastResult = useMemo(
    () => (backendErrors === start.backendErrors ? before : resultOf(backendErrors)),
    [backendErrors, start, before],
  );

  async function submit(element: HTMLFormElement): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    dispatch({ type: 'request' });
    onSend?.(element);
    const answer = await sendAccountForm(card, locale, element);
    underWay.current = false;
    if (answer.status === 'refused') return refuse(answer);
    dispatch({ type: 'success' });
    if (answer.goTo !== undefined) return location.assign(answer.goTo);
    const text = savedTexts[card];
    if (text) toast('success', t(text));
    onSaved?.(answer, element);
    revalidate();
  }

  function refuse({ result, raisesToast }: Extract<AccountAnswer, { status: 'refused' }>): void {
    const errors = result.error ?? {};
    dispatch({ type: 'error', errors });
    onRefused?.(errors);
    const [code] = Object.values(errors).flatMap((codes) => codes ?? []);
    if (raisesToast && code !== undefined) toast('error', textOfError(t, code, accountErrorTexts));
  }

  const toast = (kind: 'success' | 'error', value: string) =>
    showToast({ kind, value, closeLabel: t('app.close') });

  const [form, fields] = useSiteForm(definition, {
    lastResult,
    defaultValue,
    onSubmit: (element) => void submit(element),
  });
  return { form, fields, busy: state.loader, saved: search.get('saved') === card };
}

const stateAfter = ({ error = {} }: FormResult) => ({ ...accountFormStart, backendErrors: error });

function resultOf(backendErrors: BackendErrors): FormResult {
  const refused = Object.keys(backendErrors).length > 0;
  return refused ? { status: 'error', error: backendErrors } : { status: 'success' };
}
