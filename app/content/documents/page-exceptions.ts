import { type BlockName, blockMeta } from '../../../schemas/generated/blocks';
import { validatePageException } from '../../../schemas/generated/validators.js';
import { isRecord } from '../../../schemas/is-record';
import { type BlockLink, type RawBlock, type RawEntries, blockLinks } from './block-tree';
import { mapContent } from './map';
import type { ChangeFault, RawPage, RemovedBlock } from './page-changes';
import { schemaFault } from './schema-fault';

/** An exception of a page for one block, before mapping. */
export interface RawException {
  /** Id of the exception. */
  id: string;
  /** Ids of the fields to take from the entry. */
  fieldNames: readonly string[];
  /** The raw entry of the block that holds them. */
  entry: Record<string, unknown>;
}

/** The blocks of a page with its exceptions applied. */
export interface ExceptedBlocks {
  blocks: RawBlock[];
  removed: RemovedBlock[];
  faults: ChangeFault[];
}

/** A validated exception. */
interface Exception {
  id: string;
  pageId: string;
  target: string;
  hidden: boolean;
  fieldNames: readonly string[];
  content: BlockLink | undefined;
}

/** Links to the blocks that hold the content of exceptions, fetched together with the blocks of the page. */
export function exceptionLinks(pages: readonly RawPage[]): BlockLink[] {
  return pages.flatMap(({ document }) =>
    rawExceptions(document).flatMap((raw) => blockLinks(raw['blocks'], idOf(raw), '/blocks').blocks),
  );
}

/**
 * Applies the exceptions of a page: fields that differ here, and blocks that are hidden here. Those of its base pages
 * are applied first. An invalid exception is left out and reported; the block is then shown as on every other page.
 * @param pages the page itself first, then its bases
 */
export function makeExceptions(
  blocks: readonly RawBlock[],
  pages: readonly RawPage[],
  entries: RawEntries,
): ExceptedBlocks {
  const faults: ChangeFault[] = [];
  const exceptions = [...pages]
    .reverse()
    .flatMap(({ id, document }) => rawExceptions(document).flatMap((raw) => checked(raw, id, faults)));
  if (exceptions.length === 0) return { blocks: [...blocks], removed: [], faults };
  const removed: RemovedBlock[] = [];
  const found = new Set<string>();

  function change(block: RawBlock): RawBlock[] {
    const own = exceptions.filter(({ target }) => target === block.id);
    for (const { id } of own) found.add(id);
    const hiding = own.find(({ hidden }) => hidden);
    if (hiding && holdsClosed(block)) tell(hiding, '/target', 'is a block that may not be missing');
    else if (hiding) {
      const { id, pageId } = hiding;
      // Exceptions of blocks inside a hidden one still find their target.
      for (const inner of (block.slots ?? []).flat()) change(inner);
      removed.push({ block: block.block, entryId: block.id, pageId, change: { id, action: 'hide' } });
      return [];
    }
    const made = own.flatMap((exception) => contentOf(exception, block.block));
    const slots = block.slots?.map((panel) => panel.flatMap(change));
    return [{ ...block, ...(slots ? { slots } : {}), ...(made.length > 0 ? { exceptions: made } : {}) }];
  }

  function contentOf(exception: Exception, block: BlockName): RawException[] {
    const { id, fieldNames, content } = exception;
    if (fieldNames.length === 0) return [];
    const entry = content && entries.get(content.id);
    if (!entry) return tell(exception, '/blocks', 'names no content, or one that is not published');
    if (content.block !== block) return tell(exception, '/blocks', 'is another kind of block');
    return [{ id, fieldNames, entry }];
  }

  function tell({ id }: Exception, pointer: string, reason: string): [] {
    if (!faults.some((fault) => fault.changeId === id && fault.pointer === pointer))
      faults.push({ changeId: id, pointer, reason });
    return [];
  }

  const made = blocks.flatMap(change);
  for (const exception of exceptions)
    if (!found.has(exception.id)) tell(exception, '/target', 'is not on the page');
  return { blocks: made, removed, faults };
}

/** Whether a block, or one inside it, is required. */
export function holdsClosed({ block, slots = [] }: RawBlock): boolean {
  return blockMeta[block].failure === 'closed' || slots.flat().some(holdsClosed);
}

function checked(raw: Record<string, unknown>, pageId: string, faults: ChangeFault[]): Exception[] {
  const id = idOf(raw);
  const mapped: unknown = mapContent(raw);
  if (!validatePageException(mapped)) {
    const wrong = schemaFault(validatePageException.errors);
    faults.push({ changeId: id, pointer: wrong?.pointer ?? '/', reason: wrong?.reason ?? 'is wrong' });
    return [];
  }
  const [target] = blockLinks(raw['target'], id, '/target').blocks;
  const [content] = blockLinks(raw['blocks'], id, '/blocks').blocks;
  const { hidden = false, fieldNames = [] } = mapped;
  return [{ id, pageId, target: target?.id ?? '', hidden, fieldNames, content }];
}

function rawExceptions({ exceptions }: Record<string, unknown>): Record<string, unknown>[] {
  return isRecord(exceptions) && Array.isArray(exceptions['items'])
    ? exceptions['items'].filter(isRecord)
    : [];
}

function idOf({ sys }: Record<string, unknown>): string {
  return isRecord(sys) ? String(sys['id']) : '';
}
