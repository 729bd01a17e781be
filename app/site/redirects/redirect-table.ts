import type { Redirects } from '../../../schemas/generated/types';

/** Redirect from the brand's file. Only those below the locale may be limited to a market. */
export type Redirect = NonNullable<Redirects['pages']>[number];

/** Redirect that matches a path, with the part below its wildcard. */
export interface Match {
  redirect: Redirect;
  /** Unchanged from the request, without a leading slash; empty without a wildcard. */
  rest: string;
}

/** Path ending that matches everything below it. */
const wildcard = '/*';

export const isWildcard = (path: string) => path.endsWith(wildcard);

export const withoutWildcard = (path: string) => (isWildcard(path) ? path.slice(0, -wildcard.length) : path);

/** Splits a path into segments; repeated and trailing slashes are ignored. */
export function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter((segment) => segment !== '');
}

/**
 * Finds the redirect of a path. An exact path takes precedence over wildcards, a longer wildcard over a shorter one, and a redirect of the
 * market over a general one.
 */
export class RedirectTable {
  readonly #exact = new Map<string, Redirect[]>();
  readonly #below = new Map<string, Redirect[]>();

  constructor(redirects: readonly Redirect[]) {
    for (const redirect of redirects) {
      const table = isWildcard(redirect.from) ? this.#below : this.#exact;
      const key = keyOf(segmentsOf(withoutWildcard(redirect.from)));
      table.set(key, [...(table.get(key) ?? []), redirect]);
    }
  }

  get isEmpty(): boolean {
    return this.#exact.size + this.#below.size === 0;
  }

  /**
   * @param pathname percent-encoded
   * @param market code of the requested market
   */
  match(pathname: string, market?: string): Match | undefined {
    if (this.isEmpty) return undefined;
    const segments = segmentsOf(pathname);
    const own = forMarket(this.#exact.get(keyOf(segments)), market);
    if (own) return { redirect: own, rest: '' };
    for (let length = segments.length - 1; length > 0; length--) {
      const above = forMarket(this.#below.get(keyOf(segments.slice(0, length))), market);
      if (above) return { redirect: above, rest: segments.slice(length).join('/') };
    }
    return undefined;
  }
}

/** Target of a redirect; if both sides have a wildcard, with the rest of the path. */
export function targetOf({ redirect: { to }, rest }: Match): string {
  return isWildcard(to) ? `${withoutWildcard(to)}/${rest}` : to;
}

function forMarket(redirects: readonly Redirect[] | undefined, market: string | undefined) {
  return (
    redirects?.find((redirect) => redirect.market !== undefined && redirect.market === market) ??
    redirects?.find((redirect) => redirect.market === undefined)
  );
}

/** Normalized lookup key: `/k%C3%A4` and `/kä` have the same one. */
export function keyOf(segments: readonly string[]): string {
  return segments.map(decoded).join('/');
}

function decoded(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return segment;
  }
}
