import { errorMessage } from '../../server/error-message';
import { isRecord } from '../../../schemas/is-record';
import { log } from '../../server/log.server';
import { countSync } from '../../server/metrics.server';
import { contentAnswered, contentAsked, contentFailed } from '../client/content-reach.server';
import type { ContentChange } from './dependencies';
import { linkId } from './webhook-change';

interface SyncOptions {
  /** Address of the environment in the delivery API, including its id. */
  address: string;
  token: string;
  /** Polling interval in milliseconds; 0 polls only on demand. */
  everyMs: number;
  timeoutMs?: number;
  /** Called when following begins: anything read before may be stale. */
  onBegin(): void;
  onChange(change: ContentChange): void;
}

/** The first poll reads the whole environment to get its token; Contentful's largest page size needs the fewest requests. */
const pageSize = 1_000;

/** More than any environment has; stops an endless chain of next pages. */
const maxPages = 10_000;

/** The token is too old, or belongs to another environment. */
class UnknownTokenError extends Error {}

/** One response of the sync API. */
interface SyncPage {
  items: unknown[];
  token: string;
  isLast: boolean;
}

/**
 * Polls the sync API of the content service, so that a change takes effect even if its webhook was lost. The token is
 * held in memory only: a new process starts with an empty cache and needs no older one.
 */
export class ContentSync {
  readonly #options: Required<SyncOptions>;
  /** Ids the service reports for the environment: an alias returns the id of its target. */
  readonly environments = new Set<string>();
  #token: string | undefined;
  /** Incremented by every restart: responses of an earlier era are discarded. */
  #era = 0;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #askAgain = false;
  #failing = false;
  #stopped = false;

  constructor(options: SyncOptions) {
    this.#options = { timeoutMs: 20_000, ...options };
  }

  /** Polls for changes, now and at each interval. Resolves after the first poll, failed or not; never rejects. */
  ask(): Promise<void> {
    this.#askAgain = true;
    this.#round ??= this.#rounds();
    return this.#round;
  }

  /** Starts over, because the environment alias has a new target. */
  restart(): Promise<void> {
    this.#era += 1;
    this.#token = undefined;
    this.environments.clear();
    return this.ask();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #rounds(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#askAgain && !this.#stopped) {
      // A change during a poll may be missing from its pages.
      this.#askAgain = false;
      await this.#ask();
    }
    this.#round = undefined;
    const { everyMs } = this.#options;
    if (everyMs > 0 && !this.#stopped) this.#timer = setTimeout(() => void this.ask(), everyMs).unref();
  }

  async #ask(): Promise<void> {
    try {
      await this.#follow();
      countSync('answered');
      if (this.#failing) log.info({ event: 'content.synced' }, 'polling for content changes works again');
      this.#failing = false;
    } catch (error) {
      countSync('failed');
      const reason = errorMessage(error);
      // Logged once per outage.
      if (!this.#failing)
        log.warn({ event: 'content.unsynced', reason }, 'changes of content cannot be asked for');
      this.#failing = true;
    }
  }

  async #follow(): Promise<void> {
    const token = this.#token;
    if (token === undefined) return this.#begin();
    try {
      const changes: ContentChange[] = [];
      const next = await this.#readPages(`sync_token=${encodeURIComponent(token)}`, (items) =>
        changes.push(changeOf(items)),
      );
      // A restart may have replaced the token during the request.
      if (this.#token === token) this.#token = next;
      for (const change of changes)
        if (typeof change === 'string' || change.ids.length > 0) this.#options.onChange(change);
    } catch (error) {
      if (!(error instanceof UnknownTokenError)) throw error;
      this.#token = undefined;
      await this.#begin();
    }
  }

  /** Reads the environment once for the token at its end. */
  async #begin(): Promise<void> {
    const era = this.#era;
    const token = await this.#readPages(`initial=true&limit=${pageSize}`, (items) => {
      if (era === this.#era) for (const item of items) this.#noteEnvironment(item);
    });
    if (era !== this.#era) return;
    this.#token = token;
    this.#options.onBegin();
  }

  #noteEnvironment(item: unknown): void {
    const id = isRecord(item) && isRecord(item['sys']) ? linkId(item['sys']['environment']) : undefined;
    if (id !== undefined) this.environments.add(id);
  }

  /** @returns the token of the next poll */
  async #readPages(query: string, take: (items: unknown[]) => void): Promise<string> {
    let requested = query;
    for (let pages = 1; pages <= maxPages; pages += 1) {
      const { items, token, isLast } = await this.#readPage(requested);
      take(items);
      if (isLast) return token;
      requested = `sync_token=${encodeURIComponent(token)}`;
    }
    throw new Error(`the sync does not end after ${maxPages} pages`);
  }

  async #readPage(query: string): Promise<SyncPage> {
    const { address, token, timeoutMs } = this.#options;
    const question = contentAsked();
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${address}/sync?${query}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await response.text();
    } catch (error) {
      const reason = errorMessage(error);
      contentFailed(reason);
      throw error;
    }
    if (response.status >= 500) contentFailed(`the sync answered ${response.status}`);
    if (response.status === 400 && query.startsWith('sync_token=')) throw new UnknownTokenError();
    if (!response.ok) throw new Error(`the sync answered ${response.status}`);
    const page = readPage(text);
    contentAnswered(question);
    return page;
  }
}

function readPage(text: string): SyncPage {
  const body: unknown = JSON.parse(text);
  if (!isRecord(body) || !Array.isArray(body['items'])) throw new Error('the sync answered without items');
  // Only the token is taken from the address, never the host (SSRF).
  const last = tokenOf(body['nextSyncUrl']);
  const token = last ?? tokenOf(body['nextPageUrl']);
  if (token === undefined) throw new Error('the sync answered without a next address');
  return { items: body['items'], token, isLast: last !== undefined };
}

function tokenOf(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const query = address.slice(address.indexOf('?') + 1);
  return new URLSearchParams(query).get('sync_token') ?? undefined;
}

const kinds = new Set(['Entry', 'Asset', 'DeletedEntry', 'DeletedAsset']);

/** The changes in the items of one response. */
function changeOf(items: readonly unknown[]): ContentChange {
  const ids: string[] = [];
  const types = new Set<string>();
  for (const item of items) {
    const sys = isRecord(item) && isRecord(item['sys']) ? item['sys'] : {};
    const { id, type } = sys;
    if (typeof id !== 'string' || typeof type !== 'string' || !kinds.has(type)) return 'everything';
    const contentType = linkId(sys['contentType']);
    if (type === 'Entry' && contentType === undefined) return 'everything';
    ids.push(id);
    if (contentType !== undefined) types.add(contentType);
  }
  return { ids, types: [...types] };
}
