import type { ChangeEvent, ReactNode } from 'react';
import { useSite } from '../../../../ui/site/site-context';
import {
  CheckboxField,
  EmailField,
  PasswordField,
  PhoneField,
  SelectField,
  TextField,
} from '../../forms/field';
import fieldStyles from '../../forms/field.module.css';
import { FormActions, SubmitButton } from '../../forms/form-parts';
import { RiskWarning } from '../../safety/risk-warning';
import { phoneErrors, registrationErrors } from '../registration-errors';
import { type RegistrationFlow, useStepForm } from '../registration-flow';
import { detailsForm } from '../registration-forms';
import { conditions } from '../registration-payload';
import type { CountryOption, DetailsField } from '../registration-view';
import { StepForm } from './step-form';
import { TextWithLinks } from './text-with-links';
import styles from '../registration.module.css';

/** Personal details and consents (REG-01, REG-04). */
export function DetailsStep({ flow, bonusCode }: { flow: RegistrationFlow; bonusCode?: string }) {
  const { locale, rules, t } = useSite();
  const { setup, view, inDialog } = flow;
  const { form, fields, busy } = useStepForm(flow, 'details', detailsForm, {
    defaultValue: {
      ...checkedValues(view.values),
      bonusCode: view.values.bonusCode || bonusCode,
      password: flow.password,
    },
    keep: true,
  });
  const common = { errorTexts: registrationErrors };
  const parts: Record<DetailsField, ReactNode> = {
    country:
      setup.countries.length > 1 ? (
        <SelectField
          meta={fields.country}
          label={t('registration.country')}
          options={setup.countries}
          autoComplete="country"
          {...common}
        />
      ) : (
        <input type="hidden" name="country" value={setup.countries[0]?.value} />
      ),
    email: <EmailField meta={fields.email} label={t('registration.email')} {...common} />,
    password: (
      <PasswordField
        meta={fields.password}
        label={t('registration.password')}
        hint={t('registration.passwordHint')}
        autoComplete="new-password"
        {...common}
      />
    ),
    firstName: (
      <TextField
        meta={fields.firstName}
        label={t('registration.firstName')}
        hint={t('registration.nameHint')}
        autoComplete="given-name"
        {...common}
      />
    ),
    lastName: (
      <TextField
        meta={fields.lastName}
        label={t('registration.lastName')}
        autoComplete="family-name"
        {...common}
      />
    ),
    phone: (
      <PhoneField
        prefix={fields.phonePrefix}
        body={fields.phoneBody}
        label={t('registration.phone')}
        prefixLabel={t('registration.phonePrefix')}
        hint={t('registration.phoneHint')}
        prefixes={setup.phonePrefixes}
        errorTexts={phoneErrors}
      />
    ),
    bonusCode: (
      <TextField
        meta={fields.bonusCode}
        label={t('registration.bonusCode')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        {...common}
      />
    ),
  };
  return (
    <div
      onInput={(event) => {
        const { target } = event;
        if (target instanceof HTMLInputElement && target.name === fields.password.name)
          flow.remember(target.value);
        if (target instanceof HTMLSelectElement && target.name === fields.country.name)
          followCountry(target, setup.countries);
      }}
    >
      <StepForm flow={flow} intent="details" form={form}>
        {setup.details.map((name) => (
          <div key={name} className={styles.part} hidden={name === 'country' && setup.countries.length < 2}>
            {parts[name]}
          </div>
        ))}
        {!setup.details.includes('country') && (
          <input type="hidden" name="country" value={setup.countries[0]?.value} />
        )}
        {!setup.details.includes('bonusCode') && (
          <input type="hidden" name="bonusCode" value={view.values.bonusCode || bonusCode} />
        )}
        <fieldset className={styles.group} onChange={toggleConditions}>
          <legend className={fieldStyles.label}>{t('registration.conditions')}</legend>
          <CheckboxField
            meta={fields.allConditions}
            label={<strong>{t('registration.allConditions')}</strong>}
          />
          <CheckboxField
            meta={fields.termsAndConditionsAccepted}
            label={
              <TextWithLinks
                text={t('registration.terms')}
                addresses={[setup.documents.terms, setup.documents.privacy]}
              />
            }
          />
          <CheckboxField
            meta={fields.cookiePolicyAccepted}
            label={<TextWithLinks text={t('registration.cookies')} addresses={[setup.documents.cookies]} />}
          />
          <CheckboxField meta={fields.marketingOptIn} label={t('registration.marketing')} />
        </fieldset>
        {rules.riskWarning && <RiskWarning />}
        <FormActions>
          <SubmitButton busy={busy}>{t('registration.continue')}</SubmitButton>
        </FormActions>
        <p className={styles.aside}>
          {t('registration.haveAccount')}{' '}
          <a href={inDialog ? '#login' : `/${locale}/login`}>{t('registration.logIn')}</a>
        </p>
      </StepForm>
    </div>
  );
}

/** The phone prefix follows the country until a number is entered. */
function followCountry({ form, value }: HTMLSelectElement, countries: readonly CountryOption[]): void {
  const prefix = form?.elements.namedItem('phonePrefix');
  const body = form?.elements.namedItem('phoneBody');
  const usual = countries.find((country) => country.value === value)?.phonePrefix;
  if (prefix instanceof HTMLSelectElement && body instanceof HTMLInputElement && body.value === '' && usual)
    prefix.value = usual;
}

/** Checkboxes are submitted as `on` or not at all. */
function checkedValues(values: RegistrationFlow['view']['values']) {
  const { country, firstName, lastName, email, phonePrefix, phoneBody } = values;
  return {
    country,
    firstName,
    lastName,
    email,
    phonePrefix,
    phoneBody,
    ...Object.fromEntries(conditions.map((name) => [name, values[name]])),
  };
}

/** `allConditions` checks and clears the others, and reflects them (REG-04). */
function toggleConditions({ target, currentTarget }: ChangeEvent<HTMLFieldSetElement>): void {
  if (!(target instanceof HTMLInputElement)) return;
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const all = boxes.find(({ name }) => name === 'allConditions');
  const others = boxes.filter((box) => box !== all);
  if (!all) return;
  if (target !== all) {
    all.checked = others.every(({ checked }) => checked);
    return;
  }
  for (const box of others) {
    box.checked = all.checked;
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
