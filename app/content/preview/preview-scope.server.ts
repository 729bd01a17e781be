import { AsyncLocalStorage } from 'node:async_hooks';
import { apart, changed, reads } from '../../memo/process-memos.server';
import type { RequestReads } from '../../memo/request-reads';

/** Context of one preview request. Inputs of results come from their keys and the request's answers, not from here. */
export interface PreviewScope {
  /** The moment the page is looked at, in milliseconds, where it is not now. */
  at?: number | undefined;
  /** Bypasses cached drafts: those of the page, or lists such as the games as well. */
  fresh?: 'page' | 'all';
  /** Shows what is published instead of drafts: what an editor compares them with. */
  published?: boolean;
  /** Names the unsaved content that is laid over what is saved (unsaved-content.server.ts). */
  unsaved?: string;
  /** Whether a player is signed in, where the page is looked at as another visitor. */
  isSignedIn?: boolean;
}

const scopes = new AsyncLocalStorage<PreviewScope>();

/**
 * The preview under way; undefined for a visitor. Content is read in many places and depths: carried along with the request instead
 * of through every argument, no place can forget to ask for drafts, or show one to a visitor.
 */
export function previewScope(): PreviewScope | undefined {
  return scopes.getStore();
}

/** Question of a result to its request: the moment that a preview looks at. */
const momentQuestion = 'preview moment';

/** Question of a result to its request: whether a preview shows what is published. */
const contentQuestion = 'preview content';

/** Does work that reads content as an editor in preview sees it: its results are stored apart from those of visitors. */
export function inPreview<T>(
  scope: PreviewScope,
  work: () => Promise<T>,
  request?: RequestReads,
): Promise<T> {
  const asked: RequestReads = {
    read(question) {
      if (question === momentQuestion) return scope.at?.toString();
      if (question === contentQuestion) return scope.published ? 'published' : undefined;
      return request?.read(question);
    },
  };
  return scopes.run(scope, () => apart(work, asked));
}

/** The moment a preview looks at, in milliseconds; undefined for visitors and where it is the present. */
export function previewMoment(): number | undefined {
  const moment = previewScope() && reads.answer(momentQuestion);
  return moment === undefined ? undefined : Number(moment);
}

/** Whether drafts are to be read: in a preview that does not show what is published. The result under way depends on it. */
export function readsDrafts(): boolean {
  return previewScope() !== undefined && reads.answer(contentQuestion) !== 'published';
}

/** Names of the inputs of what is read from drafts. */
export const draftOf = {
  entry: (id: string) => `draft ${id}`,
  type: (type: string) => `draft type ${type}`,
  pageIndex: 'draft page index',
  /** All lists of a content type. */
  lists: 'draft lists',
  /** A page or layout with everything on it. */
  document: (id: string) => `draft document ${id}`,
};

/** Lists are long: a page that is loaded again takes those of the last seconds. */
const listsMs = 10_000;
let listsReadAt = 0;

/** Has a preview that asks for it read drafts again. Does nothing for visitors. @param names of inputs */
export function readAnew(names: readonly string[]): void {
  const fresh = previewScope()?.fresh;
  if (fresh) changed(names, 'draft');
  if (fresh !== 'all' || Date.now() < listsReadAt + listsMs) return;
  listsReadAt = Date.now();
  changed([draftOf.lists], 'draft');
}

/** Drafts were saved: what is made of them is read again. */
export function expireDrafts({ ids, types }: { ids: readonly string[]; types: readonly string[] }): void {
  changed([...ids.map(draftOf.entry), ...types.map(draftOf.type)], 'draft');
}
