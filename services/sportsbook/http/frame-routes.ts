import { type Request, type Response, Router } from 'express';
import type { Place } from '../contexts/context';
import { findStatic, findUser } from '../contexts/contexts';
import { themeStyles } from '../contexts/theme';
import { refusal } from '../errors';
import type { OddsFormat } from '../odds/format';
import { betsView } from '../pages/bets-view';
import { documentOf } from '../pages/document';
import type { Client } from '../pages/load-client';
import type { PageContext } from '../pages/page-context';
import { isView, liveView, type Shown, viewOfPlace } from '../pages/views';
import type { Sportsbook } from '../sportsbook';
import { textsFor } from '../texts/texts';

const YEAR = 31_536_000;
const HOUR = 3_600;

/** `/frame/{static}/{user}/{category?}/{region?}/{competition?}/{event?}` and its assets. */
export function frameRoutes(book: Sportsbook, client: Client): Router {
  const router = Router({ caseSensitive: true });
  router.get('/client/:file', (request, response, next) => {
    const file = client.files.get(request.path);
    if (file === undefined) {
      next();
      return;
    }
    response.type(file.type).set('cache-control', `public, max-age=${YEAR}, immutable`).send(file.content);
  });
  router.get('/theme/:id.css', (request, response) => {
    const { theme } = findStatic(book, request.params['id'] ?? '');
    // Immutable, since the id is derived from the settings.
    response.type('css').set('cache-control', `public, max-age=${HOUR}`).send(themeStyles(theme));
  });
  router.get('/frame/:staticId/:userId/:category?/:region?/:competition?/:event?', (request, response) => {
    const { staticId = '', userId = '' } = request.params;
    const settings = findStatic(book, staticId);
    const user = findUser(book, userId);
    const language = textOf(request.query['language']) ?? settings.language;
    const page: PageContext = {
      book,
      texts: textsFor(language),
      base: `/frame/${staticId}/${userId}`,
      settings: { ...settings, language },
      user,
      oddsFormat: oddsFormatOf(request) ?? settings.oddsFormat,
    };
    const view = isView(request.query['view']) ? request.query['view'] : undefined;
    const place = placeOf(request);
    // The first page of a frame shows the place from the site's address.
    const target = Object.keys(place).length === 0 && !('inside' in request.query) ? user.deepLinking : place;
    const shown =
      view === 'live' ? liveView(page) : view === 'bets' ? betsView(page) : viewOfPlace(page, target);
    // Falls back to all sports, for example for an old event.
    const found = shown ?? viewOfPlace(page, {});
    if (found === undefined) throw refusal(404, 'error.not.found', 'There is no such place.');
    if (request.accepts(['html', 'json']) === 'json') sendPart(response, found);
    else sendDocument(response, documentOf(page, found, view, client.paths), settings.hostOrigin);
  });
  return router;
}

/** Sends the main part alone, for navigation within an open page. */
function sendPart(response: Response, { title, place, content }: Shown): void {
  response.json({ title, place, html: content.markup });
}

function sendDocument(response: Response, document: string, hostOrigin: string): void {
  response
    .set({
      'content-security-policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        `frame-ancestors ${hostOrigin}`,
      ].join('; '),
      // The host page of another origin shows it in a frame.
      'cross-origin-resource-policy': 'cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      vary: 'accept',
    })
    .type('html')
    .send(document);
}

function placeOf({ params }: Request): Place {
  const { category, region, competition, event } = params as Record<string, string | undefined>;
  return {
    ...(category === undefined ? {} : { category }),
    ...(region === undefined ? {} : { region }),
    ...(competition === undefined ? {} : { competition }),
    ...(event === undefined ? {} : { event }),
  };
}

function oddsFormatOf({ query }: Request): OddsFormat | undefined {
  const format = query['odds'];
  return format === 'decimal' || format === 'fractional' || format === 'american' ? format : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Za-z]{2,4}([_-][A-Za-z]{2,4})?$/.test(value) ? value : undefined;
}
