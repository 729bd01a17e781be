import { isRecord } from '../../schemas/is-record';

/** The response with live data: the requested jackpots and tables, unknown ones left out. */
export interface LiveAnswer {
  jackpots: { gameId: string; amount: number; currency: string }[];
  tables: { tableId: string; open: boolean; seats: number; seatsTaken: number }[];
}

/** Checks an answer from the network before anything of it is shown. */
export function isLiveAnswer(value: unknown): value is LiveAnswer {
  return (
    isRecord(value) &&
    isListOf(
      value['jackpots'],
      (entry) =>
        typeof entry['gameId'] === 'string' &&
        Number.isInteger(entry['amount']) &&
        typeof entry['currency'] === 'string',
    ) &&
    isListOf(
      value['tables'],
      (entry) =>
        typeof entry['tableId'] === 'string' &&
        typeof entry['open'] === 'boolean' &&
        Number.isInteger(entry['seats']) &&
        Number.isInteger(entry['seatsTaken']),
    )
  );
}

function isListOf(value: unknown, check: (entry: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && check(entry));
}
