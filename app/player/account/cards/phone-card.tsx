import { useActionData, useSearchParams } from '@remix-run/react';
import { useEffect, useReducer, useState } from 'react';
import { Modal } from '../../../../ui/layout/modal';
import { Button } from '../../../../ui/control/button';
import { useSite } from '../../../../ui/site/site-context';
import { PhoneField } from '../../forms/field';
import { FormActions, FormProblem, FormSuccess, SubmitButton } from '../../forms/form-parts';
import type { AccountAnswer } from '../account-answer';
import { accountErrorTexts } from '../account-errors';
import { AccountForm } from '../account-form';
import { phoneForm } from '../account-forms';
import { AccountCard } from '../account-page';
import { PhoneCode } from './phone-code';
import { type PhoneFormState, isMaxAttempts, phoneFormStart, phoneFormStep } from './phone-form-state';
import { useAccountForm } from '../use-account-form';

interface PhoneCardProps {
  /** The present number, if any. */
  number: string | null;
  verified: boolean;
  details: PhoneFormState['details'];
  prefixes: { value: string; label: string }[];
}

/** The platform says of a number only that it was refused. */
const errorTexts = { ...accountErrorTexts, 'error.request.invalid': 'account.errors.phone' } as const;

/** The mobile number, and its change, which counts once a code proved it (SM-28). */
export function PhoneCard({ number, verified, details, prefixes }: PhoneCardProps) {
  const { t } = useSite();
  const sent = useActionData<AccountAnswer>();
  const [state, dispatch] = useReducer(phoneFormStep, sent, stateAfter);
  const [search] = useSearchParams();
  const scripted = useScripted();
  const { form, fields, busy } = useAccountForm(phoneForm, {
    card: 'phone',
    defaultValue: details,
    onSend: (element) => dispatch({ type: 'request', details: detailsOf(element) }),
    onSaved: ({ smsVerificationId = '' }) => dispatch({ type: 'success', smsVerificationId }),
    onRefused: (errors) =>
      dispatch(isMaxAttempts(errors) ? { type: 'max-attempts' } : { type: 'error', errors }),
  });
  const { smsVerificationId } = state;
  const { smsMaxAttempts: locked } = state;
  const [lockSeen, setLockSeen] = useState(false);
  const close = () => {
    setLockSeen(locked);
    dispatch({ type: 'modal-closed' });
  };
  const code = state.popup && smsVerificationId !== undefined && (
    <PhoneCode
      key={smsVerificationId}
      smsVerificationId={smsVerificationId}
      number={`${state.details.phonePrefix} ${state.details.phoneBody}`.trim()}
      onConfirmed={() => dispatch({ type: 'sms-confirmed' })}
      onMaxAttempts={() => dispatch({ type: 'max-attempts' })}
      resend={{ formId: form.id, busy }}
    />
  );
  const present = number
    ? t(verified ? 'account.phone.verified' : 'account.phone.unverified', { number })
    : '';
  return (
    <AccountCard id="phone" title={t('account.phone.title')} text={present}>
      {search.get('saved') === 'phone-code' && (
        <FormSuccess>{t('player.account.phone.success.toast')}</FormSuccess>
      )}
      <AccountForm card="phone" form={form} saved={false}>
        <PhoneField
          prefix={fields.phonePrefix}
          body={fields.phoneBody}
          label={t('account.phone.label')}
          prefixLabel={t('account.phone.prefix')}
          hint={t('account.phone.hint')}
          prefixes={prefixes}
          errorTexts={errorTexts}
        />
        <FormActions>
          <SubmitButton busy={busy} disabled={locked}>
            {t('account.phone.submit')}
          </SubmitButton>
        </FormActions>
      </AccountForm>
      {code && scripted && (
        <Modal title={t('account.phone.codeTitle')} onClose={close}>
          {code}
        </Modal>
      )}
      {code && !scripted && code}
      {locked && (lockSeen || !scripted) && !form.errors?.length && (
        <FormProblem codes={['sms.max.attempts.reached']} errorTexts={accountErrorTexts} />
      )}
      {locked && scripted && !lockSeen && (
        <Modal title={t('account.phone.maxAttemptsTitle')} onClose={close}>
          <p>{t('account.errors.maxAttempts')}</p>
          <Button size="large" onClick={close}>
            {t('app.close')}
          </Button>
        </Modal>
      )}
    </AccountCard>
  );
}

/** A number that was sent without script has its code asked for on the page the answer is. */
function stateAfter(sent: AccountAnswer | undefined): PhoneFormState {
  if (sent?.status === 'success' && sent.smsVerificationId !== undefined)
    return phoneFormStep(phoneFormStart, { type: 'success', smsVerificationId: sent.smsVerificationId });
  if (sent?.card !== 'phone-code' || sent.status !== 'refused') return phoneFormStart;
  if (isMaxAttempts(sent.result.error ?? {})) return phoneFormStep(phoneFormStart, { type: 'max-attempts' });
  // A wrong code: the form for it has to stand there again.
  const smsVerificationId = sent.result.initialValue?.['smsVerificationId'];
  if (typeof smsVerificationId !== 'string') return phoneFormStart;
  return phoneFormStep(phoneFormStart, { type: 'success', smsVerificationId });
}

function detailsOf(form: HTMLFormElement): PhoneFormState['details'] {
  const sent = new FormData(form);
  return {
    phonePrefix: String(sent.get('phonePrefix') ?? ''),
    phoneBody: String(sent.get('phoneBody') ?? ''),
  };
}

/** False in the page the server sent: a dialog is opened by script only. */
function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
