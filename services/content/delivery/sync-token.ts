import { createHash, timingSafeEqual } from 'node:crypto';
import { badRequest } from '../http/api-error';
import { decodeToken, encodeToken } from '../rest/token-text';
import { isRecord } from '../../../schemas/is-record';
import type { ReaderKind } from './reader-view';

/** Values of the sync parameter `type`. */
export const syncTypes = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'] as const;
export type SyncType = (typeof syncTypes)[number];

/** Maximum number of entities per page. */
const MAX_LIMIT = 1000;

/** A state of an environment. */
export interface SyncMoment {
  /** The newest write. */
  readonly sequence: number;
  /** Last update (ISO 8601) of any entity that preview readers see, or saw before its deletion. */
  readonly time: string;
}

/** Position of an entity in the order of changes. */
export interface SyncPlace {
  readonly sequence: number;
  /** Kind and id. */
  readonly key: string;
}

/** Progress of a client's sync. */
export interface SyncState {
  readonly kind: ReaderKind;
  readonly type: SyncType;
  readonly contentType: string | null;
  readonly limit: number;
  /** True on the pages of an initial sync. */
  readonly isInitial: boolean;
  /** State that the client already has; only later changes are sent. */
  readonly since: SyncMoment;
  /** State at the end of these pages, from which the next sync continues. Null between syncs. */
  readonly until: SyncMoment | null;
  /** Last entity of these pages that was sent. */
  readonly given: SyncPlace | null;
}

/**
 * Encodes a sync token. A checksum over the state and its owner detects a mistyped token or one of another environment; it is no secret.
 *
 * @param owner identifies the space, the environment and the kind of reader
 */
export function writeSyncToken(state: SyncState, owner: string): string {
  const text = encodeToken(state);
  return `${text}.${checkSum(text, owner)}`;
}

/**
 * Decodes a sync token.
 * @throws ApiError 400 for a token that is malformed or of another environment
 */
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
