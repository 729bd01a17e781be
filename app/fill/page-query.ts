import { readGameQuery, writeGameQuery } from '../catalogue/game-search';
import { isMarketCode, marketParameter } from '../site/own-market.server';

const highestListPage = 1_000;

/** Number of the page of a list, from 1. Nonsense counts as the first. */
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

/** Gives a part of the address's query. A page differs by the parts that its blocks ask for, and by no other parameter. */
export type PageQuery = (name: QueryName) => URLSearchParams;

const prefix = 'query:';

/** The query of an address, part by part: campaign parameters (`gclid`, `utm_source`) and hostile ones are in none. */
export function queryOf(search: URLSearchParams): PageQuery {
  return (name) => (search.size === 0 ? new URLSearchParams() : readers[name](search));
}

/** A query read part by part, so that only the parts a page reads become part of its cache key. */
export function queryBy(ask: (question: string) => string | undefined): PageQuery {
  return (name) => new URLSearchParams(ask(prefix + name) ?? '');
}

/** The answer of an address to a question about its query; undefined for any other question, and for a part that is empty. */
export function answerQuery(query: PageQuery, question: string): string | undefined {
  if (!question.startsWith(prefix)) return undefined;
  const name = question.slice(prefix.length);
  return isQueryName(name) ? query(name).toString() || undefined : undefined;
}

function isQueryName(name: string): name is QueryName {
  return Object.hasOwn(readers, name);
}
