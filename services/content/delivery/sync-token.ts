import { createHash, timingSafeEqual } from 'node:crypto';
import { badRequest } from '../http/api-error';
import { decodeToken, encodeToken } from '../rest/token-text';
import { isRecord } from '../../../schemas/is-record';
import type { ReaderKind } from './reader-view';

/** Types that a client synchronises. */
export const syncTypes = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'] as const;
export type SyncType = (typeof syncTypes)[number];

/** Most entities on one page. */
const MAX_LIMIT = 1000;

/** A state of an environment. */
export interface SyncMoment {
  /** The newest write. */
  readonly sequence: number;
  /** ISO 8601: when something that readers of drafts see, or saw until then, was updated last. */
  readonly time: string;
}

/** An entity's place in the order of changes. */
export interface SyncPlace {
  readonly sequence: number;
  /** Kind and id. */
  readonly key: string;
}

/** How far a client is. */
export interface SyncState {
  readonly kind: ReaderKind;
  readonly type: SyncType;
  readonly contentType: string | null;
  readonly limit: number;
  /** Whether the client knew nothing when these pages began. */
  readonly isInitial: boolean;
  /** The state that the client has; later changes are still to be sent. */
  readonly since: SyncMoment;
  /** The state that these pages lead to; the next synchronisation starts there. Null between synchronisations. */
  readonly until: SyncMoment | null;
  /** The last entity of these pages that the client has. */
  readonly given: SyncPlace | null;
}

/**
 * Makes the token that a client sends to go on. It bears a check sum over what it says and over the environment it is for, so that
 * one of another environment or with a slip in it is noticed. It opens nothing by itself.
 *
 * @param owner names the space, the environment and who reads
 */
export function writeSyncToken(state: SyncState, owner: string): string {
  const text = encodeToken(state);
  return `${text}.${checkSum(text, owner)}`;
}

/** @throws ApiError 400 for a token that is not one of this environment */
export function readSyncToken(token: string, owner: string): SyncState {
  const [text = '', sum = '', ...more] = token.split('.');
  const [given, wanted] = [Buffer.from(sum), Buffer.from(checkSum(text, owner))];
  if (more.length === 0 && given.length === wanted.length && timingSafeEqual(given, wanted)) {
    const state = decodeToken(text);
    if (isSyncState(state)) return state;
  }
  throw invalidToken();
}

export function invalidToken() {
  return badRequest('The sync_token is not valid for this environment. Start again with initial=true.');
}

function checkSum(text: string, owner: string): string {
  return createHash('sha256').update(`sync\n${owner}\n${text}`).digest('base64url').slice(0, 22);
}

function isSyncState(value: unknown): value is SyncState {
  if (!isRecord(value)) return false;
  const { kind, type, contentType, limit, isInitial, since, until, given } = value;
  return (
    (kind === 'delivery' || kind === 'preview') &&
    syncTypes.some((candidate) => candidate === type) &&
    (contentType === null || typeof contentType === 'string') &&
    typeof limit === 'number' &&
    Number.isSafeInteger(limit) &&
    limit > 0 &&
    limit <= MAX_LIMIT &&
    typeof isInitial === 'boolean' &&
    isMoment(since) &&
    (until === null || isMoment(until)) &&
    (given === null || isPlace(given))
  );
}

function isMoment(value: unknown): value is SyncMoment {
  return isRecord(value) && Number.isSafeInteger(value.sequence) && typeof value.time === 'string';
}

function isPlace(value: unknown): value is SyncPlace {
  return isRecord(value) && Number.isSafeInteger(value.sequence) && typeof value.key === 'string';
}
