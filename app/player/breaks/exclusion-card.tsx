import type { ComponentProps } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard } from '../account/account-page';
import { CheckboxField, SelectField } from '../forms/field';
import { FormActions, SubmitButton } from '../forms/form-parts';
import { RouteForm } from '../forms/route-form';
import { useProtectionForm } from '../protection/use-protection-form';
import { breakErrorTexts, exclusionForm, indefiniteExclusionForm } from './break-forms';
import { lengthText } from './length-text';
import { leavesByItself } from './time-out-card';

/** Names of the operator's other brands, if the rules offer to extend the exclusion to them. */
interface OtherBrands {
  otherBrands: string[];
}

/** Form for an exclusion of some months (LIMIT-15). @param months the lengths that the market offers */
export function ExclusionCard({ months, otherBrands }: OtherBrands & { months: number[] }) {
  const { tag, t } = useSite();
  const { form, fields, busy, pathname } = useProtectionForm(exclusionForm, {
    intent: 'exclusion',
    defaultValue: { months: months[0] },
    ...leavesByItself,
  });
  return (
    <AccountCard id="exclusion" title={t('breaks.exclusion.title')} text={t('breaks.exclusion.text')}>
      <p>{t('breaks.exclusion.bonus')}</p>
      <RouteForm action={pathname} intent="exclusion" form={form} errorTexts={breakErrorTexts}>
        <SelectField
          meta={fields.months}
          label={t('breaks.length')}
          options={months.map((count) => ({ value: String(count), label: lengthText(count, 'month', tag) }))}
        />
        <AllBrandsField meta={fields.allBrands} names={otherBrands} />
        <FormActions>
          <SubmitButton busy={busy}>{t('breaks.exclusion.submit')}</SubmitButton>
        </FormActions>
      </RouteForm>
    </AccountCard>
  );
}

/** Form for an indefinite exclusion, which the player must confirm (LIMIT-17). */
export function IndefiniteExclusionCard({ otherBrands }: OtherBrands) {
  const { t } = useSite();
  const { form, fields, busy, pathname } = useProtectionForm(indefiniteExclusionForm, {
    intent: 'indefinite-exclusion',
    ...leavesByItself,
  });
  return (
    <AccountCard
      id="indefinite-exclusion"
      title={t('breaks.indefinite.title')}
      text={t('breaks.indefinite.text')}
    >
      <p>{t('breaks.exclusion.bonus')}</p>
      <RouteForm action={pathname} intent="indefinite-exclusion" form={form} errorTexts={breakErrorTexts}>
        <AllBrandsField meta={fields.allBrands} names={otherBrands} />
        <CheckboxField meta={fields.confirmed} label={t('breaks.indefinite.confirm')} />
        <FormActions>
          <SubmitButton busy={busy}>{t('breaks.indefinite.submit')}</SubmitButton>
        </FormActions>
      </RouteForm>
    </AccountCard>
  );
}

function AllBrandsField({
  meta,
  names,
}: Pick<ComponentProps<typeof CheckboxField>, 'meta'> & { names: string[] }) {
  const { tag, t } = useSite();
  if (names.length === 0) return null;
  const brands = new Intl.ListFormat(tag).format(names);
  return <CheckboxField meta={meta} label={t('breaks.exclusion.allBrands', { brands })} />;
}
