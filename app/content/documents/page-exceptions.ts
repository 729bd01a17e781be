import { type BlockName, blockMeta } from '../../../schemas/generated/blocks';
import { validatePageException } from '../../../schemas/generated/validators.js';
import { isRecord } from '../../../schemas/is-record';
import { type BlockLink, type RawBlock, type RawEntries, blockLinks } from './block-tree';
import { mapContent } from './map';
import type { ChangeFault, RawPage, RemovedBlock } from './page-changes';
import { schemaFault } from './schema-fault';

/** An exception of a page for one block, before its content is mapped. */
export interface RawException {
  /** Id of the exception. */
  id: string;
  /** Ids of the fields that are taken from the entry. */
  fieldNames: readonly string[];
  /** The block that holds them, as it came. */
  entry: Record<string, unknown>;
}

/** Blocks of a page as it shows them. */
export interface ExceptedBlocks {
  blocks: RawBlock[];
  removed: RemovedBlock[];
  faults: ChangeFault[];
}

/** An exception whose shape a schema has checked. */
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
 * Applies the exceptions of a page: fields of a block that differ here, and blocks that are hidden here. Those of a page it is based on
 * are applied first. An invalid exception is left out and reported; the block is shown as on every page.
 *
 * @param pages the page itself first, then what it is based on
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
      // Exceptions of what is in it have their block, although it is not to be seen.
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

/** Whether a block, or one in it, may not be missing. */
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
