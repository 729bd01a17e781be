import type { FieldError } from '../errors';

const SHORTEST = 8;

/** Whose password it is to be: it must not say so. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Says why a password is refused, or undefined. */
export type PasswordRules = (password: string, owner: PasswordOwner) => FieldError | undefined;

/** Length and guessability decide (NIST 800-63B): no rules about kinds of characters, no common or personal passwords. */
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
