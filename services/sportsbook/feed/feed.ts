import type { Market, SportEvent } from '../events/event';
import { type FeedMessage, messagesBetween } from './message';

interface FeedOptions {
  /** Current state of all events in the feed. */
  read(): readonly { event: SportEvent; markets: readonly Market[] }[];
  /** Current state of an event that has left the feed. */
  find(eventId: string): { event: SportEvent; markets: readonly Market[] } | undefined;
  /** Real time in milliseconds since the epoch, without the control clock's offset. */
  now(): number;
}

/** Silence after which no bets are taken, in milliseconds. */
const SILENCE_MS = 12_000;
const TICK_MS = 2_000;

/** Publishes changes of events to frames. While it is silent no bets are taken, since players would see stale odds. */
export class Feed {
  readonly #options: FeedOptions;
  readonly #subscribers = new Set<(message: FeedMessage) => void>();
  readonly #timer: NodeJS.Timeout;
  #known = new Map<string, { event: SportEvent; markets: readonly Market[] }>();
  #aliveAt: number;
  #isSilent = false;

  constructor(options: FeedOptions) {
    this.#options = options;
    this.#aliveAt = options.now();
    this.#timer = setInterval(() => this.tick(), TICK_MS);
  }

  isAlive(): boolean {
    return !this.#isSilent || this.#options.now() - this.#aliveAt < SILENCE_MS;
  }

  /** Subscribes to future messages. @returns a function that unsubscribes */
  subscribe(send: (message: FeedMessage) => void): () => void {
    this.#subscribers.add(send);
    if (!this.#isSilent) {
      send({ type: 'alive', at: this.#options.now() });
      send({ type: 'snapshot_complete' });
    }
    return () => this.#subscribers.delete(send);
  }

  /** Stops or resumes all messages. After resuming, frames have to reload everything. */
  setSilent(isSilent: boolean): void {
    const speaksAgain = this.#isSilent && !isSilent;
    this.#isSilent = isSilent;
    if (!speaksAgain) return;
    this.tick();
    this.#send({ type: 'snapshot_complete' });
  }

  /** Sends the changes since the last tick. */
  tick(): void {
    if (this.#isSilent) return;
    const now = this.#options.now();
    const current = new Map(this.#options.read().map((each) => [each.event.fixture.id, each]));
    for (const [id, before] of this.#known) {
      const after = current.get(id) ?? this.#options.find(id);
      if (after)
        for (const message of messagesBetween(before, after.event, after.markets)) this.#send(message);
    }
    this.#known = current;
    this.#aliveAt = now;
    this.#send({ type: 'alive', at: now });
  }

  close(): void {
    clearInterval(this.#timer);
    this.#subscribers.clear();
  }

  #send(message: FeedMessage): void {
    for (const send of this.#subscribers) send(message);
  }
}
