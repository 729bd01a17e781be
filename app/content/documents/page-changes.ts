import { type BlockName, blockMeta } from '../../../schemas/generated/blocks';
import type { PageChange } from '../../../schemas/generated/types';
import { validatePageChange } from '../../../schemas/generated/validators.js';
import { isRecord } from '../../../schemas/is-record';
import { type BlockLink, type BlockOrigin, type LeftOut, blockLinks } from './block-tree';
import { mapContent } from './map';
import { schemaFault } from './schema-fault';

/** Longest chain of pages based on one another. */
export const maxBases = 3;

/** A page as the content service returns it. */
export interface RawPage {
  id: string;
  document: Record<string, unknown>;
}

/** A change that cannot be applied: it is left out and reported; the page is still shown. */
export interface ChangeFault {
  changeId: string;
  /** JSON pointer into the change. */
  pointer: string;
  reason: string;
}

/** A block of the base page that a change removes. */
export interface RemovedBlock {
  block: BlockName;
  entryId: string;
  /** The page that makes the change. */
  pageId: string;
  change: { id: string; action: 'hide' | 'replace' };
}

export interface ComposedPage {
  links: BlockLink[];
  removed: RemovedBlock[];
  leftOut: LeftOut[];
  faults: ChangeFault[];
}

/** The base of a page; undefined for a page without one. */
export function baseOf(document: Record<string, unknown>): string | undefined {
  const { basedOn } = document;
  return isRecord(basedOn) && isRecord(basedOn['sys']) ? String(basedOn['sys']['id']) : undefined;
}

/** The raw changes of a page. */
export function changesOf(document: Record<string, unknown>): Record<string, unknown>[] {
  const { changes } = document;
  return isRecord(changes) && Array.isArray(changes['items']) ? changes['items'].filter(isRecord) : [];
}

/**
 * The blocks of a page, including those of its base pages: each page applies its changes to the pages below it, then
 * adds its own blocks.
 * @param pages the page itself first, then its bases
 */
export function composePage(pages: readonly RawPage[]): ComposedPage {
  const composed: ComposedPage = { links: [], removed: [], leftOut: [], faults: [] };
  const standsAlone = pages.length === 1;
  for (const { id, document } of [...pages].reverse()) {
    for (const change of changesOf(document)) makeChange(composed, change, id);
    place(
      composed,
      document['blocks'],
      { holderId: id, pointer: '/blocks' },
      standsAlone ? undefined : { pageId: id },
    );
  }
  return composed;
}

function makeChange(composed: ComposedPage, raw: Record<string, unknown>, pageId: string): void {
  const changeId = isRecord(raw['sys']) ? String(raw['sys']['id']) : '';
  const fault = (pointer: string, reason: string) => void composed.faults.push({ changeId, pointer, reason });
  const change: unknown = mapContent(raw);
  if (!validatePageChange(change)) {
    const wrong = schemaFault(validatePageChange.errors);
    return fault(wrong?.pointer ?? '/', wrong?.reason ?? 'is wrong');
  }
  const { action } = change;
  const by = (made: 'replace' | 'add' | 'move'): BlockOrigin => ({
    pageId,
    change: { id: changeId, action: made },
  });
  const put = (made: 'replace' | 'add', at: number) =>
    place(composed, raw['blocks'], { holderId: changeId, pointer: '/blocks' }, by(made), at);

  if (action === 'add') {
    const at = placeOf(composed, change, raw);
    return at === undefined
      ? fault('/beside', 'is not on the page it should be placed beside')
      : put('add', at);
  }
  const at = indexOf(composed, raw['target'], changeId);
  const target = composed.links[at];
  if (!target) return fault('/target', 'is not on the page this one is based on');
  if (action === 'move') {
    composed.links.splice(at, 1);
    const to = placeOf(composed, change, raw);
    if (to === undefined) fault('/beside', 'is not on the page it should be placed beside');
    composed.links.splice(to ?? at, 0, to === undefined ? target : { ...target, origin: by('move') });
    return;
  }
  const replacements = action === 'replace' ? blockLinks(raw['blocks'], changeId, '/blocks').blocks : [];
  if (action === 'replace' && replacements.length === 0)
    return fault('/blocks', 'names nothing to put there');
  // A market may reword a mandatory block, not remove it.
  if (
    blockMeta[target.block].failure === 'closed' &&
    !replacements.some(({ block }) => block === target.block)
  )
    return fault('/target', 'is a block that may not be missing');
  composed.links.splice(at, 1);
  composed.removed.push({
    block: target.block,
    entryId: target.id,
    pageId,
    change: { id: changeId, action },
  });
  if (action === 'replace') put('replace', at);
}

/** Inserts linked blocks into the page, by default at the end. */
function place(
  composed: ComposedPage,
  collection: unknown,
  holder: { holderId: string; pointer: string },
  origin: BlockOrigin | undefined,
  at = composed.links.length,
): void {
  const { blocks, leftOut } = blockLinks(collection, holder.holderId, holder.pointer);
  composed.links.splice(at, 0, ...blocks.map((link) => (origin ? { ...link, origin } : link)));
  composed.leftOut.push(...leftOut);
}

/** @returns undefined when the block it is placed beside is missing */
function placeOf(
  composed: ComposedPage,
  { place: where = 'last' }: PageChange,
  raw: Record<string, unknown>,
): number | undefined {
  if (where === 'first') return 0;
  if (where === 'last') return composed.links.length;
  const beside = indexOf(composed, raw['beside'], '');
  if (beside < 0) return undefined;
  return where === 'before' ? beside : beside + 1;
}

function indexOf({ links }: ComposedPage, collection: unknown, changeId: string): number {
  const [wanted] = blockLinks(collection, changeId, '/target').blocks;
  return links.findIndex(({ id }) => id === wanted?.id);
}
