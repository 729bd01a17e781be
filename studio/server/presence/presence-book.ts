import { LRUCache } from 'lru-cache';
import type { PresenceBeat, PresenceReply } from '../../../schemas/generated/types';

type Other = PresenceReply['others'][number];

/** What a tab said last; one that was closed is kept until it is forgotten, as a call from before may still be under way. */
interface Tab extends Other {
  readonly page: string;
  readonly isClosed: boolean;
  readonly arrival: number;
}

interface PresentPerson {
  readonly id: string;
  readonly name: string;
}

/** Three beats of a page. */
const forgottenAfterMs = 30_000;
/** Far more tabs than editors have; a flood pushes out the oldest. */
const maxTabs = 5_000;

/**
 * Who has which page open. It is in the memory of this process and nowhere else: whoever says nothing for 30 seconds is forgotten, and
 * after a restart everybody is back with the next beat.
 */
export class PresenceBook {
  readonly #tabs: LRUCache<string, Tab>;
  #arrivals = 0;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number) {
    this.#tabs = new LRUCache({
      max: maxTabs,
      ttl: forgottenAfterMs,
      // Kept in step with the clock of the studio.
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** The number of a beat, in the order in which they came: checking who sent it may take one longer than the next. */
  arrival(): number {
    this.#arrivals += 1;
    return this.#arrivals;
  }

  /** Notes where a person is, unless a later beat said so already. A tab counts as its person's, whatever name another gives itself. */
  note({ id, name }: PresentPerson, { page, tab, block, isLeaving }: PresenceBeat, arrival: number): void {
    const key = JSON.stringify([id, tab]);
    if ((this.#tabs.get(key)?.arrival ?? 0) > arrival) return;
    this.#tabs.set(key, { id, name, block, page, isClosed: isLeaving, arrival });
  }

  /** Everybody else on a page, each once with the place of the newest tab, by name. */
  others(page: string, personId: string): Other[] {
    const found = new Map<string, Other>();
    // The newest come first.
    for (const tab of this.#tabs.values())
      if (tab.page === page && !tab.isClosed && tab.id !== personId && !found.has(tab.id))
        found.set(tab.id, { id: tab.id, name: tab.name, block: tab.block });
    return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
  }
}
