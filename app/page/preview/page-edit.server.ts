import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { dropUnsaved } from '../../content/preview/unsaved-content.server';
import { RenderMemory } from '../../render/render-memory.server';
import type { Site } from '../../site/site';
import { type SiteKey, siteKey } from '../../site/site-key';

/** Most previewed pages whose HTML a process caches. */
const maxEdits = 16;
/** Bytes of HTML per page. */
const maxHtml = 8_000_000;

/** A page being previewed, on this process. */
export class PageEdit {
  /** Name of its unsaved content. */
  readonly name = randomUUID();
  readonly memory = new RenderMemory({ maxSize: maxHtml });
  #last: Promise<unknown> = Promise.resolve();

  /** Runs work sequentially: two tabs must not see each other's unsaved content. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

const edits = new LRUCache<SiteKey, PageEdit>({
  max: maxEdits,
  dispose: ({ name }) => dropUnsaved(name),
});

/** @param previewId id of the editor's open preview */
export function pageEdit(site: Site, previewId: string, path: string): PageEdit {
  const key = siteKey(site, 'channel', previewId, path);
  const known = edits.get(key);
  if (known) return known;
  const edit = new PageEdit();
  edits.set(key, edit);
  return edit;
}
