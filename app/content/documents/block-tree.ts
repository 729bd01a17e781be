import { type BlockName, blockMeta } from '../../../schemas/generated/blocks';
import type { PageChange } from '../../../schemas/generated/types';
import { isRecord } from '../../../schemas/is-record';
import { type BlockReference, blockOfType } from '../client/query-plan';
import type { RawException } from './page-exceptions';
import { slotsProperty } from './stored-block';

/** Deepest nesting of containers; the outermost has depth one. */
export const maxContainerDepth = 3;

/** Most blocks of one document, including those in panels. */
export const maxBlocks = 200;

/** Entries of blocks by id, as the content service returns them. */
export type RawEntries = ReadonlyMap<string, Record<string, unknown>>;

/** Origin of a block on a page that is based on another (page-changes.ts). */
export interface BlockOrigin {
  /** The page that adds the block. */
  pageId: string;
  /** The page or change it comes from; missing for a block of the page itself. */
  change?: { id: string; action: Exclude<PageChange['action'], 'hide'> };
}

/** A link to a block, and its place in its holder. */
export interface BlockLink extends BlockReference {
  /** JSON pointer. */
  pointer: string;
  /** The entry that links it: page, layout, panel or change. */
  holder: string;
  /** Missing in a layout, in a panel, and on a page without a base. */
  origin?: BlockOrigin;
}

/** A block of a document with its raw entry and, for a container, the blocks of each panel. */
export interface RawBlock extends BlockReference {
  origin?: BlockOrigin;
  /** The entry that links it. */
  holder: string;
  /** JSON pointer of the link in that entry. */
  pointer: string;
  /** Missing when the entry was unpublished between the query for links and the query for entries. */
  entry: Record<string, unknown> | undefined;
  slots?: RawBlock[][];
  /** Exceptions of this page, applied in order. */
  exceptions?: RawException[];
}

/** A linked entry that may not be placed where it is linked. */
export interface LeftOut {
  /** The entry or layout that holds the link. */
  holderId: string;
  entryId?: string;
  /** JSON pointer of the link in its holder. */
  pointer: string;
  reason: string;
  /** The block, or the name of an unknown type. */
  block?: BlockName;
  type?: string;
  /** The omitted part may contain a required block. */
  closed: boolean;
}

export interface BlockLinks {
  blocks: BlockLink[];
  leftOut: LeftOut[];
}

/**
 * The blocks that a collection links. An unresolvable link is null and was logged by the query.
 * @param holderId the block or document that a fault is reported for
 * @param pointer of the collection in its holder
 * @param holder the entry that links the blocks, if it is another
 */
export function blockLinks(
  collection: unknown,
  holderId: string,
  pointer: string,
  holder = holderId,
): BlockLinks {
  const found: BlockLinks = { blocks: [], leftOut: [] };
  linkedItems(collection).forEach((item, index) => {
    if (!isRecord(item)) return;
    const type = String(item['__typename']);
    const entryId = isRecord(item['sys']) ? String(item['sys']['id']) : undefined;
    const block = blockOfType(type);
    if (block && entryId) found.blocks.push({ block, id: entryId, pointer: `${pointer}/${index}`, holder });
    else
      found.leftOut.push({
        holderId,
        entryId,
        pointer: `${pointer}/${index}`,
        reason: 'is of an unknown type',
        type,
        closed: false,
      });
  });
  return found;
}

/** Whether a collection links an unpublished entry. */
export function hasDeadLink(collection: unknown): boolean {
  return linkedItems(collection).includes(null);
}

/** The links of each panel of a container's entry, with their pointers; empty for other blocks. */
export function panelLinks(
  block: BlockName,
  entry: Record<string, unknown> | undefined,
): { collection: unknown; pointer: string; panelId: string | undefined }[] {
  const property = slotsProperty(block);
  if (!property || !entry) return [];
  return linkedItems(entry[property])
    .filter(isRecord)
    .map((panel, index) => ({
      collection: panel['blocks'],
      pointer: `/${property}/${index}/blocks`,
      panelId: isRecord(panel['sys']) ? String(panel['sys']['id']) : undefined,
    }));
}

/** The blocks in the panels of these blocks, which the next query requests. */
export function innerLinks(blocks: readonly BlockReference[], entries: RawEntries): BlockLink[] {
  return blocks.flatMap(({ block, id }) =>
    panelLinks(block, entries.get(id)).flatMap(
      ({ collection, pointer }) => blockLinks(collection, id, pointer).blocks,
    ),
  );
}

/**
 * Assembles entries into a tree. A container nested too deep or in itself, and blocks beyond the limit of a document,
 * are left out.
 */
export function buildTree(
  links: readonly BlockLink[],
  entries: RawEntries,
  documentId: string,
): { blocks: RawBlock[]; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = [];
  let count = 0;

  function build(list: readonly BlockLink[], holderId: string, ancestors: readonly string[]): RawBlock[] {
    return list.flatMap((link): RawBlock[] => {
      const { block, id, pointer, origin, holder } = link;
      const entry = entries.get(id);
      const reason = refusal(link, ancestors);
      if (reason) {
        leftOut.push({
          holderId,
          entryId: id,
          pointer,
          reason: reason.text,
          block,
          closed: reason.losesBlocks && mayHoldClosed(link, entries),
        });
        return [];
      }
      count += 1;
      const raw = { block, id, entry, origin, holder, pointer: pointerIn(link, holderId) };
      if (!slotsProperty(block)) return [raw];
      const slots = panelLinks(block, entry).map(({ collection, pointer: at, panelId }) => {
        const found = blockLinks(collection, id, at, panelId);
        leftOut.push(...found.leftOut);
        return build(found.blocks, id, [...ancestors, id]);
      });
      return [{ ...raw, slots }];
    });
  }

  function refusal({ block, id }: BlockReference, ancestors: readonly string[]) {
    if (count >= maxBlocks) return { text: `is beyond the ${maxBlocks} blocks of a page`, losesBlocks: true };
    if (!slotsProperty(block)) return undefined;
    // Its content is on the page already.
    if (ancestors.includes(id)) return { text: 'is nested in itself', losesBlocks: false };
    if (ancestors.length >= maxContainerDepth)
      return { text: `is nested deeper than ${maxContainerDepth} containers`, losesBlocks: true };
    return undefined;
  }

  return { blocks: build(links, documentId, []), leftOut };
}

/** A panel is an entry within the container: returns the pointer below it. */
function pointerIn({ pointer, holder }: BlockLink, holderId: string): string {
  return holder === holderId ? pointer : `/${pointer.split('/').slice(-2).join('/')}`;
}

/** The content of containers below the limit was not queried, so it is treated as closed. */
function mayHoldClosed(reference: BlockReference, entries: RawEntries): boolean {
  if (blockMeta[reference.block].failure === 'closed') return true;
  return innerLinks([reference], entries).some(
    ({ block }) => blockMeta[block].failure === 'closed' || slotsProperty(block) !== undefined,
  );
}

function linkedItems(collection: unknown): unknown[] {
  return isRecord(collection) && Array.isArray(collection['items']) ? collection['items'] : [];
}
