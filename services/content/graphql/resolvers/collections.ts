import { GraphQLError } from 'graphql';
import type { Where } from './filter';
import type { ScopeArguments } from './scope';

const DEFAULT_LIMIT = 100;
export const MAX_LIMIT = 1000;

export interface CollectionArguments extends ScopeArguments {
  readonly limit?: number | null;
  readonly skip?: number | null;
  readonly order?: readonly (string | null)[] | null;
  readonly where?: Where | null;
}

export interface CursorArguments extends CollectionArguments {
  readonly pageNext?: string | null;
  readonly pagePrev?: string | null;
}

/** A page of a collection. An item that is an error becomes null and is listed in `errors`. */
export interface Collection<T> {
  readonly total: number;
  readonly skip: number;
  readonly limit: number;
  readonly items: readonly T[];
}

export interface CursorCollection<T> {
  readonly items: readonly T[];
  readonly limit: number;
  readonly pages: { readonly next: string | null; readonly prev: string | null };
}

/** A limit of 0 or null means the default. */
export function effectiveLimit(limit: number | null | undefined): number {
  return limit || DEFAULT_LIMIT;
}

/** Slices one page out of a list and creates nodes for its records only. */
export function pageOf<T, N>(
  records: readonly T[],
  args: CollectionArguments,
  toNode: (record: T) => N,
): Collection<N> {
  const limit = effectiveLimit(args.limit);
  const skip = args.skip ?? 0;
  return { total: records.length, skip, limit, items: records.slice(skip, skip + limit).map(toNode) };
}

/** Slices one page out of a list by cursor. */
export function cursorPageOf<T, N>(
  records: readonly T[],
  args: CursorArguments,
  toNode: (record: T) => N,
): CursorCollection<N> {
  const limit = effectiveLimit(args.limit);
  if (args.pageNext && args.pagePrev) {
    throw new GraphQLError('Query execution error. Give either pageNext or pagePrev, not both.');
  }
  const start = args.pageNext
    ? readCursor(args.pageNext)
    : args.pagePrev
      ? Math.max(0, readCursor(args.pagePrev) - limit)
      : 0;
  const end = start + limit;
  return {
    items: records.slice(start, end).map(toNode),
    limit,
    pages: {
      next: end < records.length ? writeCursor(end) : null,
      prev: start > 0 ? writeCursor(start) : null,
    },
  };
}

function writeCursor(position: number): string {
  return Buffer.from(`at:${position}`).toString('base64url');
}

function readCursor(cursor: string): number {
  const position = /^at:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (position === undefined) {
    throw new GraphQLError(
      `Query execution error. The cursor '${cursor}' is not one that this API gave out.`,
    );
  }
  return Number(position);
}
