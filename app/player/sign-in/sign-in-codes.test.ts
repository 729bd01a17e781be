import { expect, test } from 'vitest';
import { signInText } from './sign-in-codes';

test.each([
  ['error.timeout.in.progress', 'signIn.errors.timeout'],
  ['error.exclusion.in.progress', 'signIn.errors.exclusion'],
  ['error.exclusion.in.progress.indefinitely', 'signIn.errors.exclusionIndefinite'],
  ['error.sign.in.attempt.count.exceeded', 'signIn.errors.maxAttempt'],
  ['error.account.deactivated', 'signIn.errors.blacklisted'],
  ['error.account.closed', 'signIn.errors.closed'],
  ['error.player.not.found', 'signIn.errors.unauthorized'],
  ['error.of.another.kind', 'signIn.errors.unauthorized'],
])('ERR-01…08 %s is shown as %s', (code, key) => {
  expect(signInText(code)).toBe(key);
});
