import { badRequest } from '../http/api-error';
import { isRecord } from '../../../schemas/is-record';
import { decodeToken, encodeToken } from './token-text';

/** A place between two entities of a list. */
export interface CursorPosition {
  /** The entity beside the place: the one before it, or the one after it when the page ends there. */
  readonly id: string;
  /** How many entities stood before that entity, used when it is gone. */
  readonly index: number;
  /** Whether the page ends here, instead of starting. */
  readonly isEnd: boolean;
}

/** Contents of a cursor. It carries the query, so the next page needs nothing else. */
export interface Cursor {
  readonly id: string;
  readonly index: number;
  readonly query: string;
}

export function writeCursor({ id, index, query }: Cursor): string {
  return encodeToken({ id, index, query });
}

/** @throws ApiError 400 when the text is no cursor */
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
