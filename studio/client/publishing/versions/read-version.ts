import type { StoredVersion } from '../../../../schemas/generated/types';
import type { Fields } from '../../../model/fields';
import { linkedIdsIn, ownedEntries } from '../../../model/owned-entries';
import { readEntries } from '../../api/entries';
import { ownedFields } from '../../forms/owned-fields';
import { readHistories } from '../calls/snapshots';
import { readAssets } from '../calls/stored-items';
import { type EntryVersion, versionAt } from '../model/history';
import type { PageMoment, PageMoments } from '../model/page-moment';

/** The page did not exist, or was not published, at the moment. */
export class NoVersionError extends Error {
  override name = 'NoVersionError';
}

/** Depth of references that blocks show, such as a tournament with its games. */
const referenceDepth = 2;

type Stored = Record<string, { contentType: string; fields: Fields }>;

/**
 * A page with its parts at a moment, with current references.
 * @throws ApiError, NoVersionError
 */
export async function readVersion(
  { pageId, histories }: PageMoments,
  { kind, at }: PageMoment,
): Promise<StoredVersion> {
  const entries = await readParts(pageId, at, kind, new Map(histories));
  if (!entries[pageId]) throw new NoVersionError();
  for (let depth = 0; depth < referenceDepth; depth += 1)
    for (const { sys, fields } of await readEntries(missingIn(entries)))
      entries[sys.id] = { contentType: sys.contentType.sys.id, fields };
  const assetIds = new Set(Object.values(entries).flatMap(({ fields }) => linkedIdsIn(fields, 'Asset')));
  const assets = (await readAssets([...assetIds])).map(({ sys, fields }) => [sys.id, { ...fields }]);
  return { entries, assets: Object.fromEntries(assets) as StoredVersion['assets'] };
}

async function readParts(
  pageId: string,
  at: string,
  kind: PageMoment['kind'],
  histories: Map<string, readonly EntryVersion[]>,
): Promise<Stored> {
  /** Entries without a history are used as they are. */
  const others: Stored = {};
  const entryOf = (id: string) =>
    versionAt(histories.get(id), at, kind === 'publish' ? kind : undefined) ?? others[id];
  for (;;) {
    const { ids } = ownedEntries(pageId, entryOf, ownedFields);
    const unread = ids.filter((id) => !histories.has(id));
    if (unread.length === 0)
      return Object.fromEntries(
        ids.flatMap((id) => {
          const entry = entryOf(id);
          return entry ? [[id, { contentType: entry.contentType, fields: entry.fields }]] : [];
        }),
      );
    for (const [id, history] of await readHistories(unread)) histories.set(id, history);
    const unversioned = unread.filter((id) => histories.get(id)?.length === 0);
    for (const { sys, fields } of await readEntries(unversioned))
      others[sys.id] = { contentType: sys.contentType.sys.id, fields };
  }
}

/** Linked entries that are missing. */
function missingIn(entries: Stored): string[] {
  const linked = Object.values(entries).flatMap(({ fields }) => linkedIdsIn(fields, 'Entry'));
  return [...new Set(linked)].filter((id) => !entries[id]);
}
