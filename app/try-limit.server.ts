import { log } from './log.server';
import { type SharedCounter, counterInMemory, sharedCounter } from './shared-counter.server';

const windowMs = 15 * 60_000;
const maxAddresses = 50_000;

interface TryLimitOptions {
  /** Name of what is tried; tries of different names are counted apart. */
  name: string;
  /** Failures of one address within 15 minutes. */
  maxFailures: number;
  /** Milliseconds. */
  now: () => number;
}

/** Failed tries at a secret by visitor address, counted by all processes of the site together. */
export class TryLimit {
  readonly #options: TryLimitOptions;
  readonly #shared: SharedCounter;
  readonly #own: SharedCounter;

  constructor(options: TryLimitOptions) {
    const { name, now } = options;
    this.#options = options;
    this.#shared = sharedCounter({ name, windowMs, max: maxAddresses, now });
    this.#own = counterInMemory({ windowMs, max: maxAddresses, now });
  }

  /**
   * Counts a try before its secret is checked, so that tries at the same time are counted too.
   *
   * @returns whether the try may be made
   */
  async begin(address: string): Promise<boolean> {
    const { name, maxFailures } = this.#options;
    try {
      return (await this.#shared.add(address)) <= maxFailures;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ event: 'limit.alone', limit: name, reason }, 'tries are counted by this process alone');
      return (await this.#own.add(address)) <= maxFailures;
    }
  }

  /** A try that did not fail counts no longer. */
  async forgive(address: string): Promise<void> {
    await this.#shared.remove(address).catch(() => this.#own.remove(address));
  }
}
