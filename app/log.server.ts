import { pino } from 'pino';

/** One JSON line per event. What a page failure carries: brand, market, path, entryId and the JSON pointer. */
export const log = pino({ name: 'site', level: process.env['LOG_LEVEL'] ?? 'info' });
