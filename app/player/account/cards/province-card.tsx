import { useSite } from '../../../../ui/site/site-context';
import { SelectField } from '../../forms/field';
import { FormActions, SubmitButton } from '../../forms/form-parts';
import { accountErrorTexts } from '../account-errors';
import { AccountForm } from '../account-form';
import { provinceForm } from '../account-forms';
import { AccountCard } from '../account-page';
import { useAccountForm } from '../use-account-form';

interface ProvinceCardProps {
  provinceCode: string;
  options: { value: string; label: string }[];
}

/** The province, for players of countries that require one (ACCT-11). */
export function ProvinceCard({ provinceCode, options }: ProvinceCardProps) {
  const { t } = useSite();
  const { form, fields, busy, saved } = useAccountForm(provinceForm, {
    card: 'province',
    defaultValue: { provinceCode },
  });
  return (
    <AccountCard id="province" title={t('account.province.title')} text={t('account.province.text')}>
      <AccountForm card="province" form={form} saved={saved}>
        <SelectField
          meta={fields.provinceCode}
          label={t('account.province.label')}
          autoComplete="address-level1"
          placeholder={t('account.choose')}
          options={options}
          errorTexts={accountErrorTexts}
        />
        <FormActions>
          <SubmitButton busy={busy}>{t('account.province.submit')}</SubmitButton>
        </FormActions>
      </AccountForm>
    </AccountCard>
  );
}
