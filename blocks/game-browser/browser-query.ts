import type { GameBrowserLive } from '../../schemas/generated/types';

/** A visitor's search. */
export type BrowserQuery = Pick<
  GameBrowserLive['query'],
  'search' | 'providers' | 'features' | 'types' | 'jackpot' | 'category' | 'sort'
>;

type Sort = BrowserQuery['sort'];

export const sorts: readonly Sort[] = ['popular', 'new', 'name'];

/** Names of the form fields; the address of a search carries the same. */
export const fields = {
  search: 'q',
  provider: 'provider',
  feature: 'feature',
  type: 'type',
  jackpot: 'jackpot',
  category: 'category',
  sort: 'sort',
  offset: 'offset',
} as const;

/** Value of a filter that is only on or off. */
export const on = '1';

/** The query as parameters of an address; what is empty or usual is left out. */
export function queryParams({
  search,
  providers,
  features,
  types,
  jackpot,
  category,
  sort,
}: BrowserQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (search.trim()) params.set(fields.search, search.trim());
  for (const provider of providers) params.append(fields.provider, provider);
  for (const feature of features) params.append(fields.feature, feature);
  for (const type of types) params.append(fields.type, type);
  if (jackpot) params.set(fields.jackpot, on);
  if (category) params.set(fields.category, category);
  if (sort !== 'popular') params.set(fields.sort, sort);
  return params;
}

/** The query without what can be chosen: a list of a category stays one. */
export function clearedParams({ category }: Pick<BrowserQuery, 'category'>): URLSearchParams {
  return new URLSearchParams(category ? { [fields.category]: category } : {});
}

/** A search for the name of a game, and nothing else. */
export function suggestionParams(name: string): URLSearchParams {
  return new URLSearchParams({ [fields.search]: name });
}

/** The query in the fields of the form. */
export function readQuery(data: FormData): BrowserQuery {
  const texts = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  const sort = texts(fields.sort)[0];
  const category = texts(fields.category)[0];
  return {
    search: texts(fields.search)[0] ?? '',
    providers: texts(fields.provider),
    features: texts(fields.feature),
    types: texts(fields.type),
    jackpot: texts(fields.jackpot).includes(on),
    ...(category ? { category } : {}),
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
  field: 'q' | 'provider' | 'feature' | 'type' | 'jackpot';
  value: string;
  label: string;
  rest: BrowserQuery;
}

/** Labels of what can be chosen, by id. */
export interface OptionLabels {
  providers: ReadonlyMap<string, string>;
  features: ReadonlyMap<string, string>;
  types: ReadonlyMap<string, string>;
  jackpot: string;
}

/** Whether anything but the text and the order is chosen. */
export function isFiltered({ providers, features, types, jackpot }: BrowserQuery): boolean {
  return jackpot || providers.length + features.length + types.length > 0;
}

/** The active filters in display order; ids without a label in `options` are shown as they are. */
export function activeFilters(query: BrowserQuery, options: OptionLabels): ActiveFilter[] {
  const search: ActiveFilter[] = query.search.trim()
    ? [{ field: 'q', value: query.search, label: query.search.trim(), rest: { ...query, search: '' } }]
    : [];
  const chosen = (field: 'provider' | 'type' | 'feature', list: 'providers' | 'types' | 'features') =>
    query[list].map((value): ActiveFilter => ({
      field,
      value,
      label: options[list].get(value) ?? value,
      rest: { ...query, [list]: query[list].filter((id) => id !== value) },
    }));
  const jackpot: ActiveFilter[] = query.jackpot
    ? [{ field: 'jackpot', value: on, label: options.jackpot, rest: { ...query, jackpot: false } }]
    : [];
  return [
    ...search,
    ...chosen('provider', 'providers'),
    ...chosen('type', 'types'),
    ...chosen('feature', 'features'),
    ...jackpot,
  ];
}
