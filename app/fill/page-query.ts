import { readGameQuery, writeGameQuery } from '../catalogue/game-search';
import { isMarketCode, marketParameter } from '../site/own-market.server';

const highestListPage = 1_000;

/** Page number of a list, from 1. Invalid values count as 1. */
export function readListPage(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 && page <= highestListPage ? page : 1;
}

/** The query parameters that blocks read. Each reader returns the parameters it declares, bounded and in a fixed order. */
const readers = {
  games: (search: URLSearchParams) => writeGameQuery(readGameQuery(search)),
  listPage: (search: URLSearchParams) => {
    const page = readListPage(search);
    return new URLSearchParams(page > 1 ? { page: String(page) } : {});
  },
  /** The market suggested by the home page. */
  ownMarket: (search: URLSearchParams) => {
    const code = search.get(marketParameter);
    return new URLSearchParams(code && isMarketCode(code) ? { [marketParameter]: code } : {});
  },
} satisfies Record<string, (search: URLSearchParams) => URLSearchParams>;

export type QueryName = keyof typeof readers;

/** Returns a part of the query. Pages vary by the parts that their blocks read, and by no other parameter. */
export type PageQuery = (name: QueryName) => URLSearchParams;

const prefix = 'query:';

/** The query of an address, part by part; campaign parameters (`gclid`, `utm_source`) and hostile ones are dropped. */
export function queryOf(search: URLSearchParams): PageQuery {
  return (name) => (search.size === 0 ? new URLSearchParams() : readers[name](search));
}

/** A query read part by part, so that only the parts a page reads become part of its cache key. */
export function queryBy(ask: (question: string) => string | undefined): PageQuery {
  return (name) => new URLSearchParams(ask(prefix + name) ?? '');
}

/** The value of one part of the query; undefined for other questions and for an empty part. */
export function answerQuery(query: PageQuery, question: string): string | undefined {
  if (!question.startsWith(prefix)) return undefined;
  const name = question.slice(prefix.length);
  return isQueryName(name) ? query(name).toString() || undefined : undefined;
}

function isQueryName(name: string): name is QueryName {
  return Object.hasOwn(readers, name);
}
