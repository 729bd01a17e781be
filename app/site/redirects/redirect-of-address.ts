import type { BrandConfiguration } from '../configuration/read-brand.server';
import { decideLocale } from '../locale';
import { localeAddress } from '../wanted-path';
import { type Match, targetOf } from './redirect-table';

export interface RedirectAnswer {
  status: 301 | 302 | 307 | 308;
  /** Path of the brand, or URL of another host allowed by its file. */
  location: string;
}

/** Statuses that preserve method and body. Form posts are not redirected with others, which would drop the data. */
const keepMethod = [307, 308];

/**
 * Finds the brand's redirect for an address and appends the query. A path without a valid locale uses the one it would be redirected to,
 * so that the visitor is redirected once.
 *
 * @returns undefined if the address has no redirect
 */
export function redirectOfAddress(
  { brand, markets, redirects: { pages, legacy } }: BrandConfiguration,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  method: string,
): RedirectAnswer | undefined {
  if (pages.isEmpty && legacy.isEmpty) return undefined;
  const former = legacy.match(pathname);
  if (former) return answerOf(former, targetOf(former), search, method);
  const requested = decideLocale(pathname, brand, markets);
  const decision = requested.kind === 'valid' ? requested : decideLocale(requested.to, brand, markets);
  if (decision.kind !== 'valid') return undefined;
  const { market, language, path } = decision;
  const found = pages.match(path, market.id);
  if (!found) return undefined;
  const target = targetOf(found);
  const location = target.startsWith('/') ? localeAddress(`${language}-${market.id}`, target) : target;
  const answer = answerOf(found, location, search, method);
  // Temporary, since the default locale of a brand may change.
  return answer && requested.kind === 'redirect' ? { ...answer, status: temporary(answer.status) } : answer;
}

function answerOf(
  { redirect: { status } }: Match,
  location: string,
  search: string,
  method: string,
): RedirectAnswer | undefined {
  if (!['GET', 'HEAD'].includes(method) && !keepMethod.includes(status)) return undefined;
  return { status, location: withSearch(location, search) };
}

/** The target's query comes first, so its values take precedence. */
function withSearch(location: string, search: string): string {
  if (search.length < 2) return location;
  return location.includes('?') ? `${location}&${search.slice(1)}` : location + search;
}

function temporary(status: RedirectAnswer['status']): RedirectAnswer['status'] {
  return keepMethod.includes(status) ? 307 : 302;
}
