import { isRecord } from '../../schemas/is-record';

/** Live values of the requested jackpots and tables, unknown ones left out. */
export interface LiveAnswer {
  jackpots: { gameId: string; amount: number; currency: string }[];
  tables: {
    tableId: string;
    open: boolean;
    seats: number;
    seatsTaken: number;
    dealer: string;
    /** Lowest and highest bet, in minor units of the currency. */
    min: number;
    max: number;
    currency: string;
  }[];
}

/** Parses a text of the live feed; undefined if it is not a message with live values, such as `pong`. */
export function readLiveMessage(text: unknown): LiveAnswer | undefined {
  try {
    const message: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    const body = isRecord(message) ? message['body'] : undefined;
    return isRecord(body) && body['type'] === 'LIVE_VALUES' && isLiveAnswer(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Checks an answer from the network before anything of it is shown. */
export function isLiveAnswer(value: unknown): value is LiveAnswer {
  return (
    isRecord(value) &&
    isListOf(value['jackpots'], {
      gameId: isText,
      amount: Number.isSafeInteger,
      currency: isText,
    }) &&
    isListOf(value['tables'], {
      tableId: isText,
      open: (each) => typeof each === 'boolean',
      seats: Number.isSafeInteger,
      seatsTaken: Number.isSafeInteger,
      dealer: isText,
      min: Number.isSafeInteger,
      max: Number.isSafeInteger,
      currency: isText,
    })
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isListOf(value: unknown, fields: Record<string, (value: unknown) => boolean>): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (entry) => isRecord(entry) && Object.entries(fields).every(([name, isValid]) => isValid(entry[name])),
    )
  );
}
