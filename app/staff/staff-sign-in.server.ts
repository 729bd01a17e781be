import { log } from '../server/log.server';
import { TryLimit } from '../server/rate-limit.server';
import { visitorAddressHeader } from '../platform/visitor/visitor-country.server';
import { type StaffMember, staffByName } from './staff-file.server';
import { isStaffPassword } from './staff-passwords.server';

/** Enough for typing mistakes, far too few for guessing passwords. */
const ofAddress = new TryLimit({ name: 'staff-sign-in', maxFailures: 10 });
/** Failures for one account from many addresses. High, so that a stranger who only knows a name cannot lock the account. */
const ofAccount = new TryLimit({ name: 'staff-account', maxFailures: 100 });

export type StaffSignIn =
  | { outcome: 'signed-in'; member: StaffMember }
  | { outcome: 'refused' }
  | { outcome: 'too-many'; waitMs: number };

/** Checks name and password. Attempts are counted by address and by account before the password is verified. */
export async function signStaffIn(request: Request, name: string, password: string): Promise<StaffSignIn> {
  const address = request.headers.get(visitorAddressHeader) ?? '';
  const waitMs = (await ofAddress.begin(address)) ?? (await ofAccount.begin(name));
  if (waitMs !== undefined) {
    log.warn({ event: 'staff.too-many', address }, 'too many failed sign-ins of staff');
    return { outcome: 'too-many', waitMs };
  }
  const member = staffByName()?.get(name);
  if (!(await isStaffPassword(password, member?.password)) || !member) {
    log.warn({ event: 'staff.refused-sign-in', staff: member?.name, address }, 'failed sign-in of staff');
    return { outcome: 'refused' };
  }
  await Promise.all([ofAddress.forgive(address), ofAccount.forgive(name)]);
  log.info({ event: 'staff.signed-in', staff: name }, 'a member of staff signed in');
  return { outcome: 'signed-in', member };
}
