import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 15 * 60;
/** Whoever mistypes needs a few; whoever tries passwords out needs far more. */
const FAILURES_OF_ADDRESS = 10;
/** One account from many addresses. High, so that nobody is locked out by a stranger who only knows an e-mail address. */
const FAILURES_OF_ACCOUNT = 100;

/** Counts failed tries at a password, by the visitor's address and by account, within 15 minutes. */
export class SignInLimit {
  readonly #ofAddress = new RateLimiterMemory({ points: FAILURES_OF_ADDRESS, duration: WINDOW_SECONDS });
  readonly #ofAccount = new RateLimiterMemory({ points: FAILURES_OF_ACCOUNT, duration: WINDOW_SECONDS });

  /**
   * Counts a try before its password is looked at, so that concurrent tries are counted too.
   * @returns how long to wait before the next try, in milliseconds; undefined if this one may be made
   */
  async begin(address: string, account: string): Promise<number | undefined> {
    try {
      await this.#ofAddress.consume(address);
      await this.#ofAccount.consume(account);
      return undefined;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
      throw refusal;
    }
  }

  /** Takes back the count of a try that did not fail. */
  async forgive(address: string, account: string): Promise<void> {
    await Promise.all([this.#ofAddress.reward(address), this.#ofAccount.reward(account)]);
  }
}
