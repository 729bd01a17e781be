import { LRUCache } from 'lru-cache';

/** Many people may share an address; somebody who tries out passwords needs far more. */
const maxFailures = 60;
const windowMs = 15 * 60_000;

/**
 * Failed sign-ins by visitor address. The platform counts them by account (ERR-04), which does not see one password tried on
 * many accounts.
 */
export class SignInLimit {
  readonly #tries: LRUCache<string, number>;

  /** @param now milliseconds */
  constructor(now: () => number) {
    this.#tries = new LRUCache({
      max: 50_000,
      ttl: windowMs,
      noUpdateTTL: true,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** Counts a try before its password is checked, so that tries at the same time are counted too. */
  begin(address: string): boolean {
    const tries = this.#tries.get(address) ?? 0;
    if (tries >= maxFailures) return false;
    this.#tries.set(address, tries + 1);
    return true;
  }

  /** A try that did not fail counts no longer. */
  forgive(address: string): void {
    const tries = this.#tries.get(address);
    if (tries) this.#tries.set(address, tries - 1);
  }
}
