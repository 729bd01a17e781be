import type { EntityRecord } from '../store/entities';
import type { LoggedChange } from '../store/environment';
import type { StoredAsset, StoredEntry } from '../store/resource';
import type { ReaderView } from './reader-view';
import type { SyncMoment, SyncPlace } from './sync-token';

/** A change to send to a syncing client. */
export interface SyncChange extends LoggedChange {
  /** The version that readers see now; undefined after a deletion. */
  readonly record: EntityRecord | undefined;
}

/** The current state, which a new sync ends at. */
export function momentOf(view: ReaderView): SyncMoment {
  const { environment } = view;
  if (view.kind === 'delivery') return { sequence: environment.sequence, time: '' };
  const times = [...environment.list('Entry'), ...environment.list('Asset')].map(({ sys }) => sys.updatedAt);
  return {
    sequence: environment.sequence,
    time: times.reduce((newest, time) => (time > newest ? time : newest), ''),
  };
}

/** Publications and deletions between two states. */
export function publishedChanges(since: SyncMoment, until: SyncMoment, view: ReaderView): SyncChange[] {
  return view.environment
    .changesSince(since.sequence)
    .filter(({ sequence }) => sequence <= until.sequence)
    .map((change) => ({ ...change, record: change.deleted ? undefined : recordOf(change, view) }));
}

/**
 * Changes for preview readers. The store logs publications only, so drafts are found by their `updatedAt`: a
 * client may receive writes of the same millisecond twice, and receives no deletion of an entity that was never
 * published.
 */
export function previewChanges(since: SyncMoment, until: SyncMoment, view: ReaderView): SyncChange[] {
  const isNew = ({ sys }: StoredEntry | StoredAsset) => sys.updatedAt >= since.time;
  const written = [...view.environment.list('Entry'), ...view.environment.list('Asset')].filter(isNew);
  const changes = written.map(({ sys }): SyncChange => {
    const change = { sequence: 0, kind: sys.type, id: sys.id };
    const { revision, archivedAt } = { revision: sys.publishedCounter ?? 0, ...sys };
    const deleted = archivedAt && {
      revision,
      createdAt: sys.createdAt,
      updatedAt: sys.updatedAt,
      deletedAt: archivedAt,
    };
    return { ...change, record: recordOf(change, view), ...(deleted && { deleted }) };
  });
  const gone = publishedChanges(since, until, view).filter(
    ({ kind, id, deleted }) => deleted && !view.environment.get(kind, id),
  );
  return [...changes, ...gone];
}

function recordOf(
  { kind, id }: Pick<LoggedChange, 'kind' | 'id'>,
  view: ReaderView,
): EntityRecord | undefined {
  return kind === 'Entry' ? view.entry(id) : view.asset(id);
}

/** Kind and id. */
export function keyOf({ kind, id }: Pick<LoggedChange, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** Compare function: oldest change first. */
export function inOrder(a: SyncChange, b: SyncChange): number {
  if (a.sequence !== b.sequence) return a.sequence - b.sequence;
  return keyOf(a) < keyOf(b) ? -1 : 1;
}

export function isAfter(change: SyncChange, { sequence, key }: SyncPlace): boolean {
  return change.sequence > sequence || (change.sequence === sequence && keyOf(change) > key);
}
