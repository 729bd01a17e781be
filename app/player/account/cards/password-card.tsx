import { useSite } from '../../../../ui/site/site-context';
import { PasswordField } from '../../forms/field';
import { FormActions, SubmitButton } from '../../forms/form-parts';
import { accountErrorTexts } from '../account-errors';
import { AccountForm } from '../account-form';
import { passwordForm } from '../account-forms';
import { AccountCard } from '../account-page';
import { useAccountForm } from '../use-account-form';

/** A new password; every other device is signed out by it (ACCT-12). */
export function PasswordCard({ email }: { email: string }) {
  const { t } = useSite();
  const { form, fields, busy, saved } = useAccountForm(passwordForm, {
    card: 'password',
    onSaved: (_answer, element) => element.reset(),
  });
  return (
    <AccountCard id="password" title={t('account.password.title')} text={t('account.password.text')}>
      <AccountForm card="password" form={form} saved={saved}>
        {/* Password managers look for the name the new password belongs to. */}
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
