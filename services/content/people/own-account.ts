import { isDeepStrictEqual } from 'node:util';
import type { ProposedWrite } from '../store/actor';
import { linkTo } from '../store/link-to';

/** Whether a write changes no more than the name, the password or the tokens of the person who makes it. */
export function isOwnAccount(write: ProposedWrite, userId: string): boolean {
  if (write.what !== 'shared') return false;
  const { kind, before, after } = write;
  if (kind === 'AccessToken') return [before, after].every((token) => !token || isTokenOf(token, userId));
  if (kind !== 'User' || !before || !after || before.sys.id !== userId) return false;
  return isDeepStrictEqual(withoutOwnParts(before), withoutOwnParts(after));
}

/** Whether a write ends a token of the person who makes it: also one that may only read can be given up. */
export function isOwnRevocation(write: ProposedWrite, userId: string): boolean {
  const { before, after } = write;
  if (write.kind !== 'AccessToken' || !before || !isOwnAccount(write, userId)) return false;
  return !after || ('revokedAt' in after && after.revokedAt !== null);
}

function isTokenOf(resource: object, userId: string): boolean {
  return 'user' in resource && isDeepStrictEqual(resource.user, linkTo('User', userId));
}

/** The email is for administrators to change. Signing in writes the rest. */
function withoutOwnParts(user: object): object {
  const names = { firstName: '', lastName: '' };
  return { ...user, ...names, sys: null, passwordHash: null, signInCount: 0, identity: null };
}
