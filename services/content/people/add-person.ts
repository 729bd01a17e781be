import { newId, newSys } from '../management/space/space-resource';
import type { Transaction } from '../store/content-store';
import type { StoredUser } from '../store/people';
import { normalEmail, userByEmail } from './people';

type Names = Partial<Pick<StoredUser, 'firstName' | 'lastName'>>;

/** The person with an e-mail address, created if missing. Without a password they cannot sign in yet. */
export function personIn(tx: Transaction, email: string, names: Names = {}): StoredUser {
  const known = userByEmail(tx.shared, email);
  if (known) return known;
  const user: StoredUser = {
    sys: newSys('User', newId(), tx),
    firstName: names.firstName ?? '',
    lastName: names.lastName ?? '',
    email: normalEmail(email),
    passwordHash: null,
    signInCount: 0,
  };
  tx.shared.put('User', user);
  return user;
}
