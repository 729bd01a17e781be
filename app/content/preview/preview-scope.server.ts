import { AsyncLocalStorage } from 'node:async_hooks';
import type { BlockName } from '../../../schemas/generated/blocks';
import { unshared } from '../../memo/process-memos.server';
import type { RequestReads } from '../../memo/request-reads';
import type { BlockOrigin } from '../documents/block-tree';

/** Something an editor must see is wrong, where visitors would see nothing. */
export interface PreviewFault {
  /** The block, or the type name of an entry without a block. */
  block?: string;
  entryId?: string;
  /** JSON pointer into the entry. */
  pointer: string;
  reason: string;
}

/** A link that content names and that leads to nothing, as Contentful's GraphQL errors describe it. */
interface DeadLink {
  /** Name of the query that met it. */
  query: string;
  linkingEntryId?: unknown;
  field?: unknown;
  linkId?: unknown;
}

/** State of one preview request; it is neither shared nor does it outlive the request. */
export interface PreviewScope {
  /** The moment the page is looked at, in milliseconds, where it is not now. */
  at?: number;
  /** Faults, by the content of the placeholder block. */
  faults: WeakMap<object, PreviewFault>;
  /** Where a block of a page based on another comes from, by its content. */
  origins: WeakMap<object, BlockOrigin>;
  /** Faults without a place of their own on the page. */
  notes: PreviewFault[];
  deadLinks: DeadLink[];
}

const scopes = new AsyncLocalStorage<PreviewScope>();

/**
 * The preview under way; undefined for a visitor. Content is read in many places and depths: carried along with the request instead
 * of through every argument, no place can forget to ask for drafts, or keep one for a visitor.
 */
export function previewScope(): PreviewScope | undefined {
  return scopes.getStore();
}

/** Does work that reads content as an editor in preview sees it: past all shared results, and leaving none. */
export function inPreview<T>(
  at: number | undefined,
  work: () => Promise<T>,
  request?: RequestReads,
): Promise<T> {
  const scope = { at, faults: new WeakMap(), origins: new WeakMap(), notes: [], deadLinks: [] };
  return scopes.run(scope, () => unshared(work, request));
}

/**
 * Shows a box in place of the block with this content.
 *
 * @returns whether there is a preview; for visitors nothing is marked
 */
export function markFault(content: object, fault: PreviewFault & { block: BlockName }): boolean {
  const scope = previewScope();
  scope?.faults.set(content, fault);
  return scope !== undefined;
}

/** Has a preview say where the block with this content comes from. */
export function markOrigin(content: object, origin: BlockOrigin): void {
  previewScope()?.origins.set(content, origin);
}

/** Whether a box replaces the block with this content. */
export function isMarked(content: object): boolean {
  return previewScope()?.faults.has(content) ?? false;
}

/** Adds to what is listed below the page. @returns whether there is a preview */
export function noteFault(fault: PreviewFault): boolean {
  const scope = previewScope();
  scope?.notes.push(fault);
  return scope !== undefined;
}
