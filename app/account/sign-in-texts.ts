import type { MessageKey } from '../../schemas/generated/message-keys';
import type { Translate } from '../../ui/site-context';

const keys = [
  'app.close',
  'signIn.title',
  'signIn.email',
  'signIn.password',
  'signIn.submit',
  'signIn.busy',
  'signIn.signUpTitle',
  'signIn.signUpText',
  'signIn.haveAccount',
  'signIn.errors.unauthorized',
  'signIn.errors.maxAttempt',
  'signIn.errors.blacklisted',
  'signIn.errors.closed',
  'signIn.errors.timeout',
  'signIn.errors.exclusion',
  'signIn.errors.incomplete',
  'signIn.errors.unavailable',
] as const satisfies MessageKey[];

export type SignInKey = (typeof keys)[number];

/** What the page tells the sign-in island. */
export interface SignInProps {
  locale: string;
  authorized: boolean;
  texts: Record<SignInKey, string>;
}

/** The texts of the dialog in the page's language. */
export function signInTexts(t: Translate): Record<SignInKey, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<SignInKey, string>;
}

/** Each login code has its own text (ERR-01…08); every other is shown as wrong credentials. */
const textByCode: Record<string, SignInKey> = {
  'error.sign.in.attempt.count.exceeded': 'signIn.errors.maxAttempt',
  'error.account.deactivated': 'signIn.errors.blacklisted',
  'error.account.closed': 'signIn.errors.closed',
  'error.timeout.in.progress': 'signIn.errors.timeout',
  'error.exclusion.in.progress': 'signIn.errors.exclusion',
  'error.exclusion.in.progress.indefinitely': 'signIn.errors.exclusion',
  'error.form.incomplete': 'signIn.errors.incomplete',
  'error.system.error': 'signIn.errors.unavailable',
  network: 'signIn.errors.unavailable',
};

export function textOfCode(code: string): SignInKey {
  return textByCode[code] ?? 'signIn.errors.unauthorized';
}
