import { Button } from '../../../../ui/control/button';
import { useSite } from '../../../../ui/site/site-context';
import { CodeField } from '../../forms/field';
import { FormActions, SubmitButton } from '../../forms/form-parts';
import type { AccountAnswer } from '../account-answer';
import { accountErrorTexts } from '../account-errors';
import { AccountForm } from '../account-form';
import { phoneCodeForm } from '../account-forms';
import { useAccountForm } from '../use-account-form';

interface PhoneCodeProps {
  smsVerificationId: string;
  /** Number the code was sent to; empty if unknown to the page. */
  number: string;
  onAnswer: (answer: AccountAnswer) => void;
  /** The form that requests another code. */
  resend: { formId: string; busy: boolean };
}

/** Form for the code that was sent to a new number (ACCT-09, ACCT-18, ACCT-20). */
export function PhoneCode({ smsVerificationId, number, onAnswer, resend }: PhoneCodeProps) {
  const { t } = useSite();
  const { form, fields, busy, saved } = useAccountForm(phoneCodeForm, {
    card: 'phone-code',
    defaultValue: { smsVerificationId },
    onAnswer,
  });
  return (
    <AccountForm card="phone-code" form={form} saved={saved}>
      <p>{number ? t('account.phone.codeSentTo', { number }) : t('account.phone.codeSent')}</p>
      <input type="hidden" name="smsVerificationId" value={smsVerificationId} />
      <CodeField
        meta={fields.code}
        label={t('account.phone.code')}
        hint={t('account.phone.codeHint')}
        errorTexts={accountErrorTexts}
      />
      <FormActions>
        <SubmitButton busy={busy}>{t('account.phone.confirm')}</SubmitButton>
        <Button type="submit" form={resend.formId} emphasis="plain" aria-disabled={resend.busy}>
          {t('account.phone.resend')}
        </Button>
      </FormActions>
    </AccountForm>
  );
}
