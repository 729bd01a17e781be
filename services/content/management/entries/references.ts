import { forEachLink, type Link } from '../../store/links';
import type { StoredAsset, StoredEntry } from '../../store/resource';
import type { ContentReader } from '../lifecycle/content-reader';

/** Maximum number of link levels to follow. */
export const MAX_REFERENCE_DEPTH = 10;

/** Entities that an entry links to, directly or indirectly. */
interface References {
  readonly entries: readonly StoredEntry[];
  readonly assets: readonly StoredAsset[];
}

/**
 * The entries and assets that an entry links to, directly or indirectly, each once and without the entry itself.
 *
 * @param depth number of link levels to follow
 */
export function referencesOf(reader: ContentReader, entry: StoredEntry, depth: number): References {
  const entries = new Map<string, StoredEntry>();
  const assets = new Map<string, StoredAsset>();
  let level: readonly StoredEntry[] = [entry];
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: StoredEntry[] = [];
    for (const { sys } of level.flatMap(linksOf)) {
      if (sys.linkType === 'Asset') {
        const asset = reader.get('Asset', sys.id);
        if (asset) assets.set(sys.id, asset);
      } else if (sys.id !== entry.sys.id && !entries.has(sys.id)) {
        const found = reader.get('Entry', sys.id);
        if (!found) continue;
        entries.set(sys.id, found);
        next.push(found);
      }
    }
    level = next;
  }
  return { entries: [...entries.values()], assets: [...assets.values()] };
}

function linksOf({ fields }: StoredEntry): Link[] {
  const links: Link[] = [];
  for (const values of Object.values(fields)) {
    for (const value of Object.values(values)) forEachLink(value, (link) => links.push(link));
  }
  return links;
}
