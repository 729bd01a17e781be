import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Transaction } from '../store/content-store';
import { linkTo } from '../store/link-to';
import type { PeopleResources, StoredAccessToken, StoredUser, TokenScope } from '../store/people';
import type { Reader } from '../store/resource-table';
import { newSys } from '../management/space/space-resource';
import { accessOf, membershipOf } from './access';

const TOKEN_BYTES = 32;
/** Characters at the end of a token that lists show. */
const SHOWN_CHARACTERS = 4;
/** Hexadecimal digits of the hash that form the id. */
const ID_DIGITS = 32;

/** Owner of a token. */
export interface TokenOwner {
  readonly user: StoredUser;
  readonly token: StoredAccessToken;
  /** False for a read-only token. */
  readonly mayWrite: boolean;
}

interface TokenPlan {
  readonly userId: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** Milliseconds from now; null for no expiry. */
  readonly lifetimeMs: number | null;
}

/** Creates a token. Its text is returned once and never stored. */
export function createToken(
  tx: Transaction,
  { userId, name, scopes, lifetimeMs }: TokenPlan,
): { readonly token: string; readonly stored: StoredAccessToken } {
  const token = `CFPAT-${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  const sha256 = hashOf(token);
  const expiresAt = lifetimeMs === null ? null : new Date(Date.parse(tx.now) + lifetimeMs).toISOString();
  const stored: StoredAccessToken = {
    sys: { ...newSys('AccessToken', sha256.slice(0, ID_DIGITS), tx), expiresAt },
    user: linkTo('User', userId),
    name,
    scopes,
    revokedAt: null,
    sha256,
    redactedValue: token.slice(-SHOWN_CHARACTERS),
  };
  tx.shared.put('AccessToken', stored);
  return { token, stored };
}

/**
 * The owner of a token; undefined for an unknown, revoked or expired one, and for a person without membership or deactivated.
 * @param now milliseconds since 1970
 */
export function ownerOf(people: Reader<PeopleResources>, token: string, now: number): TokenOwner | undefined {
  const stored = storedToken(people, token);
  if (!stored || !isValid(stored, now)) return undefined;
  const user = people.get('User', stored.user.sys.id);
  if (!user || !accessOf(people, user.sys.id)) return undefined;
  return { user, token: stored, mayWrite: stored.scopes.includes('content_management_manage') };
}

/** True for a token of a deactivated person; its holder may learn why it is refused. */
export function isOfSwitchedOff(people: Reader<PeopleResources>, token: string): boolean {
  const stored = storedToken(people, token);
  return stored !== undefined && membershipOf(people, stored.user.sys.id)?.isSwitchedOff === true;
}

function storedToken(people: Reader<PeopleResources>, token: string): StoredAccessToken | undefined {
  const sha256 = hashOf(token);
  const stored = people.get('AccessToken', sha256.slice(0, ID_DIGITS));
  return stored && timingSafeEqual(Buffer.from(stored.sha256), Buffer.from(sha256)) ? stored : undefined;
}

/** @param now milliseconds since 1970 */
export function isValid({ revokedAt, sys }: StoredAccessToken, now: number): boolean {
  return revokedAt === null && (sys.expiresAt === null || Date.parse(sys.expiresAt) > now);
}

/** The tokens of a person, including expired and revoked ones. */
export function tokensOf(people: Reader<PeopleResources>, userId: string): readonly StoredAccessToken[] {
  return people.list('AccessToken').filter(({ user }) => user.sys.id === userId);
}

/** Revokes a token permanently. */
export function revoke(tx: Transaction, token: StoredAccessToken): StoredAccessToken {
  if (token.revokedAt !== null) return token;
  const sys = { ...token.sys, version: token.sys.version + 1, updatedAt: tx.now, updatedBy: tx.by };
  const revoked = { ...token, sys, revokedAt: tx.now };
  tx.shared.put('AccessToken', revoked);
  return revoked;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
