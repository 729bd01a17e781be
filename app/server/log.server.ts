import { pino } from 'pino';
import { requestId } from './request-id.server';

/**
 * Synchronous, because buffered pino retries its final flush for ever when standard output is closed, for example after
 * the parent process was killed, and the process never ends.
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
