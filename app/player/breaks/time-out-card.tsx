import { useSite } from '../../../ui/site/site-context';
import { AccountCard } from '../account/account-page';
import { SelectField } from '../forms/field';
import { FormActions, SubmitButton } from '../forms/form-parts';
import { RouteForm } from '../forms/route-form';
import { useProtectionForm } from '../protection/use-protection-form';
import { holdSessionWatch } from '../session/session-watch';
import { breakErrorTexts, timeOutForm } from './break-forms';
import { lengthText } from './length-text';

/** Form for a time-out of some days (LIMIT-19). @param days the lengths that the market offers */
export function TimeOutCard({ days }: { days: number[] }) {
  const { tag, t } = useSite();
  const { form, fields, busy, pathname } = useProtectionForm(timeOutForm, {
    intent: 'time-out',
    defaultValue: { days: days[0] },
    ...leavesByItself,
  });
  return (
    <AccountCard id="time-out" title={t('breaks.timeOut.title')} text={t('breaks.timeOut.text')}>
      <RouteForm action={pathname} intent="time-out" form={form} errorTexts={breakErrorTexts}>
        <SelectField
          meta={fields.days}
          label={t('breaks.length')}
          options={days.map((count) => ({ value: String(count), label: lengthText(count, 'day', tag) }))}
        />
        <FormActions>
          <SubmitButton busy={busy}>{t('breaks.timeOut.submit')}</SubmitButton>
        </FormActions>
      </RouteForm>
    </AccountCard>
  );
}

/** Suppresses the session watch: the page itself redirects to the confirmation of the break. */
export const leavesByItself = {
  beforeSend() {
    holdSessionWatch();
    return true;
  },
  onAnswer: () => holdSessionWatch(false),
};
