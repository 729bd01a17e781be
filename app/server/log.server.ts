import { pino } from 'pino';
import { requestId } from './request-id.server';

/**
 * Line by line: what pino has gathered to write later it repeats for ever at the end of a process whose standard output nobody reads any
 * more, as when whoever started it was killed, and the process never ends.
 */
const destination = pino.destination({ dest: 1, sync: true });

/** One JSON line per event, with its request id. Page failures carry brand, market, path, entryId and the JSON pointer. */
export const log = pino(
  {
    name: 'site',
    level: process.env['LOG_LEVEL'] || 'info',
    mixin: () => {
      const id = requestId();
      return id === undefined ? {} : { requestId: id };
    },
  },
  destination,
);
