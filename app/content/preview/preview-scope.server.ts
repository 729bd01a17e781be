import { AsyncLocalStorage } from 'node:async_hooks';
import { apart, changed, reads } from '../../memo/process-memos.server';
import type { RequestReads } from '../../memo/request-reads';

/** Context of one preview request. Inputs of cached results come from their keys and the request's answers, not from here. */
export interface PreviewScope {
  /** The previewed moment in milliseconds, if not now. */
  at?: number | undefined;
  /** Bypasses cached drafts: those of the page, or also lists such as games. */
  fresh?: 'page' | 'all';
  /** Shows published content instead of drafts, for comparison. */
  published?: boolean;
  /** Name of the unsaved content to merge in (unsaved-content.server.ts). */
  unsaved?: string;
  /** Whether the simulated visitor is signed in. */
  isSignedIn?: boolean;
}

const scopes = new AsyncLocalStorage<PreviewScope>();

/**
 * The current preview; undefined for a visitor. Stored in the async context rather than passed as an argument, because
 * content is read in many places: none can forget to read drafts, or show one to a visitor.
 */
export function previewScope(): PreviewScope | undefined {
  return scopes.getStore();
}

/** Request input of memos: the previewed moment. */
const momentQuestion = 'preview moment';

/** Request input of memos: whether a preview shows published content. */
const contentQuestion = 'preview content';

/** Runs work that reads content as an editor in preview sees it; results are cached apart from those of visitors. */
export function inPreview<T>(
  scope: PreviewScope,
  work: () => Promise<T>,
  request?: RequestReads,
): Promise<T> {
  const requested: RequestReads = {
    read(question) {
      if (question === momentQuestion) return scope.at?.toString();
      if (question === contentQuestion) return scope.published ? 'published' : undefined;
      return request?.read(question);
    },
  };
  return scopes.run(scope, () => apart(work, requested));
}

/** The previewed moment in milliseconds; undefined for visitors and for the present. */
export function previewMoment(): number | undefined {
  const moment = previewScope() && reads.answer(momentQuestion);
  return moment === undefined ? undefined : Number(moment);
}

/** Whether to read drafts: in a preview that does not show published content. The current computation depends on it. */
export function readsDrafts(): boolean {
  return previewScope() !== undefined && reads.answer(contentQuestion) !== 'published';
}

/** Names of memo inputs for drafts. */
export const draftOf = {
  entry: (id: string) => `draft ${id}`,
  type: (type: string) => `draft type ${type}`,
  pageIndex: 'draft page index',
  /** All lists of a content type. */
  lists: 'draft lists',
  /** A page or layout with all of its content. */
  document: (id: string) => `draft document ${id}`,
};

/** Lists are long: reloads of a page reuse lists of the last seconds. */
const listsMs = 10_000;
let listsReadAt = 0;

/** Invalidates drafts if the preview requested fresh ones. Does nothing for visitors. @param names of inputs */
export function readAnew(names: readonly string[]): void {
  const fresh = previewScope()?.fresh;
  if (fresh) changed(names, 'draft');
  if (fresh !== 'all' || Date.now() < listsReadAt + listsMs) return;
  listsReadAt = Date.now();
  changed([draftOf.lists], 'draft');
}

/** Invalidates results that depend on saved drafts. */
export function expireDrafts({ ids, types }: { ids: readonly string[]; types: readonly string[] }): void {
  changed([...ids.map(draftOf.entry), ...types.map(draftOf.type)], 'draft');
}
