import { isMarketCode, marketParameter } from '../site/own-market.server';
import { readGameQuery, writeGameQuery } from '../catalogue/game-search';

const highestListPage = 1_000;

/** Number of the page of a list, from 1. What makes no sense is the first. */
export function readListPage(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 && page <= highestListPage ? page : 1;
}

/** The parts of an address's query that blocks read. Each keeps the parameters it declares, bounded and in one order. */
const readers = {
  games: (search: URLSearchParams) => writeGameQuery(readGameQuery(search)),
  listPage: (search: URLSearchParams) => {
    const page = readListPage(search);
    return new URLSearchParams(page > 1 ? { page: String(page) } : {});
  },
  /** The market that home suggests. */
  ownMarket: (search: URLSearchParams) => {
    const code = search.get(marketParameter);
    return new URLSearchParams(code && isMarketCode(code) ? { [marketParameter]: code } : {});
  },
} satisfies Record<string, (search: URLSearchParams) => URLSearchParams>;

export type QueryName = keyof typeof readers;

/** Every part that any page may read. */
export const queryNames = Object.keys(readers) as readonly QueryName[];

/**
 * The parameters of an address that its page follows from. Campaign links (`gclid`, `utm_source`) and hostile ones carry others, which
 * must not make a page of their own.
 *
 * @param names the parts that the page reads
 */
export function pageQuery(
  search: URLSearchParams,
  names: readonly QueryName[] = queryNames,
): URLSearchParams {
  if (search.size === 0 || names.length === 0) return new URLSearchParams();
  return new URLSearchParams(names.flatMap((name) => [...readers[name](search)]));
}
