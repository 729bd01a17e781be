import { LRUCache } from 'lru-cache';
import { type ContentChange, touches } from '../../content/changes/dependencies';
import { dayOf } from '../../../ui/format/zone-day';
import type { QueryName } from '../page-query';
import { type AddressKey, type PageAddress, type PageKey, pageKey } from './page-key';
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

/** Bytes of memory for what is remembered of queries. */
const maxQueriesSize = 4_000_000;

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
  /** Parts of the query that the page of an address reads, for as long as no content has changed since it was made. */
  readonly #queries = new LRUCache<AddressKey, { names: readonly QueryName[] }>({
    maxSize: maxQueriesSize,
    sizeCalculation: (_names, base) => 2 * base.length + 100,
  });
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

  /** The parts of the query that the page of an address reads; undefined while that is unknown. */
  queriesOf({ base }: PageAddress): readonly QueryName[] | undefined {
    return this.#queries.get(base)?.names;
  }

  /** The key of an address, by the parts of the query that its page reads. */
  keyOf(address: PageAddress): PageKey {
    return pageKey(address, this.queriesOf(address));
  }

  /** The page of an address as it was last made, whether it is still given or not. Counts nothing. */
  peek(address: PageAddress): StoredPage | undefined {
    return this.#entries.peek(this.keyOf(address))?.page;
  }

  /** The page of an address; an old one is still given, and is to be made anew behind. */
  find(address: PageAddress): { page: StoredPage; isOld: boolean } | undefined {
    const key = this.keyOf(address);
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
  running(address: PageAddress): Promise<MadePage | undefined> | undefined {
    return this.#running.get(this.keyOf(address));
  }

  /**
   * Makes a page, and keeps it unless content it is made of has changed meanwhile.
   *
   * @param make gives nothing for a page that is not everybody's; what it throws, this throws, and nobody else hears of it
   */
  async make(
    address: PageAddress,
    make: (known: StoredPage | undefined) => Promise<MadePage | undefined>,
  ): Promise<MadePage | undefined> {
    const key = this.keyOf(address);
    const changes: ContentChange[] = [];
    this.#changes.add(changes);
    const making = make(this.#entries.peek(key)?.page);
    const run = making.catch(() => undefined);
    this.#running.set(key, run);
    try {
      const made = await making;
      if (made && !changes.some((change) => isMadeOf(made, change))) this.#keep(address, made);
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
    this.#queries.clear();
    for (const [key, entry] of this.#entries.entries())
      if (isMadeOf(entry, change)) this.#entries.delete(key);
  }

  /** Everything may be different now. */
  clear(): void {
    this.expire('everything');
  }

  #keep(address: PageAddress, { page, reads, queries, madeAt }: MadePage): void {
    this.#counts.made += 1;
    this.#queries.set(address.base, { names: queries });
    const key = this.keyOf(address);
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
