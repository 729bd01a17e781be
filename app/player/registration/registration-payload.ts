import type {
  PlatformRequestRegistration,
  PlatformRequestRegistrationCompletion,
  RegistrationDetailsForm,
  RegistrationProgress,
} from '../../../schemas/generated/types';

/** Empty values of both steps (REG-04). */
export const initialForm = {
  country: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  phonePrefix: '',
  phoneBody: '',
  bonusCode: '',
  allConditions: false,
  termsAndConditionsAccepted: false,
  cookiePolicyAccepted: false,
  marketingOptIn: false,
  birthDay: '',
  birthMonth: '',
  birthYear: '',
  postCode: '',
  cpf: '',
  province: '',
};

/** The checkboxes that `allConditions` checks and clears (REG-04). */
export const conditions = ['termsAndConditionsAccepted', 'cookiePolicyAccepted', 'marketingOptIn'] as const;

/** Body of the first call (API-011, REG-14). @param mobilePhone including its prefix */
export function registrationPayload(
  form: RegistrationDetailsForm,
  mobilePhone: string,
  language: string,
): PlatformRequestRegistration {
  const { firstName, lastName, email, password, country, marketingOptIn, cookiePolicyAccepted, bonusCode } =
    form;
  return {
    firstName,
    lastName,
    email,
    mobilePhone,
    password,
    country,
    languageCode: language,
    marketingOptIn: marketingOptIn ?? false,
    cookiePolicyAccepted,
    ...(bonusCode ? { bonusCode } : {}),
  };
}

/** Body of the completing call (API-012, REG-02). @param mobilePhone including its prefix */
export function completionPayload(
  { signup, form }: Pick<RegistrationProgress, 'signup' | 'form'>,
  mobilePhone: string,
  language: string,
): PlatformRequestRegistrationCompletion {
  const { birthYear = 0, birthMonth = 0, birthDay = 0, postCode = '', cpf } = form;
  return {
    playerId: signup.details.playerId,
    dateOfBirth: isoDate(birthYear, birthMonth, birthDay),
    postalCode: postCode,
    mobilePhone,
    countryCode: signup.country,
    termsAndConditionsAccepted: form.termsAndConditionsAccepted ?? false,
    languageCode: language,
    ...(cpf ? { cpf } : {}),
  };
}

/** `yyyy-MM-dd`. */
export function isoDate(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );
}
