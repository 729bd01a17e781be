import { badRequest } from '../http/api-error';
import { unknownContentType, unknownPath } from '../rest/query-error';
import { readQuery } from '../rest/query-parameters';
import { linkTo } from '../store/link-to';
import { type BodyScope, entityBody } from './entity-body';
import type { ReaderView } from './reader-view';
import {
  inOrder,
  isAfter,
  keyOf,
  momentOf,
  previewChanges,
  publishedChanges,
  type SyncChange,
} from './sync-changes';
import {
  invalidToken,
  readSyncToken,
  type SyncMoment,
  type SyncState,
  type SyncType,
  syncTypes,
  writeSyncToken,
} from './sync-token';

/**
 * Responds to a sync request: with all content at first, later with the changes since the token. All pages show
 * the state of the first one; later writes follow with the next sync.
 *
 * @param url path and query
 * @param base origin of the URLs of further pages, such as `http://localhost:3001`
 * @throws ApiError 400
 */
export function syncPage(
  url: string,
  base: string,
  scope: Omit<BodyScope, 'locale'>,
): Record<string, unknown> {
  const { view } = scope;
  const state = stateOf(url, view);
  const until = state.until ?? momentOf(view);
  const changes = changesFor(state, until, view);
  const page = changes.slice(0, state.limit);
  const last = page.at(-1);
  const next: SyncState =
    changes.length > page.length && last
      ? { ...state, until, given: { sequence: last.sequence, key: keyOf(last) } }
      : { ...state, isInitial: false, since: until, until: null, given: null };
  const path = new URL(url, 'http://localhost').pathname;
  const token = writeSyncToken(next, ownerOf(view));
  return {
    sys: { type: 'Array' },
    items: page.map((change) => bodyOf(change, { ...scope, locale: null })),
    [next.given ? 'nextPageUrl' : 'nextSyncUrl']: `${base}${path}?sync_token=${token}`,
  };
}

/** State before the first write. */
const START: SyncMoment = { sequence: 0, time: '' };

const own = ['initial', 'sync_token', 'type', 'content_type'];

function stateOf(url: string, view: ReaderView): SyncState {
  const query = readQuery(url, own);
  const [unknown] = query.conditions;
  if (unknown) throw unknownPath(unknown.path);
  const token = query.parameter('sync_token');
  if (token !== undefined) {
    const state = readSyncToken(token, ownerOf(view));
    if (state.kind !== view.kind || state.since.sequence > view.environment.sequence) throw invalidToken();
    return state;
  }
  if (query.parameter('initial') !== 'true')
    throw badRequest(
      'A synchronisation starts with initial=true and goes on with the sync_token it was given.',
    );
  if (query.limit === 0)
    throw badRequest('The parameter "limit" must be a whole number from 1 to 1000, got "0".');
  const contentType = query.parameter('content_type') ?? null;
  const type = readType(query.parameter('type'), contentType);
  if (contentType !== null && !view.types.has(contentType)) throw unknownContentType(contentType);
  const { kind } = view;
  return {
    kind,
    type,
    contentType,
    limit: query.limit,
    isInitial: true,
    since: START,
    until: null,
    given: null,
  };
}

function readType(requested: string | undefined, contentType: string | null): SyncType {
  const type = syncTypes.find(
    (candidate) => candidate === (requested ?? (contentType === null ? 'all' : 'Entry')),
  );
  if (!type) throw badRequest(`Unknown sync type: "${requested}". Known are ${syncTypes.join(', ')}.`);
  if (contentType !== null && type !== 'Entry')
    throw badRequest('The parameter "content_type" goes with type=Entry only.');
  return type;
}

function changesFor(state: SyncState, until: SyncMoment, view: ReaderView): readonly SyncChange[] {
  const find = view.kind === 'delivery' ? publishedChanges : previewChanges;
  const wanted = find(state.since, until, view).filter((change) => isWanted(change, state));
  const { given } = state;
  return (given ? wanted.filter((change) => isAfter(change, given)) : wanted).toSorted(inOrder);
}

function isWanted(change: SyncChange, { type, contentType, isInitial }: SyncState): boolean {
  const { kind, record, deleted } = change;
  if (record) {
    if (contentType !== null) return record.kind === 'Entry' && record.contentTypeId === contentType;
    return type === 'all' || type === kind;
  }
  // An initial sync sends no deletions.
  if (!deleted || isInitial) return false;
  return type === 'all' || type === 'Deletion' || type === `Deleted${kind}`;
}

function bodyOf({ kind, id, record, deleted }: SyncChange, scope: BodyScope): unknown {
  if (record) return entityBody(record, scope);
  const { spaceId, environment } = scope.view;
  return {
    sys: {
      type: `Deleted${kind}`,
      id,
      space: linkTo('Space', spaceId),
      environment: linkTo('Environment', environment.id),
      revision: deleted?.revision,
      createdAt: deleted?.createdAt,
      updatedAt: deleted?.updatedAt,
      deletedAt: deleted?.deletedAt,
    },
  };
}

function ownerOf({ storeId, spaceId, environment, kind }: ReaderView): string {
  return [storeId, spaceId, environment.id, kind].join('\n');
}
