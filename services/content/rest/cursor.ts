import { badRequest } from '../http/api-error';
import { isRecord } from '../../../schemas/is-record';
import { decodeToken, encodeToken } from './token-text';

/** Position in a list. */
export interface CursorPosition {
  /** Adjacent entity: the one before the position, or the one after it when the page ends there. */
  readonly id: string;
  /** Number of entities before that entity, used when it no longer exists. */
  readonly index: number;
  /** True if the page ends at the position, false if it starts there. */
  readonly isEnd: boolean;
}

/** Contents of a cursor. It contains the query, so the next page needs no other parameter. */
export interface Cursor {
  readonly id: string;
  readonly index: number;
  readonly query: string;
}

export function writeCursor({ id, index, query }: Cursor): string {
  return encodeToken({ id, index, query });
}

/** @throws ApiError 400 for an invalid cursor */
export function readCursor(token: string): Cursor {
  const parsed = decodeToken(token);
  if (isRecord(parsed)) {
    const { id, index, query } = parsed;
    if (typeof id === 'string' && typeof query === 'string' && Number.isSafeInteger(index))
      return { id, index: Math.max(0, Number(index)), query };
  }
  throw badRequest(
    'The cursor is not one that this API gave out. Start again without pageNext and pagePrev.',
  );
}
