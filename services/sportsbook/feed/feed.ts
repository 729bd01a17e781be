import type { Market, SportEvent } from '../events/event';
import { type FeedMessage, messagesBetween } from './message';

interface FeedOptions {
  /** The events that are told of, as they are now. */
  read(): readonly { event: SportEvent; markets: readonly Market[] }[];
  /** An event that is told of no more, as it is now. */
  find(eventId: string): { event: SportEvent; markets: readonly Market[] } | undefined;
  /** Milliseconds since the epoch, of the process and not of events. */
  now(): number;
}

/** After so long without a sign of life all markets count as suspended. */
const SILENCE_MS = 12_000;
const TICK_MS = 2_000;

/** Tells frames what happens to events. Bets are taken while it is alive only, since nobody knows the odds otherwise. */
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

  /** Sends everything that comes from now on. @returns what ends it */
  subscribe(send: (message: FeedMessage) => void): () => void {
    this.#subscribers.add(send);
    if (!this.#isSilent) {
      send({ type: 'alive', at: this.#options.now() });
      send({ type: 'snapshot_complete' });
    }
    return () => this.#subscribers.delete(send);
  }

  /** A silent feed sends nothing at all; when it speaks again, frames have to read everything anew. */
  setSilent(isSilent: boolean): void {
    const speaksAgain = this.#isSilent && !isSilent;
    this.#isSilent = isSilent;
    if (!speaksAgain) return;
    this.tick();
    this.#send({ type: 'snapshot_complete' });
  }

  /** Tells what has changed since the last time. */
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
