import { RiskWarning } from '../../safety/risk-warning';
import { useSite } from '../../../../ui/site/site-context';
import { RadioCard } from '../../cashier/radio-card';
import { CheckboxField } from '../../forms/field';
import { textOfError } from '../../forms/form-errors';
import { FormActions, IdempotencyKey, SubmitButton } from '../../forms/form-parts';
import { RouteForm } from '../../forms/route-form';
import { TextWithLinks } from '../../registration/steps/text-with-links';
import { payAndPlayErrors } from '../pay-and-play-errors';
import { type PayAndPlayFlow, usePayAndPlayForm } from '../pay-and-play-flow';
import { amountForm } from '../pay-and-play-forms';
import styles from '../pay-and-play.module.css';

/** Amount of the first deposit and consent to the terms, the only inputs of this step (PNP-09). */
export function AmountStep({ flow }: { flow: PayAndPlayFlow }) {
  const { locale, rules, t } = useSite();
  const { setup, view, inDialog } = flow;
  const { form, fields, busy } = usePayAndPlayForm(flow, 'amount', amountForm);
  const chosen = setup.amounts.some(({ value }) => value === view.amount)
    ? view.amount
    : setup.amounts[0]?.value;
  const [fault] = fields.amount.errors ?? [];
  return (
    <RouteForm action={flow.pageAddress} intent="amount" form={form} errorTexts={payAndPlayErrors}>
      <p className={styles.plain}>{t('payAndPlay.intro')}</p>
      <fieldset className={styles.fieldset} aria-describedby={fault && fields.amount.errorId}>
        <legend className={styles.legend}>{t('payAndPlay.amounts')}</legend>
        <div className={styles.amounts}>
          {setup.amounts.map(({ value, label }) => (
            <RadioCard key={value} isSmall name="amount" value={value} defaultChecked={value === chosen}>
              {label}
            </RadioCard>
          ))}
        </div>
        {fault && (
          <p className={styles.error} id={fields.amount.errorId}>
            {textOfError(t, fault, payAndPlayErrors)}
          </p>
        )}
      </fieldset>
      <CheckboxField
        meta={fields.termsAndConditionsAccepted}
        label={
          <TextWithLinks
            text={t('registration.terms')}
            addresses={[setup.documents.terms, setup.documents.privacy]}
          />
        }
      />
      <input type="hidden" name="redirect" value={flow.redirect} />
      <input type="hidden" name="wanted" value={flow.wanted} />
      <IdempotencyKey />
      {rules.riskWarning && <RiskWarning />}
      <FormActions>
        <SubmitButton busy={busy}>{t('payAndPlay.pay')}</SubmitButton>
      </FormActions>
      <p className={styles.aside}>
        <a href={`/${locale}/register`}>{t('payAndPlay.register')}</a>
      </p>
      <p className={styles.aside}>
        {t('registration.haveAccount')}{' '}
        <a href={inDialog ? '#login' : `/${locale}/login`}>{t('registration.logIn')}</a>
      </p>
    </RouteForm>
  );
}
