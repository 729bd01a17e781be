import type { ErrorTexts } from '../forms/form-errors';

/** The platform's refusal of a province for a player whose country has none. */
export const countryWithoutProvinces = 'invalid.provinceCode.country';

/** Texts for the platform's refusals on the account pages (ACCT-18 to ACCT-22, ERR-17, ERR-18). */
export const accountErrorTexts: ErrorTexts = {
  'error.unauthorized': 'account.errors.signedOut',
  'error.token.expired': 'account.errors.signedOut',
  'error.session.blocked': 'account.errors.signedOut',
  'error.time.limit.reached': 'account.errors.signedOut',
  'error.old_password.incorrect': 'account.errors.oldPassword',
  'error.too.many.requests': 'account.errors.tooMany',
  'error.message.undelivered': 'account.errors.notDelivered',
  'sms.code.invalid': 'account.errors.codeInvalid',
  'sms.max.attempts.reached': 'account.errors.maxAttempts',
  'code.other': 'account.errors.codeOther',
  'unhandled.error.no.code': 'account.errors.codeNoReason',
  'invalid.mobilePhone': 'account.errors.phone',
  'invalid.password.length': 'account.errors.passwordLength',
  'invalid.password.common': 'account.errors.passwordCommon',
  'invalid.password.personal': 'account.errors.passwordPersonal',
  'invalid.password.same': 'account.errors.passwordSame',
  [countryWithoutProvinces]: 'account.errors.provinceCountry',
};

/** The code of a refused phone number: unknown ones are displayed as they are (ERR-18), as is a missing one (ERR-19). */
export function phoneErrorCode(code: string): string {
  if (code === 'error.oops.tryAgain') return 'unhandled.error.no.code';
  return code in accountErrorTexts || code === 'error.request.invalid' ? code : `code.other:${code}`;
}

/** Refusals that are also shown as a toast (ERR-26). `status` is 0 without a response of the platform. */
export function raisesErrorToast({ status, code }: { status: number; code: string }): boolean {
  return status === 404 || status === 500 || code === 'error.old_password.incorrect';
}
