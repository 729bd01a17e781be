import { LRUCache } from 'lru-cache';
import { type ContentChange, touches } from '../content/dependencies';
import { dayOf } from '../../ui/format/zone-day';
import type { PageKey } from './page-key';
import { type MadePage, type StoredPage, sizeOf } from './stored-page.server';

interface PageCacheOptions {
  /** Milliseconds. */
  now: () => number;
  /** A page is given again for so long, in milliseconds. */
  freshMs: number;
  /** After that it is given for so long while a newer one is made. */
  staleMs: number;
  maxBytes: number;
}

interface Entry {
  page: StoredPage;
  reads: MadePage['reads'];
  freshUntil: number;
  staleUntil: number;
}

/** What was done, for metrics. */
export interface PageCounts {
  fresh: number;
  old: number;
  made: number;
  bytes: number;
  pages: number;
}

/**
 * Pages of visitors who are not signed in, compressed, in bounded memory. A page is given again for a while, then once more while a
 * newer one is made behind; a change of content it is made of ends it at once. Requests for one page at the same time share its making.
 */
export class PageCache {
  readonly #entries: LRUCache<PageKey, Entry>;
  /** What who asks for a page now may wait for. */
  readonly #running = new Map<PageKey, Promise<MadePage | undefined>>();
  /** The changes of content since each making was begun, of those too that nobody is to wait for any more. */
  readonly #changes = new Set<ContentChange[]>();
  readonly #options: PageCacheOptions;
  readonly #counts = { fresh: 0, old: 0, made: 0 };

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      // One page alone may not push out all others.
      maxEntrySize: Math.ceil(options.maxBytes / 8),
      sizeCalculation: ({ page }, key) => sizeOf(page) + 2 * key.length,
    });
  }

  get counts(): PageCounts {
    return { ...this.#counts, bytes: this.#entries.calculatedSize, pages: this.#entries.size };
  }

  /** The page of a key; an old one is still given, and is to be made anew behind. */
  find(key: PageKey): { page: StoredPage; isOld: boolean } | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = this.#options.now();
    if (now < entry.freshUntil) {
      this.#counts.fresh += 1;
      return { page: entry.page, isOld: false };
    }
    if (now < entry.staleUntil) {
      this.#counts.old += 1;
      return { page: entry.page, isOld: true };
    }
    this.#entries.delete(key);
    return undefined;
  }

  /** The making of a page that is under way, and was begun after the last change of content. */
  running(key: PageKey): Promise<MadePage | undefined> | undefined {
    return this.#running.get(key);
  }

  /**
   * Makes a page, and keeps it unless content it is made of has changed meanwhile.
   *
   * @param make gives nothing for a page that is not everybody's; what it throws, this throws, and nobody else hears of it
   */
  async make(
    key: PageKey,
    make: (known: StoredPage | undefined) => Promise<MadePage | undefined>,
  ): Promise<MadePage | undefined> {
    const changes: ContentChange[] = [];
    this.#changes.add(changes);
    const making = make(this.#entries.peek(key)?.page);
    const run = making.catch(() => undefined);
    this.#running.set(key, run);
    try {
      const made = await making;
      if (made && !changes.some((change) => isMadeOf(made, change))) this.#keep(key, made);
      return made;
    } finally {
      this.#changes.delete(changes);
      if (this.#running.get(key) === run) this.#running.delete(key);
    }
  }

  /** What a change touches is gone at once; who asks from now on waits for nothing that was begun before. */
  expire(change: ContentChange): void {
    for (const changes of this.#changes) changes.push(change);
    this.#running.clear();
    for (const [key, entry] of this.#entries.entries())
      if (isMadeOf(entry, change)) this.#entries.delete(key);
  }

  /** Everything may be different now. */
  clear(): void {
    this.expire('everything');
  }

  #keep(key: PageKey, { page, reads, madeAt }: MadePage): void {
    this.#counts.made += 1;
    const { freshMs, staleMs } = this.#options;
    const { market, day } = page.site;
    // Whoever began later has seen more, even if this one took longer.
    if ((this.#entries.peek(key)?.freshUntil ?? 0) > madeAt + freshMs) return;
    const freshUntil = madeAt + freshMs;
    const staleUntil = freshUntil + staleMs;
    // Rules change with the day of a market: what may outlive it is not kept.
    if (dayOf(staleUntil, market.timeZone) !== day) return;
    this.#entries.set(key, { page, reads, freshUntil, staleUntil });
  }
}

function isMadeOf({ reads }: Pick<MadePage, 'reads'>, change: ContentChange): boolean {
  return change === 'everything' || reads === 'unknown' || reads.some((read) => touches(change, read));
}
