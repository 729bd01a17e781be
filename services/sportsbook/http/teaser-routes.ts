import { createHash } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import { popularBets, teaserEvents } from '../events/teasers';
import type { Sportsbook } from '../sportsbook';
import { textsFor } from '../texts/texts';

const SECONDS = 15;
const MOST = 30;

/** `GET /events` and `GET /popular-bets` for content blocks. Public, and cached for a few seconds. */
export function teaserRoutes(book: Sportsbook): Router {
  const router = Router({ caseSensitive: true });
  router.get('/events', (request, response) => {
    const query = (name: string) => textOf(request.query[name]);
    const texts = textsFor(query('language') ?? '');
    const state = query('state');
    send(request, response, {
      events: teaserEvents(book, texts, {
        sport: query('category'),
        region: query('region'),
        competition: query('competition'),
        state: state === 'live' || state === 'upcoming' ? state : undefined,
        limit: limitOf(query('limit')),
      }),
    });
  });
  router.get('/popular-bets', (request, response) => {
    const texts = textsFor(textOf(request.query['language']) ?? '');
    send(request, response, { bets: popularBets(book, texts, limitOf(textOf(request.query['limit']))) });
  });
  return router;
}

function send(request: Request, response: Response, content: unknown): void {
  const body = JSON.stringify(content);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
  response.set({
    'cache-control': `public, max-age=${SECONDS}`,
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  });
  if (request.get('if-none-match') === etag) response.status(304).end();
  else response.type('json').send(body);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function limitOf(value: string | undefined): number {
  const limit = Number(value ?? 10);
  return Number.isInteger(limit) && limit >= 1 ? Math.min(limit, MOST) : 10;
}
