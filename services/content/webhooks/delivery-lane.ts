import type { Logger } from 'pino';

/** Concurrent deliveries per lane. */
const AT_ONCE = 4;
/** Maximum number of queued deliveries per lane; further ones are dropped. */
const MOST_HELD = 10_000;

/**
 * One delivery attempt.
 * @returns milliseconds until the retry, or null when done
 */
export type Attempt = () => Promise<number | null>;

interface LaneOptions {
  readonly name: string;
  readonly logger: Logger;
  /** Aborts waits for retries. */
  readonly closing: AbortSignal;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

/** Queue of deliveries to one receiver: a few concurrently, the rest in order. A delivery waiting for its retry frees its slot. */
export class DeliveryLane {
  readonly #options: LaneOptions;
  readonly #ready: Attempt[] = [];
  #running = 0;
  #held = 0;
  #lost = 0;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  get isEmpty(): boolean {
    return this.#held === 0;
  }

  add(attempt: Attempt): void {
    if (this.#held >= MOST_HELD) return this.#lose();
    this.#held += 1;
    this.#enter(attempt);
  }

  #enter(attempt: Attempt): void {
    this.#ready.push(attempt);
    this.#next();
  }

  #next(): void {
    while (this.#running < AT_ONCE && !this.#options.closing.aborted) {
      const attempt = this.#ready.shift();
      if (!attempt) return;
      this.#running += 1;
      void this.#run(attempt).finally(() => {
        this.#running -= 1;
        this.#next();
      });
    }
  }

  async #run(attempt: Attempt): Promise<void> {
    const { logger, name, closing, wait } = this.#options;
    try {
      const delay = await attempt();
      if (delay === null) this.#release();
      // Not awaited, so that the slot is free during the wait. The wait ends early only when the service stops.
      else
        wait(delay, closing).then(
          () => this.#enter(attempt),
          () => this.#release(),
        );
    } catch (error) {
      logger.error({ err: error, webhook: name }, 'a webhook could not be delivered');
      this.#release();
    }
  }

  #release(): void {
    this.#held -= 1;
    if (this.#held > 0 || this.#lost === 0) return;
    this.#options.logger.warn(
      { webhook: this.#options.name, lost: this.#lost },
      'webhook accepts deliveries again',
    );
    this.#lost = 0;
  }

  /** Logged once: there may be thousands. */
  #lose(): void {
    this.#lost += 1;
    if (this.#lost > 1) return;
    this.#options.logger.error(
      { webhook: this.#options.name, waiting: this.#held },
      'webhook backlog is full: further changes are dropped. Make its receiver answer faster.',
    );
  }
}
