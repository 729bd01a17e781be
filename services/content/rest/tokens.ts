import { createHash, timingSafeEqual } from 'node:crypto';
import { type TokenOwner, isOfSwitchedOff, ownerOf } from '../people/access-tokens';
import type { ContentStore } from '../store/content-store';
import type { TokenKind } from './context';

/** Tokens from the settings; those of API keys are in the store. */
export interface StaticTokens {
  readonly delivery: string;
  readonly preview: string;
  readonly management: string;
}

/** Looks up the access that tokens grant. */
export class TokenBook {
  readonly #static: StaticTokens;
  readonly #store: ContentStore;
  readonly #acceptsDemoPeople: boolean;

  /** @param acceptsDemoPeople permits people whose passwords are published */
  constructor(tokens: StaticTokens, store: ContentStore, acceptsDemoPeople: boolean) {
    this.#acceptsDemoPeople = acceptsDemoPeople;
    this.#static = tokens;
    this.#store = store;
  }

  /**
   * Access granted by a token; undefined if it is invalid or of another environment.
   * @param environment id or alias; omitted for paths without one
   */
  kindOf(token: string, environment?: string): TokenKind | undefined {
    const { delivery, preview, management } = this.#static;
    if (sameText(token, delivery)) return 'delivery';
    if (sameText(token, preview)) return 'preview';
    if (sameText(token, management)) return 'management';
    return this.#kindOfApiKey(token, environment);
  }

  /**
   * The owner of a valid token of a person; otherwise undefined.
   * @param now milliseconds since 1970
   */
  ownerOf(token: string, now: number): TokenOwner | undefined {
    const owner = ownerOf(this.#store.shared, token, now);
    return owner && (this.#acceptsDemoPeople || !owner.user.isDemo) ? owner : undefined;
  }

  /** True if it is refused because its owner is deactivated. */
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

  /** Keys may list environments or aliases. */
  #isAmong(environment: string, allowed: readonly string[]): boolean {
    const wanted = this.#store.environment(environment);
    return allowed.some((name) => name === environment || this.#store.environment(name) === wanted);
  }
}

/** Constant-time comparison. */
function sameText(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
