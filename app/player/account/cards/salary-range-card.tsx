import { useSite } from '../../../../ui/site/site-context';
import { SelectField } from '../../forms/field';
import { FormActions, SubmitButton } from '../../forms/form-parts';
import { accountErrorTexts } from '../account-errors';
import { AccountForm } from '../account-form';
import { salaryRangeForm } from '../account-forms';
import { AccountCard } from '../account-page';
import { useAccountForm } from '../use-account-form';

interface SalaryRangeCardProps {
  ranges: { value: string; label: string }[];
  /** Id of the chosen range; an empty text for none. */
  chosen: string;
}

/** Yearly income, from the ranges of the platform (ACCT-13). */
export function SalaryRangeCard({ ranges, chosen }: SalaryRangeCardProps) {
  const { t } = useSite();
  const { form, fields, busy, saved } = useAccountForm(salaryRangeForm, {
    card: 'salary-range',
    defaultValue: { salaryRangeId: chosen },
  });
  return (
    <AccountCard
      id="salary-range"
      title={t('account.salaryRange.title')}
      text={t('account.salaryRange.text')}
    >
      <AccountForm card="salary-range" form={form} saved={saved}>
        <SelectField
          meta={fields.salaryRangeId}
          label={t('account.salaryRange.label')}
          placeholder={t('account.choose')}
          options={ranges}
          errorTexts={accountErrorTexts}
        />
        <FormActions>
          <SubmitButton busy={busy}>{t('account.salaryRange.submit')}</SubmitButton>
        </FormActions>
      </AccountForm>
    </AccountCard>
  );
}
