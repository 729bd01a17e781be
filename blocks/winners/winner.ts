import { isRecord } from '../../schemas/is-record';

/** A win as the browser receives it (schemas/live/winners). */
export interface Winner {
  id: string;
  nickname: string;
  amount: number;
  currency: string;
  wonAt: string;
  gameName: string;
  href: string;
  imageUrl: string;
  tint: string;
}

/** Reads one win of an answer; undefined if a part is missing. */
export function readWinner(item: unknown): Winner | undefined {
  if (!isRecord(item) || !isRecord(item['image'])) return undefined;
  const { id, nickname, amount, currency, wonAt, gameName, href, tint } = item;
  const imageUrl = item['image']['url'];
  if (
    typeof id !== 'string' ||
    typeof nickname !== 'string' ||
    typeof amount !== 'number' ||
    typeof currency !== 'string' ||
    typeof wonAt !== 'string' ||
    typeof gameName !== 'string' ||
    typeof href !== 'string' ||
    typeof tint !== 'string' ||
    typeof imageUrl !== 'string'
  )
    return undefined;
  return { id, nickname, amount, currency, wonAt, gameName, href, imageUrl, tint };
}
