import type { ErrorTexts } from '../forms/form-errors';

/**
 * The text of each sign-in error code (ERR-01…08). All others are shown as wrong credentials, so as not to reveal which
 * addresses have an account. A time-out has its own view (ERR-01, AUTH-37).
 */
const textByCode: ErrorTexts = {
  'error.sign.in.attempt.count.exceeded': 'signIn.errors.maxAttempt',
  'error.captcha.required': 'signIn.errors.captcha',
  'error.captcha.unavailable': 'forms.captcha.unavailable',
  'captcha.notLoaded': 'forms.captcha.notLoaded',
  'error.account.deactivated': 'signIn.errors.blacklisted',
  'error.account.closed': 'signIn.errors.closed',
  'error.timeout.in.progress': 'signIn.errors.timeout',
  'error.exclusion.in.progress': 'signIn.errors.exclusion',
  'error.exclusion.in.progress.indefinitely': 'signIn.errors.exclusionIndefinite',
  'error.exclusion.register': 'signIn.errors.exclusionRegister',
  'error.time.limit.reached': 'signIn.errors.timeLimit',
  'error.request.refused': 'signIn.errors.refused',
  'error.system.error': 'signIn.errors.unavailable',
  network: 'signIn.errors.network',
};

/**
 * Message key of a sign-in error code.
 * @param wait whether the platform returned the length of the lock
 */
export function signInText(code: string, wait = false): NonNullable<ErrorTexts[string]> {
  if (wait && code === 'error.sign.in.attempt.count.exceeded') return 'signIn.errors.maxAttemptWait';
  return textByCode[code] ?? 'signIn.errors.unauthorized';
}
