import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { dropUnsaved } from '../../content/preview/unsaved-content.server';
import { RenderMemory } from '../../render/render-memory.server';
import type { Site } from '../../site/site';
import { type SiteKey, siteKey } from '../../site/site-key';

/** Pages that editors look at, of which a process remembers the HTML. */
const maxEdits = 16;
/** Bytes of HTML for each. */
const maxHtml = 8_000_000;

/** A page that an editor looks at, on this process. */
export class PageEdit {
  /** Names its unsaved content. */
  readonly name = randomUUID();
  readonly memory = new RenderMemory({ maxSize: maxHtml });
  #last: Promise<unknown> = Promise.resolve();

  /** Does one piece of work after the other: two tabs must not see each other's unsaved content. */
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

/** @param previewId of the preview the editor has opened */
export function pageEdit(site: Site, previewId: string, path: string): PageEdit {
  const key = siteKey(site, 'channel', previewId, path);
  const known = edits.get(key);
  if (known) return known;
  const edit = new PageEdit();
  edits.set(key, edit);
  return edit;
}
