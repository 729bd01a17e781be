import { fileURLToPath } from 'node:url';
import express, { type Response, Router } from 'express';
import type { Control } from '../control/control';
import { PICTURES_PATH } from '../catalogue/catalogue';
import { asyncRoute } from '../../process/async-route';
import { refusal } from '../errors';
import { fairRound } from '../fair/find-round';
import type { Games } from '../games';
import { addressOf, createRateLimit } from '../http/rate-limit';

/** The documents of the game server, with their scripts and styles. */
export interface Pages {
  /** HTML of all games. */
  game: string;
  /** HTML of the page for verifying rounds. */
  fair: string;
  /** Scripts and styles by path. */
  files: ReadonlyMap<string, Uint8Array>;
}

const PICTURES = fileURLToPath(new URL('../skins/pictures', import.meta.url));
/** Limit of round reads per address, as round ids are secret. */
const READS = { times: 60, seconds: 60 };
const DAY_MS = 86_400_000;

/** `/{gameId}`, `/fair`, and what they load. */
export function pageRoutes(
  { catalogue, store }: Games,
  siteOrigins: readonly string[],
  pages: Pages,
  control: Control | undefined,
): Router {
  const reads = createRateLimit('fair', READS.times, READS.seconds);
  const router = Router({ caseSensitive: true });
  router.use(
    PICTURES_PATH,
    express.static(PICTURES, { maxAge: DAY_MS, index: false, dotfiles: 'ignore', fallthrough: true }),
  );
  router.get('/fair', (_request, response) => sendPage(response, pages.fair, siteOrigins));
  router.get(
    '/fair/rounds/:roundId',
    asyncRoute(async (request, response) => {
      await reads.take(addressOf(request));
      response.json(fairRound(store, String(response.locals['provider']), request.params['roundId'] ?? ''));
    }),
  );
  router.get('/:gameId', (request, response) => {
    const provider = String(response.locals['provider']);
    const { gameId } = request.params;
    if (catalogue.find(provider, gameId) === undefined)
      throw refusal(404, 'error.not.found', `${provider} has no game ${gameId}.`);
    sendPage(response, control?.pageOf(gameId) ?? pages.game, siteOrigins);
  });
  router.get('/*', (request, response, next) => {
    const file = pages.files.get(request.path) ?? control?.files.get(request.path);
    if (file === undefined) {
      next();
      return;
    }
    response
      .type(request.path.slice(request.path.lastIndexOf('.')))
      .set(
        'cache-control',
        request.path.includes('chunk-') ? `public, max-age=${DAY_MS / 1_000}` : 'no-cache',
      )
      .send(Buffer.from(file));
  });
  return router;
}

function sendPage(response: Response, html: string, ancestors: readonly string[]): void {
  response
    .set({
      'content-security-policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "media-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        `frame-ancestors ${ancestors.join(' ')}`,
      ].join('; '),
      // Pages of other origins embed the game in a frame.
      'cross-origin-resource-policy': 'cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    })
    .type('html')
    .send(html);
}
