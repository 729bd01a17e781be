import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { type Request, type Router } from 'express';
import type { Studio } from './app';
import { signedIn } from './signed-in';
import { StudioRefusal } from './studio-refusal';

/** Parts of the management API that the studio's pages use, without API keys and webhooks. */
const inEnvironment =
  /^\/(entries|public\/entries|assets|tags|locales|releases|release_actions|bulk_actions|tasks)(\/|$)/;
const inSpace = /^\/(scheduled_actions|users|roles|space_memberships|people)(\/|$)/;
/** Paths of the signed-in person's account. */
const ofAccount = /^\/(access_tokens|password)(\/|$)/;

/** Path traversal: an address is normalised before it is sent. */
const climbs = /\.\.|%2e|%2f|%5c|\\/i;

const requestHeaders = [
  'x-contentful-version',
  'x-contentful-content-type',
  'x-contentful-parent-id',
  'if-none-match',
];
const responseHeaders = ['content-type', 'retry-after', 'x-contentful-request-id'];

/**
 * Proxies the management API for the studio's pages, with the signed-in person's token: the same paths and bodies as at
 * Contentful, whose rules and permissions apply.
 */
export function contentRoutes(studio: Studio): Router {
  const { content } = studio;
  const router = express.Router();
  const pass = (address: (path: string) => string, allowed: RegExp) =>
    signedIn(studio, async ({ token }, request, response) => {
      const { path, search } = pathOf(request);
      if (!allowed.test(path) || climbs.test(path))
        throw new StudioRefusal(404, 'NotFound', `The studio does not pass on ${path}.`);
      const headers = headersOf(request, requestHeaders);
      const body: unknown = request.body;
      const hasBody = typeof body === 'string' && body !== '';
      const answer = await content.fetch(address(path) + search, {
        token,
        method: request.method,
        headers,
        ...(hasBody ? { body } : {}),
      });
      response.status(answer.status);
      for (const name of responseHeaders) {
        const value = answer.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      if (!answer.body) return void response.end();
      const source = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
      // The browser has disconnected, or the response was cut off: the status is already sent, so it is only logged.
      await pipeline(source, response).catch((err: unknown) =>
        studio.log.info({ event: 'studio.answer-cut', err }, 'an answer was not sent to its end'),
      );
    });
  const body = express.text({
    type: ['application/json', 'application/vnd.contentful.management.v1+json'],
    limit: '2mb',
  });
  router.use(
    '/environment',
    body,
    pass((path) => content.inEnvironment(path), inEnvironment),
  );
  router.use(
    '/space',
    body,
    pass((path) => content.inSpace(path), inSpace),
  );
  router.use(
    '/account',
    body,
    pass((path) => `/users/me${path}`, ofAccount),
  );
  return router;
}

function pathOf({ url }: Request): { path: string; search: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) };
}

function headersOf(request: Request, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = request.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
