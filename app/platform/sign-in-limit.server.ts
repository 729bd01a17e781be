import { log } from '../log.server';
import { type SharedCounter, counterInMemory, sharedCounter } from '../shared-counter.server';

/** Many people may share an address; somebody who tries out passwords needs far more. */
const maxFailures = 60;
const windowMs = 15 * 60_000;
const maxAddresses = 50_000;

/**
 * Failed sign-ins by visitor address. The platform counts them by account (ERR-04), which does not see one password tried on
 * many accounts.
 */
export class SignInLimit {
  readonly #shared: SharedCounter;
  readonly #own: SharedCounter;

  /** @param now milliseconds */
  constructor(now: () => number) {
    this.#shared = sharedCounter({ name: 'sign-in', windowMs, max: maxAddresses, now });
    this.#own = counterInMemory({ windowMs, max: maxAddresses, now });
  }

  /**
   * Counts a try before its password is checked, so that tries at the same time are counted too.
   *
   * @returns whether the try may be made
   */
  async begin(address: string): Promise<boolean> {
    try {
      return (await this.#shared.add(address)) <= maxFailures;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ event: 'limit.alone', reason }, 'sign-ins are counted by this process alone');
      return (await this.#own.add(address)) <= maxFailures;
    }
  }

  /** A try that did not fail counts no longer. */
  async forgive(address: string): Promise<void> {
    await this.#shared.remove(address).catch(() => this.#own.remove(address));
  }
}
