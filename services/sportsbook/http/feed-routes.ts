import { Router } from 'express';
import type { Sportsbook } from '../sportsbook';

/** Reconnection delay of browsers, in milliseconds. */
const RETRY_MS = 2_000;
/** Limit of open streams, each of which holds a connection. */
const MOST = 2_000;

/** `GET /feed`: server-sent events, without any player data. */
export function feedRoutes({ feed }: Sportsbook): Router {
  let streams = 0;
  const router = Router({ caseSensitive: true });
  router.get('/feed', (_request, response) => {
    if (streams >= MOST) {
      response.status(503).json({ code: 'error.too.many.requests', message: 'Too many streams: try later.' });
      return;
    }
    streams += 1;
    response.set({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // eslint-disable-next-line marquee/no-site-codes -- a proxy's word for off
      'x-accel-buffering': 'no',
    });
    response.write(`retry: ${RETRY_MS}\n\n`);
    const end = feed.subscribe((message) => response.write(`data: ${JSON.stringify(message)}\n\n`));
    response.on('close', () => {
      streams -= 1;
      end();
    });
  });
  return router;
}
