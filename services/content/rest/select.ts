import { compare, comparableOf, containsTerms, distanceOf, predicateOf, searchTerms } from './condition';
import { writeCursor } from './cursor';
import type { Property, PropertyKind } from './property';
import { invalidQuery, unknownPath } from './query-error';
import type { EntityQuery, OrderTerm } from './query-parameters';

/** Property lookup for queries on one kind of entity. */
export interface Searchable<T> {
  /** The property at a path; undefined for an unknown one. May throw an ApiError. */
  readonly property: (path: string) => Property<T> | undefined;
  /** The text that `query` searches. */
  readonly words: (entity: T) => string;
  readonly idOf: (entity: T) => string;
  /** The whole list in an order, if it is indexed. */
  readonly sort?: (orders: readonly Order<T>[]) => readonly T[];
}

/** A page of query results. */
export interface Selection<T> {
  readonly items: readonly T[];
  readonly limit: number;
  /** Null for cursor paging, which has neither total nor skip. */
  readonly numbered: { readonly total: number; readonly skip: number } | null;
  /** URLs of the adjacent pages, for cursor paging. */
  readonly pages: { readonly next?: string; readonly prev?: string } | null;
}

/**
 * Filters, sorts and pages a list.
 *
 * @param list in the default order
 * @throws ApiError 400 InvalidQuery
 */
export function select<T>(list: readonly T[], query: EntityQuery, searchable: Searchable<T>): Selection<T> {
  const propertyAt = (path: string) => {
    const property = searchable.property(path);
    if (!property) throw unknownPath(path);
    return property;
  };
  const tests = query.conditions.map((condition) => predicateOf(condition, propertyAt(condition.path)));
  if (query.search !== null) {
    const terms = searchTerms(query.search);
    tests.push((entity) => containsTerms(searchable.words(entity), terms));
  }
  const orders = ordersOf(query, propertyAt);
  if (tests.length === 0 && orders.length > 0 && query.order.length > 0 && searchable.sort)
    return pageOf(searchable.sort(orders), query, searchable.idOf);
  const found = tests.length === 0 ? list : list.filter((entity) => tests.every((test) => test(entity)));
  return pageOf(sorted(found, orders), query, searchable.idOf);
}

/** Sort key of a list. */
export interface Order<T> {
  readonly direction: 1 | -1;
  readonly kind: PropertyKind;
  readonly read: (entity: T) => unknown;
}

const orderable: readonly PropertyKind[] = ['Symbol', 'Integer', 'Number', 'Date', 'Boolean', 'Any'];

function ordersOf<T>(query: EntityQuery, propertyAt: (path: string) => Property<T>): readonly Order<T>[] {
  if (query.order.length > 0) return query.order.map((term) => orderOf(term, propertyAt(term.path)));
  // Nearest first.
  return query.conditions
    .filter(({ operator }) => operator === 'near')
    .map((condition) => ({
      direction: 1,
      kind: 'Number',
      read: distanceOf(condition, propertyAt(condition.path)),
    }));
}

function orderOf<T>({ path, isDescending }: OrderTerm, { kind, isList, read }: Property<T>): Order<T> {
  if (orderable.includes(kind) && !isList) return { direction: isDescending ? -1 : 1, kind, read };
  const type = isList ? 'Array' : kind;
  const advice = kind === 'Text' ? '. Consider using a Symbol field instead' : '';
  const details = `${type} fields do not support ordering${advice}`;
  throw invalidQuery({ name: 'order', path: path.split('.'), type, details });
}

/** Stable sort; entities without a value come last in either direction. */
function sorted<T>(list: readonly T[], orders: readonly Order<T>[]): readonly T[] {
  if (orders.length === 0) return list;
  return list
    .map((entity) => ({ entity, values: orders.map((order) => keyOf(entity, order)) }))
    .sort((a, b) => compareValues(a.values, b.values, orders))
    .map(({ entity }) => entity);
}

/** Compare function for two entities in the same order. */
export function compareBy<T>(orders: readonly Order<T>[]): (a: T, b: T) => number {
  const values = (entity: T) => orders.map((order) => keyOf(entity, order));
  return (a, b) => compareValues(values(a), values(b), orders);
}

type Values<T> = readonly ReturnType<typeof keyOf<T>>[];

function compareValues<T>(a: Values<T>, b: Values<T>, orders: readonly Order<T>[]): number {
  for (const [index, { direction }] of orders.entries()) {
    const [left = null, right = null] = [a[index], b[index]];
    const difference =
      left === null || right === null
        ? Number(left === null) - Number(right === null)
        : (compare(left, right) ?? 0) * direction;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A field queried in any locale has several values; the first one is used. */
function keyOf<T>(entity: T, { kind, read }: Order<T>) {
  const value = read(entity);
  return comparableOf(Array.isArray(value) ? value[0] : value, kind);
}

function pageOf<T>(list: readonly T[], query: EntityQuery, idOf: (entity: T) => string): Selection<T> {
  const { limit, skip, cursor, path, text } = query;
  if (!cursor) {
    return {
      items: list.slice(skip, skip + limit),
      limit,
      numbered: { total: list.length, skip },
      pages: null,
    };
  }
  const { from } = cursor;
  let [start, end] = [0, limit];
  if (from) {
    const at = list.findIndex((entity) => idOf(entity) === from.id);
    if (from.isEnd) end = at >= 0 ? at : Math.min(from.index, list.length);
    else start = at >= 0 ? at + 1 : from.index;
    if (from.isEnd) start = Math.max(0, end - limit);
    else end = start + limit;
  }
  const items = list.slice(start, end);
  const [first, last] = [items[0], items.at(-1)];
  const address = (name: string, entity: T, index: number) =>
    `${path}?${name}=${writeCursor({ id: idOf(entity), index, query: text })}`;
  return {
    items,
    limit,
    numbered: null,
    pages: {
      ...(last !== undefined && end < list.length && { next: address('pageNext', last, end - 1) }),
      ...(first !== undefined && start > 0 && { prev: address('pagePrev', first, start) }),
    },
  };
}

/** The response body of a page. */
export function arrayBody<T>(
  { items, limit, numbered, pages }: Selection<T>,
  toItem: (entity: T) => unknown,
): Record<string, unknown> {
  return { sys: { type: 'Array' }, ...numbered, limit, items: items.map(toItem), ...(pages && { pages }) };
}
