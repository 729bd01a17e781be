import { useSite } from '../../../../ui/site/site-context';
import { CheckboxField, EmailField, PhoneField } from '../../forms/field';
import { FormActions, SubmitButton } from '../../forms/form-parts';
import { RouteForm } from '../../forms/route-form';
import { phoneErrors } from '../../registration/registration-errors';
import { payAndPlayErrors } from '../pay-and-play-errors';
import { type PayAndPlayFlow, usePayAndPlayForm } from '../pay-and-play-flow';
import { contactForm } from '../pay-and-play-forms';
import type { PayAndPlayView } from '../pay-and-play-view';
import styles from '../pay-and-play.module.css';

/** Form for the contact data missing from the bank (PNP-07). */
export function ContactStep({
  flow,
  contact,
}: {
  flow: PayAndPlayFlow;
  contact: NonNullable<PayAndPlayView['contact']>;
}) {
  const { t } = useSite();
  const { email, phonePrefix, phoneBody, needsPhone } = contact;
  const definition = needsPhone
    ? { ...contactForm, required: [...contactForm.required, 'phonePrefix', 'phoneBody'] }
    : contactForm;
  const { form, fields, busy } = usePayAndPlayForm(flow, 'contact', definition, {
    email,
    ...(needsPhone ? { phonePrefix, phoneBody } : {}),
  });
  return (
    <RouteForm action={flow.pageAddress} intent="contact" form={form} errorTexts={payAndPlayErrors}>
      <p className={styles.plain}>{t('payAndPlay.contact')}</p>
      <EmailField meta={fields.email} label={t('registration.email')} errorTexts={payAndPlayErrors} />
      {needsPhone && (
        <PhoneField
          prefix={fields.phonePrefix}
          body={fields.phoneBody}
          label={t('registration.phone')}
          prefixLabel={t('registration.phonePrefix')}
          prefixes={flow.setup.phonePrefixes}
          errorTexts={{ ...phoneErrors, ...payAndPlayErrors }}
        />
      )}
      <CheckboxField meta={fields.marketingOptIn} label={t('registration.marketing')} />
      <FormActions>
        <SubmitButton busy={busy}>{t('payAndPlay.finish')}</SubmitButton>
      </FormActions>
    </RouteForm>
  );
}
