import type { Fields } from './fields';
import { linkedIds } from './link';

/** A list of links that holds blocks or panels. */
export interface Place {
  /** The entry with the list. */
  readonly holderId: string;
  readonly field: string;
}

/** A block or a panel on a page. */
export interface TreeNode {
  readonly entryId: string;
  /** Undefined while the entry is not loaded, or does not exist. */
  readonly contentType: string | undefined;
  readonly place: Place;
  readonly index: number;
  /** 0 for the blocks of the page itself. */
  readonly depth: number;
  readonly children: readonly TreeNode[];
}

/** The parts of an entry that the tree reads. */
export interface TreeEntry {
  readonly contentType: string;
  readonly fields: Fields;
}

/** The fields of a content type that hold blocks, or panels with blocks. */
export type HoldingFields = (contentType: string) => readonly string[];

/** Deeper than pages may be nested; stops at a page nested in itself. */
const maxDepth = 8;

/**
 * The blocks of a page as a tree.
 * @param locale the default content locale, because lists of blocks are untranslated
 */
export function pageTree(
  rootId: string,
  entryOf: (id: string) => TreeEntry | undefined,
  { holdingFields, locale }: { holdingFields: HoldingFields; locale: string },
): TreeNode[] {
  const nodesOf = (holderId: string, depth: number): TreeNode[] => {
    const holder = entryOf(holderId);
    if (!holder || depth > maxDepth) return [];
    return holdingFields(holder.contentType).flatMap((field) =>
      linkedIds(holder.fields[field]?.[locale], 'Entry').map((entryId, index) => ({
        entryId,
        contentType: entryOf(entryId)?.contentType,
        place: { holderId, field },
        index,
        depth,
        children: nodesOf(entryId, depth + 1),
      })),
    );
  };
  return nodesOf(rootId, 0);
}

/** The nodes of a tree from top to bottom. */
export function flatTree(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...flatTree(node.children)]);
}

/** Whether a node lies below an entry, or is it. */
export function isWithin(nodes: readonly TreeNode[], entryId: string, ancestorId: string): boolean {
  if (entryId === ancestorId) return true;
  const ancestor = flatTree(nodes).find((node) => node.entryId === ancestorId);
  return ancestor !== undefined && flatTree(ancestor.children).some((node) => node.entryId === entryId);
}
