import type { Redirects } from '../../../schemas/generated/types';

/** A redirect as data names it; only those below the locale may be limited to a market. */
export type Redirect = NonNullable<Redirects['pages']>[number];

/** A redirect that a path has, with what is below its wildcard. */
export interface Match {
  redirect: Redirect;
  /** As it was sent, without a slash in front; empty without a wildcard. */
  rest: string;
}

/** End of a path that stands for everything below it. */
const wildcard = '/*';

export const isWildcard = (path: string) => path.endsWith(wildcard);

export const withoutWildcard = (path: string) => (isWildcard(path) ? path.slice(0, -wildcard.length) : path);

/** The segments of a path; a slash more or less makes no other address. */
export function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter((segment) => segment !== '');
}

/** Finds the redirect of a path: the one of the path itself before a wildcard, a longer wildcard before a shorter one, one for the market before the general one. */
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
   * @param pathname as an address has it, percent-encoded
   * @param market code of the market it is asked for in
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

/** Where a redirect leads: its target, with the rest of the path where both have a wildcard. */
export function targetOf({ redirect: { to }, rest }: Match): string {
  return isWildcard(to) ? `${withoutWildcard(to)}/${rest}` : to;
}

function forMarket(redirects: readonly Redirect[] | undefined, market: string | undefined) {
  return (
    redirects?.find((redirect) => redirect.market !== undefined && redirect.market === market) ??
    redirects?.find((redirect) => redirect.market === undefined)
  );
}

/** The same for all ways to write a path: `/k%C3%A4` and `/kä` are one. */
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
