import { useSite } from '../../../../ui/site/site-context';
import { TextField } from '../../forms/field';
import { FormActions, FormRow, SubmitButton } from '../../forms/form-parts';
import { accountErrorTexts } from '../account-errors';
import { AccountForm } from '../account-form';
import { addressForm } from '../account-forms';
import { AccountCard } from '../account-page';
import { useAccountForm } from '../use-account-form';

/** Form for the player's address (ACCT-10). */
export function AddressCard({ address }: { address: { address: string; city: string; postalCode: string } }) {
  const { t } = useSite();
  const { form, fields, busy, saved } = useAccountForm(addressForm, {
    card: 'address',
    defaultValue: address,
  });
  return (
    <AccountCard id="address" title={t('account.address.title')}>
      <AccountForm card="address" form={form} saved={saved}>
        <TextField
          meta={fields.address}
          label={t('account.address.street')}
          autoComplete="street-address"
          errorTexts={accountErrorTexts}
        />
        <FormRow>
          <TextField
            meta={fields.postalCode}
            label={t('account.address.postalCode')}
            autoComplete="postal-code"
            errorTexts={accountErrorTexts}
          />
          <TextField
            meta={fields.city}
            label={t('account.address.city')}
            autoComplete="address-level2"
            errorTexts={accountErrorTexts}
          />
        </FormRow>
        <FormActions>
          <SubmitButton busy={busy}>{t('account.address.submit')}</SubmitButton>
        </FormActions>
      </AccountForm>
    </AccountCard>
  );
}
