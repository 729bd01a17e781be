import type { BlockReference } from '../../content/client/query-plan';
import { blockOfType, measureQueries, typeName } from '../../content/client/query-plan';
import { maxBases } from '../../content/documents/page-changes';
import { slotsProperty } from '../../content/documents/stored-block';
import type { PublishedContent, StoredItem } from '../launch-report/published-content';

/** Size of a page according to its content. */
export interface PageShape {
  /** Number of blocks, including those in panels and of base pages. */
  blocks: number;
  /** Nesting depth of containers. */
  depth: number;
  /** The innermost container. */
  deepest: string | undefined;
  queryComplexity: number;
  querySize: number;
}

/** Deeper than any page is rendered; stops at a page nested in itself. */
const deepestLooked = 8;

/** @param shown ids of the entries that a site shows */
export function pageShape(
  content: PublishedContent,
  page: StoredItem,
  shown: ReadonlySet<string>,
): PageShape {
  /** The blocks of each depth are queried together. */
  const rounds: BlockReference[][] = [];
  let deepest: { depth: number; id?: string } = { depth: 0 };

  function follow(holder: StoredItem, depth: number): void {
    for (const entry of content.linked(holder, 'blocks')) {
      const block = blockOfType(typeName(entry.type));
      if (!block || !shown.has(entry.id) || depth > deepestLooked) continue;
      (rounds[depth] ??= []).push({ block, id: entry.id });
      const panels = slotsProperty(block);
      if (!panels) continue;
      if (depth + 1 > deepest.depth) deepest = { depth: depth + 1, id: entry.id };
      for (const panel of content.linked(entry, panels)) follow(panel, depth + 1);
    }
  }

  function followPage(own: StoredItem, bases: number): void {
    follow(own, 0);
    for (const field of ['changes', 'exceptions'])
      for (const change of content.linked(own, field)) follow(change, 0);
    if (bases < maxBases) for (const base of content.linked(own, 'basedOn')) followPage(base, bases + 1);
  }

  followPage(page, 0);
  const queries = rounds.map(measureQueries);
  return {
    blocks: rounds.flat().length,
    depth: deepest.depth,
    deepest: deepest.id,
    queryComplexity: queries.reduce((sum, { complexity }) => sum + complexity, 0),
    querySize: queries.reduce((sum, { size }) => sum + size, 0),
  };
}
