import type { ErrorTexts } from '../forms/form-errors';

/** The person is excluded from gambling by a national register, or self-excluded from all brands. */
export const excludedCodes: readonly string[] = [
  'error.exclusion.register',
  'error.exclusion.in.progress',
  'error.exclusion.in.progress.indefinitely',
];

/** Texts of the error codes of a registration (ERR-09…19). */
export const registrationErrors: ErrorTexts = {
  'error.country.blocked': 'registration.errors.unreachable',
  'error.signup.unhandled': 'registration.errors.unhandled',
  'error.captcha.validation': 'registration.errors.captcha',
  'error.captcha.unavailable': 'forms.captcha.unavailable',
  'captcha.notLoaded': 'forms.captcha.notLoaded',
  'error.message.undelivered': 'registration.errors.notDelivered',
  'error.vonage.validation': 'registration.errors.phone',
  'error.system.error': 'registration.errors.unavailable',
  'error.cpf.duplicate_found': 'registration.errors.cpfTaken',
  'error.registration.token.invalid': 'registration.errors.expired',
  'error.too.many.requests': 'registration.errors.tooManyRequests',
  'sms.code.invalid': 'registration.errors.codeInvalid',
  'sms.max.attempts.reached': 'registration.errors.codeLocked',
  'unhandled.error.no.code': 'registration.errors.codeNoReason',
  'invalid.mobilePhone': 'registration.errors.phone',
  'invalid.cpf': 'registration.errors.cpf',
  'invalid.registerIdentifier': 'registration.errors.identifier',
  'error.exclusion.register': 'registration.errors.excluded',
  'error.exclusion.in.progress': 'registration.errors.selfExcluded',
  'error.exclusion.in.progress.indefinitely': 'registration.errors.selfExcluded',
  'invalid.required': 'forms.errors.required',
  'invalid.password.length': 'registration.passwordHint',
  'invalid.password.common': 'registration.errors.passwordCommon',
  'invalid.password.personal': 'registration.errors.passwordPersonal',
  'invalid.dateOfBirth': 'registration.errors.birthImpossible',
  'birth.impossible': 'registration.errors.birthImpossible',
  'birth.tooYoung': 'registration.errors.tooYoung',
  'code.other': 'registration.errors.codeOther',
  'code.wait': 'registration.errors.wait',
  'password.differs': 'registration.errors.passwordDiffers',
  'postCode.form': 'registration.errors.postCode',
};

/** Texts of the phone number field, including one for its format. */
export const phoneErrors: ErrorTexts = {
  ...registrationErrors,
  pattern: 'registration.errors.phoneForm',
  tooShort: 'registration.errors.phoneShort',
};

/** Texts of the code field. */
export const codeErrors: ErrorTexts = { ...registrationErrors, pattern: 'registration.errors.codeForm' };

/** Texts of the CPF field. */
export const cpfErrors: ErrorTexts = { ...registrationErrors, pattern: 'registration.errors.cpf' };

/** Adds a prefix to codes of the SMS provider without a text, which are shown as they are (ERR-18). */
export function codeWithText(code: string): string {
  return code in registrationErrors || code === 'network' ? code : `code.other:${code}`;
}

/** Texts of the place of birth, by which the German register identifies persons. */
export const birthPlaceErrors: ErrorTexts = {
  ...registrationErrors,
  'invalid.registerIdentifier': 'registration.errors.birthPlace',
};
