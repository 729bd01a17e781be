import { matchRoutes } from '@remix-run/react';
import type { Site } from '../../site/site';

/** Where a page or layout applies; a missing property applies everywhere. */
export interface PageEntry {
  id: string;
  /** Pattern below the locale; empty for a layout. */
  path: string;
  brands?: string[];
  markets?: string[];
  channels?: string[];
}

export interface PageMatch {
  id: string;
  pattern: string;
  params: Record<string, string>;
}

type Place = { brand: { id: string }; market: { id: string }; channel: Site['channel'] };

/** The most specific variant wins: brand+market+channel > brand+market > brand > every brand; of equals, the lowest id. */
export function chooseVariant(
  entries: PageEntry[],
  { brand, market, channel }: Place,
): PageEntry | undefined {
  const fits = (list: string[] | undefined, value: string) => !list || list.includes(value);
  return entries
    .filter(
      (entry) =>
        fits(entry.brands, brand.id) && fits(entry.markets, market.id) && fits(entry.channels, channel),
    )
    .sort((a, b) => weight(b) - weight(a) || (a.id < b.id ? -1 : 1))[0];
}

function weight(entry: PageEntry): number {
  return (entry.brands ? 4 : 0) + (entry.markets ? 2 : 0) + (entry.channels ? 1 : 0);
}

/** Variants of one path that are equally specific for some site: only the first of each pair is shown. */
export function rivalVariants(entries: readonly PageEntry[]): [shown: PageEntry, hidden: PageEntry][] {
  const sorted = [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
  return sorted.flatMap((shown, index) =>
    sorted
      .slice(index + 1)
      .filter((hidden) => areRivals(shown, hidden))
      .map((hidden): [PageEntry, PageEntry] => [shown, hidden]),
  );
}

function areRivals(one: PageEntry, other: PageEntry): boolean {
  return (
    one.path === other.path &&
    weight(one) === weight(other) &&
    (['brands', 'markets', 'channels'] as const).every((list) => overlap(one[list], other[list]))
  );
}

function overlap(one: string[] | undefined, other: string[] | undefined): boolean {
  return !one || !other || one.some((value) => other.includes(value));
}

/** The page of a path: an exact path before a pattern (`/online-casino/all-games` before `/online-casino/:category`, ROUTE-35). */
export function choosePage(pages: PageEntry[], place: Place, path: string): PageMatch | undefined {
  const variants = [...new Set(pages.map((page) => page.path))].flatMap((pattern) => {
    const variant = chooseVariant(
      pages.filter((page) => page.path === pattern),
      place,
    );
    return variant ? [{ path: pattern, id: variant.id }] : [];
  });
  const match = matchRoutes(variants, path)?.at(-1);
  if (!match) return undefined;
  const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']));
  return { id: match.route.id, pattern: match.route.path, params };
}
