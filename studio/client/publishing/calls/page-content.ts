import type { EntryCopy, ManagedAsset, ManagedEntry } from '../../../../schemas/generated/types';
import { validatePublishedEntries } from '../../../../schemas/generated/validators.js';
import { call } from '../../api/call';
import { readEntries } from '../../api/entries';
import { linkedIdsIn, ownedEntries } from '../../../model/owned-entries';
import { ownedFields } from '../../forms/owned-fields';
import { draftOf, type PageContent, wantedCopies } from '../model/page-changes';
import { entryState } from '../model/entry-state';
import { readAssets } from './stored-items';

const idsPerQuery = 100;

/** A page with all its stored parts, and unpublished pictures and files. */
export interface LoadedPage extends PageContent {
  readonly assets: readonly ManagedAsset[];
}

/**
 * Reads a page with all its parts, and the published versions of changed ones.
 * @param likelyIds parts already known, which saves a call per nesting level
 * @throws ApiError
 */
export async function readPage(rootId: string, likelyIds: readonly string[] = []): Promise<LoadedPage> {
  const drafts = await readOwned(rootId, likelyIds);
  const published = new Map<string, EntryCopy>();
  const content = { rootId, drafts, published };
  const requested = new Set<string>();
  for (;;) {
    const wanted = wantedCopies(content, ownedFields).filter((id) => !requested.has(id));
    if (wanted.length === 0) break;
    wanted.forEach((id) => requested.add(id));
    const unknown = wanted.filter((id) => !drafts.has(id));
    for (const entry of await readEntries(unknown)) drafts.set(entry.sys.id, entry);
    for (const copy of await readPublished(wanted)) published.set(copy.sys.id, copy);
  }
  return { ...content, assets: await readWaitingAssets(rootId, drafts) };
}

/** An entry with its parts, by id. @throws ApiError */
export async function readOwned(
  rootId: string,
  likelyIds: readonly string[] = [],
): Promise<Map<string, ManagedEntry>> {
  const drafts = new Map<string, ManagedEntry>();
  const requested = new Set<string>();
  let wanted = [...new Set([rootId, ...likelyIds])];
  while (wanted.length > 0) {
    wanted.forEach((id) => requested.add(id));
    for (const entry of await readEntries(wanted)) drafts.set(entry.sys.id, entry);
    wanted = ownedEntries(rootId, draftOf(drafts), ownedFields).missing.filter((id) => !requested.has(id));
  }
  return drafts;
}

/** The published versions of entries. @throws ApiError */
async function readPublished(ids: readonly string[]): Promise<EntryCopy[]> {
  const answers = await Promise.all(
    parts(ids).map((part) =>
      call(`/api/environment/public/entries?${idQuery(part)}`, validatePublishedEntries),
    ),
  );
  return answers.flatMap(({ items }) => items);
}

/** Pictures and files of a page with an unpublished newest version. */
async function readWaitingAssets(
  rootId: string,
  drafts: ReadonlyMap<string, ManagedEntry>,
): Promise<ManagedAsset[]> {
  const { ids } = ownedEntries(rootId, draftOf(drafts), ownedFields);
  const assetIds = [...new Set(ids.flatMap((id) => linkedIdsIn(drafts.get(id)?.fields, 'Asset')))];
  const isWaiting = ({ sys }: ManagedAsset) => ['draft', 'changed'].includes(entryState(sys));
  return (await readAssets(assetIds)).filter(isWaiting);
}

function parts(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / idsPerQuery) }, (_, index) =>
    ids.slice(index * idsPerQuery, (index + 1) * idsPerQuery),
  );
}

function idQuery(ids: readonly string[]): string {
  return new URLSearchParams({ 'sys.id[in]': ids.join(','), limit: String(idsPerQuery) }).toString();
}
