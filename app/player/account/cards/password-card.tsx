import { useSite } from '../../../../ui/site/site-context';
import { PasswordField } from '../../forms/field';
import { FormActions, SubmitButton } from '../../forms/form-parts';
import { accountErrorTexts } from '../account-errors';
import { AccountForm } from '../account-form';
import { passwordForm } from '../account-forms';
import { AccountCard } from '../account-page';
import { useAccountForm } from '../use-account-form';

/** Form for a new password, which signs out every other device (ACCT-12). */
export function PasswordCard({ email }: { email: string }) {
  const { t } = useSite();
  const { form, fields, busy, saved } = useAccountForm(passwordForm, {
    card: 'password',
    onAnswer: ({ result }, element) => {
      if (result.status === 'success') element?.reset();
    },
  });
  return (
    <AccountCard id="password" title={t('account.password.title')} text={t('account.password.text')}>
      <AccountForm card="password" form={form} saved={saved}>
        {/* Tells password managers which account the new password belongs to. */}
        <input type="text" hidden autoComplete="username" value={email} readOnly />
        <PasswordField
          meta={fields.oldPassword}
          label={t('account.password.old')}
          autoComplete="current-password"
          errorTexts={accountErrorTexts}
        />
        <PasswordField
          meta={fields.newPassword}
          label={t('account.password.new')}
          hint={t('account.password.hint')}
          autoComplete="new-password"
          errorTexts={accountErrorTexts}
        />
        <FormActions>
          <SubmitButton busy={busy}>{t('account.password.submit')}</SubmitButton>
        </FormActions>
      </AccountForm>
    </AccountCard>
  );
}
