import { useSite } from '../../../ui/site/site-context';
import { AccountCard, MissingPart } from '../account/account-page';
import { lengthText } from '../breaks/length-text';
import { SelectField } from '../forms/field';
import { FormActions, FormSuccess, SubmitButton } from '../forms/form-parts';
import { RouteForm } from '../forms/route-form';
import { useProtectionForm } from '../protection/use-protection-form';
import { realityCheckErrorTexts, realityCheckForm } from './reality-check-form';

export interface RealityCheckSettings {
  /** In minutes; null for none. */
  period: number | null;
  /** The longest interval that the market allows; null if reality checks are optional. */
  maximum: number | null;
  /** Selectable periods in minutes. */
  periods: number[];
}

/** Form for the interval of the reality checks (LIMIT-24, LIMIT-28). */
export function RealityCheckCard({ settings }: { settings: RealityCheckSettings | undefined }) {
  const { t } = useSite();
  return (
    <AccountCard
      id="reality-check"
      title={t('realityCheck.period.title')}
      text={t('realityCheck.period.text')}
    >
      {settings ? <PeriodForm {...settings} /> : <MissingPart />}
    </AccountCard>
  );
}

function PeriodForm({ period, maximum, periods }: RealityCheckSettings) {
  const { tag, t } = useSite();
  const { form, fields, busy, saved, pathname } = useProtectionForm(realityCheckForm, {
    intent: 'reality-check',
    defaultValue: { period: valueOf(period) },
  });
  const choices = [
    ...periods.map((minutes) => ({ value: valueOf(minutes), label: lengthText(minutes, 'minute', tag) })),
    ...(maximum === null ? [{ value: valueOf(null), label: t('realityCheck.period.none') }] : []),
  ];
  return (
    <RouteForm action={pathname} intent="reality-check" form={form} errorTexts={realityCheckErrorTexts}>
      {saved && <FormSuccess>{t('realityCheck.period.saved')}</FormSuccess>}
      <SelectField
        meta={fields.period}
        label={t('realityCheck.period.label')}
        {...(maximum === null
          ? {}
          : { hint: t('realityCheck.period.law', { length: lengthText(maximum, 'minute', tag) }) })}
        options={choices}
        errorTexts={realityCheckErrorTexts}
      />
      <FormActions>
        <SubmitButton busy={busy}>{t('realityCheck.period.submit')}</SubmitButton>
      </FormActions>
    </RouteForm>
  );
}

const valueOf = (period: number | null) => (period === null ? 'none' : String(period));
