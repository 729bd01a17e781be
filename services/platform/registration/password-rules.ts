import type { FieldError } from '../errors';

const SHORTEST = 8;

/** Personal details that the password must not contain. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Returns the reason why a password is rejected, or undefined. */
export type PasswordRules = (password: string, owner: PasswordOwner) => FieldError | undefined;

/** Based on length and guessability (NIST 800-63B): no character class rules, no common or personal passwords. */
export function createPasswordRules(common: readonly string[]): PasswordRules {
  const commonPasswords = new Set(common);
  return (password, owner) => {
    const plain = password.normalize('NFKC').toLowerCase();
    if ([...plain].length < SHORTEST) {
      return {
        code: 'invalid.password.length',
        message: `The password must have at least ${SHORTEST} characters.`,
      };
    }
    if (commonPasswords.has(plain) || /^(.)\1*$/u.test(plain)) {
      return {
        code: 'invalid.password.common',
        message: 'The password is one of the first that intruders try.',
      };
    }
    if (isPersonal(plain, owner)) {
      return {
        code: 'invalid.password.personal',
        message: 'The password must not be the e-mail address or the name.',
      };
    }
    return undefined;
  };
}

function isPersonal(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const address = email.toLowerCase();
  const name = `${firstName}${lastName}`.toLowerCase();
  const letters = password.replace(/\s/g, '');
  return [address, address.split('@')[0], name].includes(letters);
}
