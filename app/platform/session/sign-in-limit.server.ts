import { TryLimit } from '../../server/rate-limit.server';

/** Many people may share an address; an attacker trying passwords needs far more. */
const maxFailures = 60;

/**
 * Failed sign-ins by visitor address. The platform counts them by account (ERR-04), which does not detect one password
 * tried on many accounts.
 */
export class SignInLimit extends TryLimit {
  constructor() {
    super({ name: 'sign-in', maxFailures });
  }
}
