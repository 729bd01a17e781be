import { isDeepStrictEqual } from 'node:util';
import type { ProposedWrite } from '../store/actor';
import { linkTo } from '../store/link-to';

/** True if a write only changes the name, the password or the tokens of its actor. */
export function isOwnAccount(write: ProposedWrite, userId: string): boolean {
  if (write.what !== 'shared') return false;
  const { kind, before, after } = write;
  if (kind === 'AccessToken') return [before, after].every((token) => !token || isTokenOf(token, userId));
  if (kind !== 'User' || !before || !after || before.sys.id !== userId) return false;
  return isDeepStrictEqual(withoutOwnParts(before), withoutOwnParts(after));
}

/** True if a write revokes a token of its actor, which read-only tokens may do too. */
export function isOwnRevocation(write: ProposedWrite, userId: string): boolean {
  const { before, after } = write;
  if (write.kind !== 'AccessToken' || !before || !isOwnAccount(write, userId)) return false;
  return !after || ('revokedAt' in after && after.revokedAt !== null);
}

function isTokenOf(resource: object, userId: string): boolean {
  return 'user' in resource && isDeepStrictEqual(resource.user, linkTo('User', userId));
}

/** Only administrators change the email. Other properties are written on sign-in. */
function withoutOwnParts(user: object): object {
  const names = { firstName: '', lastName: '' };
  return { ...user, ...names, sys: null, passwordHash: null, signInCount: 0, identity: null };
}
