import { createHash, timingSafeEqual } from 'node:crypto';
import { type TokenOwner, isOfSwitchedOff, ownerOf } from '../people/access-tokens';
import type { ContentStore } from '../store/content-store';
import type { TokenKind } from './context';

/** The tokens that the service is started with; those of API keys are beside them in the store. */
export interface StaticTokens {
  readonly delivery: string;
  readonly preview: string;
  readonly management: string;
}

/** Says what a token allows. */
export class TokenBook {
  readonly #static: StaticTokens;
  readonly #store: ContentStore;
  readonly #acceptsDemoPeople: boolean;

  /** @param acceptsDemoPeople whether people whose passwords are published may act */
  constructor(tokens: StaticTokens, store: ContentStore, acceptsDemoPeople: boolean) {
    this.#acceptsDemoPeople = acceptsDemoPeople;
    this.#static = tokens;
    this.#store = store;
  }

  /**
   * The access that a token grants; undefined for an invalid one and for one of another environment.
   * @param environment id or alias; left out where a path names none
   */
  kindOf(token: string, environment?: string): TokenKind | undefined {
    const { delivery, preview, management } = this.#static;
    if (sameText(token, delivery)) return 'delivery';
    if (sameText(token, preview)) return 'preview';
    if (sameText(token, management)) return 'management';
    return this.#kindOfApiKey(token, environment);
  }

  /** The person whose token it is; undefined when it is nobody's, or no longer. @param now milliseconds since 1970 */
  ownerOf(token: string, now: number): TokenOwner | undefined {
    const owner = ownerOf(this.#store.shared, token, now);
    return owner && (this.#acceptsDemoPeople || !owner.user.isDemo) ? owner : undefined;
  }

  /** Whether it opens nothing because its person is switched off. */
  isOfSwitchedOff(token: string): boolean {
    return isOfSwitchedOff(this.#store.shared, token);
  }

  #kindOfApiKey(token: string, environment: string | undefined): TokenKind | undefined {
    for (const { accessToken, preview, environments } of this.#store.shared.list('ApiKey')) {
      const kind = sameText(token, accessToken)
        ? 'delivery'
        : sameText(token, preview.accessToken)
          ? 'preview'
          : undefined;
      if (!kind) continue;
      const allowed = environments.map(({ sys }) => sys.id);
      return environment === undefined || this.#isAmong(environment, allowed) ? kind : undefined;
    }
    return undefined;
  }

  /** A key may name an environment or an alias of it. */
  #isAmong(environment: string, allowed: readonly string[]): boolean {
    const wanted = this.#store.environment(environment);
    return allowed.some((name) => name === environment || this.#store.environment(name) === wanted);
  }
}

/** Compares without telling by its time how much is right. */
function sameText(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
