import type { ManagedEntry } from '../../../../schemas/generated/types';
import { findEntries } from '../../api/entries';

/** An entry of this page that other pages use, too. */
export interface SharedEntry {
  readonly entryId: string;
  readonly usedBy: readonly ManagedEntry[];
}

const atOnce = 4;

/** Entries that refer to a block without showing it. */
const naming = new Set(['sharedSection', 'pageException']);

/**
 * The entries of a page that are used elsewhere, too.
 * @param pageIds all entries of the page
 * @throws ApiError
 */
export async function readShared(
  entryIds: readonly string[],
  pageIds: ReadonlySet<string>,
): Promise<SharedEntry[]> {
  const shared: SharedEntry[] = [];
  for (let start = 0; start < entryIds.length; start += atOnce) {
    const some = await Promise.all(
      entryIds.slice(start, start + atOnce).map(async (entryId) => {
        const { items } = await findEntries({ links_to_entry: entryId, limit: '50' });
        return {
          entryId,
          usedBy: items.filter(
            ({ sys }) => !pageIds.has(sys.id) && !isGone(sys) && !naming.has(sys.contentType.sys.id),
          ),
        };
      }),
    );
    shared.push(...some.filter(({ usedBy }) => usedBy.length > 0));
  }
  return shared;
}

function isGone({ archivedAt }: ManagedEntry['sys']): boolean {
  return archivedAt !== undefined;
}
