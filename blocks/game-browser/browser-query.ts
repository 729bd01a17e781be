import type { GameBrowserLive } from '../../schemas/generated/types';

/** What a visitor searches for. */
export type BrowserQuery = Pick<GameBrowserLive['query'], 'search' | 'providers' | 'features' | 'sort'>;

type Sort = BrowserQuery['sort'];

export const sorts: readonly Sort[] = ['popular', 'new', 'name'];

/** Names of the form fields; the address of a search carries the same. */
export const fields = {
  search: 'q',
  provider: 'provider',
  feature: 'feature',
  sort: 'sort',
  offset: 'offset',
} as const;

/** The query as parameters of an address; what is empty or usual is left out. */
export function queryParams({ search, providers, features, sort }: BrowserQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (search.trim()) params.set(fields.search, search.trim());
  for (const provider of providers) params.append(fields.provider, provider);
  for (const feature of features) params.append(fields.feature, feature);
  if (sort !== 'popular') params.set(fields.sort, sort);
  return params;
}

/** The query in the fields of the form. */
export function readQuery(data: FormData): BrowserQuery {
  const texts = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  const sort = texts(fields.sort)[0];
  return {
    search: texts(fields.search)[0] ?? '',
    providers: texts(fields.provider),
    features: texts(fields.feature),
    sort: sorts.find((name) => name === sort) ?? 'popular',
  };
}

/** An address with parameters added to those it has. */
export function withParams(address: string, params: URLSearchParams): string {
  const query = params.toString();
  if (!query) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** A chosen filter with what remains of the query without it. */
export interface ActiveFilter {
  field: 'q' | 'provider' | 'feature';
  value: string;
  label: string;
  rest: BrowserQuery;
}

/** What narrows the list down, in the order it is shown; ids without a label in `options` show as they are. */
export function activeFilters(
  query: BrowserQuery,
  options: { providers: ReadonlyMap<string, string>; features: ReadonlyMap<string, string> },
): ActiveFilter[] {
  const search: ActiveFilter[] = query.search.trim()
    ? [{ field: 'q', value: query.search, label: query.search.trim(), rest: { ...query, search: '' } }]
    : [];
  return [
    ...search,
    ...query.providers.map((value): ActiveFilter => ({
      field: 'provider',
      value,
      label: options.providers.get(value) ?? value,
      rest: { ...query, providers: query.providers.filter((id) => id !== value) },
    })),
    ...query.features.map((value): ActiveFilter => ({
      field: 'feature',
      value,
      label: options.features.get(value) ?? value,
      rest: { ...query, features: query.features.filter((id) => id !== value) },
    })),
  ];
}
