import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 15 * 60;
/** Typing mistakes need a few attempts; guessing passwords needs far more. */
const FAILURES_OF_ADDRESS = 10;
/** For one account across all addresses. High, so that a stranger who knows an e-mail address cannot lock its owner out. */
const FAILURES_OF_ACCOUNT = 100;

/** Rate limit of failed sign-ins within 15 minutes, per address and per account. */
export class SignInLimit {
  readonly #ofAddress = new RateLimiterMemory({ points: FAILURES_OF_ADDRESS, duration: WINDOW_SECONDS });
  readonly #ofAccount = new RateLimiterMemory({ points: FAILURES_OF_ACCOUNT, duration: WINDOW_SECONDS });

  /**
   * Counts an attempt before the password is verified, so that concurrent attempts are counted too.
   * @returns milliseconds to wait before the next attempt; undefined if this one is allowed
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

  /** Uncounts a successful attempt. */
  async forgive(address: string, account: string): Promise<void> {
    await Promise.all([this.#ofAddress.reward(address), this.#ofAccount.reward(account)]);
  }
}
