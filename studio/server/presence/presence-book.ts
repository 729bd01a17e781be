import { LRUCache } from 'lru-cache';
import type { PresenceBeat, PresenceReply } from '../../../schemas/generated/types';

type Other = PresenceReply['others'][number];

/** The last state of a tab; a closed one is stored until it expires, because an earlier beat may still be in flight. */
interface Tab extends Other {
  readonly page: string;
  readonly isClosed: boolean;
  readonly arrival: number;
}

interface PresentPerson {
  readonly id: string;
  readonly name: string;
}

/** Three missed beats. */
const forgottenAfterMs = 30_000;
/** Far more tabs than editors have; above the limit the oldest are evicted. */
const maxTabs = 5_000;

/**
 * Which people have which page open. In this process's memory only: a tab expires after 30 seconds without a beat, and
 * after a restart all are back with their next beat.
 */
export class PresenceBook {
  readonly #tabs: LRUCache<string, Tab>;
  #arrivals = 0;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number) {
    this.#tabs = new LRUCache({
      max: maxTabs,
      ttl: forgottenAfterMs,
      // Disables caching of timestamps, so that tests can set the clock.
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** The sequence number of a beat: authorising one may take longer than the next. */
  arrival(): number {
    this.#arrivals += 1;
    return this.#arrivals;
  }

  /** Records a person's place, unless a later beat already has. A tab belongs to its person, whatever name another client sends. */
  note({ id, name }: PresentPerson, { page, tab, block, isLeaving }: PresenceBeat, arrival: number): void {
    const key = JSON.stringify([id, tab]);
    if ((this.#tabs.get(key)?.arrival ?? 0) > arrival) return;
    this.#tabs.set(key, { id, name, block, page, isClosed: isLeaving, arrival });
  }

  /** All other people on a page by name, each once with the place of their newest tab. */
  others(page: string, personId: string): Other[] {
    const found = new Map<string, Other>();
    // Newest first.
    for (const tab of this.#tabs.values())
      if (tab.page === page && !tab.isClosed && tab.id !== personId && !found.has(tab.id))
        found.set(tab.id, { id: tab.id, name: tab.name, block: tab.block });
    return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
  }
}
