import { badRequest } from '../http/api-error';
import { readCursor, type CursorPosition } from './cursor';
import { invalidQuery } from './query-error';

export type RangeOperator = 'lt' | 'lte' | 'gt' | 'gte';
type Suffix = 'ne' | 'in' | 'nin' | 'all' | 'exists' | 'match' | 'near' | 'within' | RangeOperator;
/** Operator in brackets after a path; `eq` without one. */
export type Operator = 'eq' | Suffix;

const suffixes: readonly Suffix[] = [
  ...(['ne', 'in', 'nin', 'all', 'exists', 'lt', 'lte', 'gt', 'gte'] as const),
  ...(['match', 'near', 'within'] as const),
];

/** A filter such as `fields.slug[in]=home,about`. */
export interface Condition {
  readonly path: string;
  readonly operator: Operator;
  readonly operand: string;
}

export interface OrderTerm {
  readonly path: string;
  readonly isDescending: boolean;
}

/** The query of a request for a list. */
export interface EntityQuery {
  /** The path of the request, without its query. */
  readonly path: string;
  /** The query without tokens; cursors carry it to the next page. */
  readonly text: string;
  readonly conditions: readonly Condition[];
  readonly order: readonly OrderTerm[];
  readonly skip: number;
  readonly limit: number;
  /** Full-text search. */
  readonly search: string | null;
  /** Cursor paging, from a position or the start; null for paging by `skip`. */
  readonly cursor: { readonly from: CursorPosition | null } | null;
  /** The value of a parameter that is not a filter, such as `locale`. */
  parameter(name: string): string | undefined;
}

/** Parameters of all lists that are not filters. */
const common = [
  ...['access_token', 'limit', 'skip', 'order', 'query', 'select', 'cursor', 'pageNext', 'pagePrev'],
  ...['locale', 'include', 'includeContentSourceMaps', 'release[lte]', 'timestamp[lte]'],
];

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;
const MAX_ORDER = 4;
/** Maximum length of a query, as at Contentful. */
const MAX_QUERY = 7600;
/** Each filter is evaluated for every entity, so the number is limited to protect the service. */
const MAX_FILTERS = 50;
const maxPosition = Number.MAX_SAFE_INTEGER;

/**
 * Parses the query of a list request. All unlisted parameters are filters.
 *
 * @param url path and query, such as `request.originalUrl`
 * @param own additional parameters of this list, such as `content_type`
 * @throws ApiError 400
 */
export function readQuery(url: string, own: readonly string[] = []): EntityQuery {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const parameters = withCursorsQuery(searchParams);
  const plain = new Map<string, string>();
  const filters = new Map<string, string[]>();
  for (const [name, value] of parameters) {
    if (common.includes(name) || own.includes(name)) plain.set(name, value);
    else filters.set(name, [...(filters.get(name) ?? []), value]);
  }
  const token = plain.get('pageNext') ?? plain.get('pagePrev');
  const text = withoutTokens(parameters);
  if (text.length > MAX_QUERY)
    throw badRequest(
      `A query has at most ${MAX_QUERY} characters, this one has ${text.length}. Ask in parts.`,
    );
  const conditions = [...filters].flatMap(([name, values]) => conditionsOf(name, values));
  if (conditions.length > MAX_FILTERS)
    throw badRequest(`A query has at most ${MAX_FILTERS} filters, this one has ${conditions.length}.`);
  return {
    path: pathname,
    text,
    conditions,
    order: readOrder(plain.get('order')),
    skip: readNumber('skip', plain.get('skip'), 0, maxPosition),
    limit: readNumber('limit', plain.get('limit'), DEFAULT_LIMIT, MAX_LIMIT),
    search: plain.get('query') || null,
    cursor:
      token !== undefined || plain.get('cursor') === 'true'
        ? { from: token === undefined ? null : { ...readCursor(token), isEnd: !plain.has('pageNext') } }
        : null,
    parameter: (name) => plain.get(name),
  };
}

/** The parameters of a request, with those stored in its cursor as defaults. */
function withCursorsQuery(parameters: URLSearchParams): readonly (readonly [string, string])[] {
  const [next, previous] = [parameters.get('pageNext'), parameters.get('pagePrev')];
  if (next !== null && previous !== null)
    throw badRequest('Give either pageNext or pagePrev: a page cannot follow and precede.');
  const token = next ?? previous;
  if (token === null) return [...parameters];
  const carried = new URLSearchParams(readCursor(token).query);
  return [...[...carried].filter(([name]) => !parameters.has(name)), ...parameters];
}

function withoutTokens(parameters: readonly (readonly [string, string])[]): string {
  const left = parameters.filter(([name]) => !['access_token', 'pageNext', 'pagePrev'].includes(name));
  return new URLSearchParams(left.map(([name, value]) => [name, value])).toString();
}

function conditionsOf(name: string, values: readonly string[]): Condition[] {
  const [, path = name, text] = /^([^[\]]+)\[([^[\]]*)\](?:\[\])?$/.exec(name) ?? [];
  const operator = text === undefined ? 'eq' : suffixes.find((candidate) => candidate === text);
  if (operator === undefined) {
    const details = `The operator "${text}" is not recognized; known are ${suffixes.join(', ')}`;
    throw invalidQuery({ name: 'unknown', path: path.split('.'), details });
  }
  // Clients may repeat the parameter for each value of a list.
  const isList = operator === 'in' || operator === 'nin' || operator === 'all';
  return (isList ? [values.join(',')] : values).map((operand) => ({ path, operator, operand }));
}

function readOrder(text: string | undefined): OrderTerm[] {
  if (!text) return [];
  const terms = text.split(',').map((term) => {
    const trimmed = term.trim();
    return { path: trimmed.replace(/^-/, ''), isDescending: trimmed.startsWith('-') };
  });
  if (terms.length <= MAX_ORDER) return terms;
  const details = `Lists are ordered by at most ${MAX_ORDER} properties, got ${terms.length}`;
  throw invalidQuery({ name: 'order', details });
}

function readNumber(name: string, text: string | undefined, fallback: number, max: number): number {
  if (text === undefined || text === '') return fallback;
  const number = /^\d{1,16}$/.test(text) ? Number(text) : -1;
  if (number >= 0 && number <= max) return number;
  const range = max === maxPosition ? 'of 0 or more' : `from 0 to ${max}`;
  throw badRequest(`The parameter "${name}" must be a whole number ${range}, got "${text}".`);
}
