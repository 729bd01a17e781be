import { Router } from 'express';
import type { Sportsbook } from '../sportsbook';

/** Browsers connect again after so long, in milliseconds. */
const RETRY_MS = 2_000;
/** Streams at once: each holds a connection. */
const MOST = 2_000;

/** `GET /feed`: server-sent events. Nothing in them is about a player. */
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
