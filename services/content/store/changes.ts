import type { EntityRecord } from './entities';
import type { Space } from './space';

/** What differs between two loaded states. Ids and types are sorted. */
export interface SpaceChanges {
  readonly revision: string;
  readonly changedEntries: readonly string[];
  readonly changedAssets: readonly string[];
  /** Content types of changed entries, and content types that changed themselves. */
  readonly changedTypes: readonly string[];
}

/** Compares two states of a space; entities that came, went or changed count alike. */
export function compareSpaces(before: Space, after: Space): SpaceChanges {
  const types = new Set<string>();
  const entries = changedIds(
    before.preview.entries,
    after.preview.entries,
    before.published,
    after.published,
    'entry',
  );
  const assets = changedIds(
    before.preview.assets,
    after.preview.assets,
    before.published,
    after.published,
    'asset',
  );
  for (const id of entries) {
    for (const view of [before.preview, after.preview]) {
      const entry = view.entry(id);
      if (entry) types.add(entry.contentTypeId);
    }
  }
  const definitions = (space: Space) =>
    new Map(space.contentTypes.map((type) => [type.id, JSON.stringify(type.raw)]));
  const [old, now] = [definitions(before), definitions(after)];
  for (const id of new Set([...old.keys(), ...now.keys()])) if (old.get(id) !== now.get(id)) types.add(id);
  return {
    revision: after.revision,
    changedEntries: entries,
    changedAssets: assets,
    changedTypes: [...types].sort(),
  };
}

function changedIds(
  before: readonly EntityRecord[],
  after: readonly EntityRecord[],
  publishedBefore: Space['published'],
  publishedAfter: Space['published'],
  lookUp: 'entry' | 'asset',
): string[] {
  const texts = (list: readonly EntityRecord[], published: Space['published']) =>
    new Map(
      list.map((record) => [
        record.sys.id,
        `${published[lookUp](record.sys.id) ? 1 : 0}${JSON.stringify(record)}`,
      ]),
    );
  const [old, now] = [texts(before, publishedBefore), texts(after, publishedAfter)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((id) => old.get(id) !== now.get(id)).sort();
}
