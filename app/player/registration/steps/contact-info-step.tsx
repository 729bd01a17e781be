import type { ReactNode } from 'react';
import type { MessageKey } from '../../../../schemas/generated/message-keys';
import { useSite } from '../../../../ui/site/site-context';
import { SelectField, TextField } from '../../forms/field';
import { FormActions, SubmitButton } from '../../forms/form-parts';
import { BirthDateField } from './birth-date-field';
import { birthPlaceErrors, cpfErrors, registrationErrors } from '../registration-errors';
import { type RegistrationFlow, useStepForm } from '../registration-flow';
import { contactForm } from '../registration-forms';
import type { ContactField, IdentifierKind } from '../registration-view';
import { StepButton, StepForm } from './step-form';
import styles from '../registration.module.css';

const identifierLabels: Record<IdentifierKind, MessageKey> = {
  'birth-place': 'registration.identifiers.birthPlace',
  'se-personal-number': 'registration.identifiers.sePersonalNumber',
  'nl-citizen-number': 'registration.identifiers.nlCitizenNumber',
  'dk-cpr': 'registration.identifiers.dkCpr',
};

/** The form that completes the profile (REG-02); its fields depend on market and country. */
export function ContactInfoStep({ flow }: { flow: RegistrationFlow }) {
  const { t } = useSite();
  const { setup, view } = flow;
  const { birthDay, birthMonth, birthYear, postCode, cpf, province } = view.values;
  const { form, fields, busy } = useStepForm(flow, 'contact', formOf(view.contactInfo), {
    defaultValue: { birthDay, birthMonth, birthYear, postCode, cpf, province },
    keep: true,
  });
  const isPlace = view.registerIdentifier === 'birth-place';
  const parts: Record<ContactField, ReactNode> = {
    dateOfBirth: <BirthDateField fields={fields} minimumAge={setup.minimumAge} />,
    cpf: (
      <TextField
        meta={fields.cpf}
        label={t('registration.cpf')}
        hint={t('registration.cpfHint')}
        inputMode="numeric"
        dir="ltr"
        errorTexts={cpfErrors}
      />
    ),
    registerIdentifier: view.registerIdentifier && (
      <TextField
        meta={fields.registerIdentifier}
        label={t(identifierLabels[view.registerIdentifier])}
        hint={t('registration.identifierHint')}
        inputMode={isPlace ? undefined : 'numeric'}
        autoComplete="off"
        dir={isPlace ? undefined : 'ltr'}
        errorTexts={isPlace ? birthPlaceErrors : registrationErrors}
      />
    ),
    province: (
      <SelectField
        meta={fields.province}
        label={t('registration.province')}
        options={setup.provinces}
        placeholder={t('registration.chooseProvince')}
        autoComplete="address-level1"
        errorTexts={registrationErrors}
      />
    ),
    postCode: (
      <TextField
        meta={fields.postCode}
        label={t('registration.postCode')}
        hint={view.postCodeExample && t('registration.postCodeHint', { example: view.postCodeExample })}
        autoComplete="postal-code"
        dir="ltr"
        errorTexts={registrationErrors}
      />
    ),
  };
  const last = !view.way.includes('Verification');
  return (
    <>
      <StepForm flow={flow} intent="contact" form={form}>
        {view.contactInfo.map((name) => (
          <div key={name} className={styles.part}>
            {parts[name]}
          </div>
        ))}
        <FormActions>
          <SubmitButton busy={busy}>{t(last ? 'registration.finish' : 'registration.continue')}</SubmitButton>
        </FormActions>
      </StepForm>
      <StepButton flow={flow} intent="back">
        {t('registration.back')}
      </StepButton>
    </>
  );
}

/** The schema serves all countries; here the fields of this country become required. The server has the final check. */
function formOf(requested: readonly ContactField[]) {
  const required = requested.filter((name) => name in contactForm.fields);
  return { ...contactForm, required: [...contactForm.required, ...required] };
}
