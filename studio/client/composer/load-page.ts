import type { ManagedEntry } from '../../../schemas/generated/types';
import { ownedIds } from '../../model/owned-entries';
import { readEntries, readEntry } from '../api/entries';
import { ownedFields } from '../forms/owned-fields';

/** Deeper than pages are nested. */
const maxRounds = 8;

/**
 * A page with its parts: blocks, panels, links. References such as games are not loaded.
 * @throws ApiError
 */
export async function loadPage(pageId: string): Promise<ManagedEntry[]> {
  const found = new Map([[pageId, await readEntry(pageId)]]);
  await addOwned([...found.values()], found);
  return [...found.values()];
}

/** An entry created or copied elsewhere, with its parts. @throws ApiError */
export async function loadParts(ids: readonly string[]): Promise<ManagedEntry[]> {
  const roots = await readEntries(ids);
  const found = new Map(roots.map((entry) => [entry.sys.id, entry]));
  await addOwned(roots, found);
  return [...found.values()];
}

async function addOwned(roots: readonly ManagedEntry[], found: Map<string, ManagedEntry>): Promise<void> {
  let latest = roots;
  for (let round = 0; round < maxRounds && latest.length > 0; round += 1) {
    const ids = new Set(latest.flatMap(partsOf).filter((id) => !found.has(id)));
    latest = await readEntries([...ids]);
    for (const entry of latest) found.set(entry.sys.id, entry);
  }
}

function partsOf({ sys, fields }: ManagedEntry): string[] {
  return ownedIds({ contentType: sys.contentType.sys.id, fields }, ownedFields);
}
