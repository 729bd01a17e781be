import { useActionData, useSearchParams } from '@remix-run/react';
import { useEffect, useMemo, useState } from 'react';
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
import { codesOf, useAccountForm } from '../use-account-form';

interface PhoneCardProps {
  /** The current number, if any. */
  number: string | null;
  verified: boolean;
  details: { phonePrefix: string; phoneBody: string };
  /** One country per line, ending in the prefix: `Suomi +358`. */
  prefixes: string;
}

/** For a refused number the platform sends only a generic code. */
const errorTexts = { ...accountErrorTexts, 'error.request.invalid': 'account.errors.phone' } as const;

/** The mobile number, and a form to change it, which takes effect once a code confirms it (SM-28). */
export function PhoneCard({ number, verified, details, prefixes }: PhoneCardProps) {
  const { t } = useSite();
  const answered = useActionData<AccountAnswer>();
  const [search, setSearch] = useSearchParams();
  const scripted = useScripted();
  const options = useMemo(() => prefixes.split('\n').map(optionOf), [prefixes]);
  const [sentNumber, setSentNumber] = useState('');
  /** The code that was confirmed, or whose dialog was closed. */
  const [settled, setSettled] = useState<string>();
  const [locked, setLocked] = useState(() => isLocked(answered) || search.get('locked') === 'phone');
  const [lockSeen, setLockSeen] = useState(false);
  const lock = (answer: AccountAnswer) => {
    if (!isLocked(answer)) return;
    setLocked(true);
    // A reload of this address finds the form locked (ACCT-20).
    setSearch({ locked: 'phone' }, { replace: true, preventScrollReset: true });
  };
  const { form, fields, busy, answer } = useAccountForm(phoneForm, {
    card: 'phone',
    defaultValue: details,
    beforeSend: (fields) => {
      setSentNumber(`${String(fields.get('phonePrefix'))} ${String(fields.get('phoneBody'))}`);
      return true;
    },
    onAnswer: lock,
  });
  const smsVerificationId = verificationOf(answer ?? answered);
  const close = () => {
    setLockSeen(locked);
    setSettled(smsVerificationId);
  };
  const code = !locked && smsVerificationId !== undefined && smsVerificationId !== settled && (
    <PhoneCode
      key={smsVerificationId}
      smsVerificationId={smsVerificationId}
      number={sentNumber}
      onAnswer={(confirmation) => {
        lock(confirmation);
        if (confirmation.result.status === 'success') close();
      }}
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
          prefixes={options}
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

function optionOf(label: string): { value: string; label: string } {
  return { value: label.slice(label.lastIndexOf(' ') + 1), label };
}

/** Id of the code to confirm: of a submitted number, or after a wrong code that was sent without JavaScript. */
function verificationOf(answer: AccountAnswer | undefined): string | undefined {
  const id = answer?.smsVerificationId ?? answer?.result.initialValue?.['smsVerificationId'];
  return typeof id === 'string' ? id : undefined;
}

/** Whether the platform accepts no more codes (ACCT-20, ERR-17). */
function isLocked(answer: AccountAnswer | undefined): boolean {
  return answer !== undefined && codesOf(answer).includes('sms.max.attempts.reached');
}

/** False in the server's HTML: dialogs need JavaScript. */
function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
