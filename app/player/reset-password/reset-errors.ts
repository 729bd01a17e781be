import type { ErrorTexts } from '../forms/form-errors';

/** Texts of the error codes of a password reset (RESET-12). */
export const resetErrors: ErrorTexts = {
  'error.password.reset': 'resetPassword.errors.reset',
  'reset.link': 'resetPassword.errors.link',
  'reset.wait': 'resetPassword.errors.wait',
  'sms.code.invalid': 'resetPassword.errors.codeInvalid',
  'sms.max.attempts.reached': 'resetPassword.errors.locked',
  'error.too.many.requests': 'resetPassword.errors.tooManyRequests',
  'error.oops.tryAgain': 'resetPassword.errors.noReason',
  'invalid.password.length': 'resetPassword.passwordHint',
  'invalid.password.common': 'resetPassword.errors.passwordCommon',
  'invalid.password.personal': 'resetPassword.errors.passwordPersonal',
};

/** Texts of the code field, including one for its format. */
export const codeErrors: ErrorTexts = { ...resetErrors, pattern: 'resetPassword.errors.codeForm' };
