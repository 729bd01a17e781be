import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const entry = '/spaces/:id/environments/:id/entries/:id';
const asset = '/spaces/:id/environments/:id/assets/:id';

/** Calls of Contentful's management API, according to its documentation and client library. */
const offered: Record<string, readonly string[]> = {
  '/users/me': ['GET'],
  '/spaces/:id/users': ['GET'],
  '/spaces/:id/roles': ['GET'],
  '/spaces/:id/space_memberships': ['GET'],
  '/spaces/:id/scheduled_actions': ['GET', 'POST'],
  '/spaces/:id/scheduled_actions/:id': ['GET', 'PUT', 'DELETE'],
  '/spaces/:id/uploads': ['POST'],
  '/spaces/:id/environments/:id/locales': ['GET'],
  '/spaces/:id/environments/:id/tags': ['GET'],
  '/spaces/:id/environments/:id/tasks': ['GET'],
  '/spaces/:id/environments/:id/entries': ['GET', 'POST'],
  '/spaces/:id/environments/:id/public/entries': ['GET'],
  [entry]: ['GET', 'PUT', 'PATCH', 'DELETE'],
  [`${entry}/published`]: ['PUT', 'DELETE'],
  [`${entry}/archived`]: ['PUT', 'DELETE'],
  [`${entry}/snapshots`]: ['GET'],
  [`${entry}/snapshots/:id`]: ['GET'],
  [`${entry}/references`]: ['GET'],
  [`${entry}/tasks`]: ['GET', 'POST'],
  [`${entry}/tasks/:id`]: ['GET', 'PUT', 'DELETE'],
  [`${entry}/comments`]: ['GET', 'POST'],
  [`${entry}/comments/:id`]: ['GET', 'PUT', 'DELETE'],
  '/spaces/:id/environments/:id/assets': ['GET', 'POST'],
  '/spaces/:id/environments/:id/public/assets': ['GET'],
  [asset]: ['GET', 'PUT', 'PATCH', 'DELETE'],
  [`${asset}/published`]: ['PUT', 'DELETE'],
  [`${asset}/archived`]: ['PUT', 'DELETE'],
  [`${asset}/files/:id/process`]: ['PUT'],
  '/spaces/:id/environments/:id/bulk_actions/publish': ['POST'],
  '/spaces/:id/environments/:id/bulk_actions/unpublish': ['POST'],
  '/spaces/:id/environments/:id/bulk_actions/validate': ['POST'],
  '/spaces/:id/environments/:id/bulk_actions/actions/:id': ['GET'],
  '/spaces/:id/environments/:id/releases': ['GET', 'POST'],
  '/spaces/:id/environments/:id/releases/:id': ['GET', 'PUT', 'DELETE'],
  '/spaces/:id/environments/:id/releases/:id/published': ['PUT', 'DELETE'],
  '/spaces/:id/environments/:id/releases/:id/actions/:id': ['GET'],
  '/spaces/:id/environments/:id/release_actions': ['GET'],
};

/** List parameters that Contentful rejects with 400 or ignores. */
const ownParameters = ['snapshotType'];

/** Rate limit of the management API on a plan without a higher rate. */
const callsPerSecond = 7;

/** Every 20th call is rate-limited, so that slow machines encounter the limit, too. */
const limitEvery = 20;

const hopByHop = new Set(['connection', 'content-length', 'host', 'transfer-encoding']);

const offeredCalls = Object.entries(offered).map(([path, methods]) => ({
  pattern: new RegExp(`^${path.replaceAll(':id', '[^/]+')}$`),
  methods,
}));

export interface ContentfulGate {
  readonly url: string;
  /** Calls that Contentful does not have, such as `POST /sign-in`. */
  readonly refused: readonly string[];
  /** Calls above the rate limit. */
  readonly limited: () => number;
  forwardTo(url: string): void;
  stop(): Promise<void>;
}

/** A proxy of the embedded content service that permits only calls offered by Contentful, at its rate limit. */
export async function startContentfulGate(): Promise<ContentfulGate> {
  const refused: string[] = [];
  let target = '';
  let limited = 0;
  let second = 0;
  let count = 0;
  let calls = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://gate');
    const method = request.method ?? 'GET';
    if (
      !offeredCalls.some(({ pattern, methods }) => pattern.test(url.pathname) && methods.includes(method))
    ) {
      refused.push(`${method} ${url.pathname}`);
      return refuse(response, 404, 'NotFound');
    }
    // The stack starts after the gate.
    if (target === '') return refuse(response, 401, 'AccessTokenInvalid');
    if (ownParameters.some((name) => url.searchParams.has(name)))
      return refuse(response, 400, 'InvalidQuery');
    const now = Math.floor(Date.now() / 1_000);
    count = now === second ? count + 1 : 1;
    second = now;
    calls += 1;
    if (count > callsPerSecond || calls % limitEvery === 0) {
      limited += 1;
      response.setHeader('x-contentful-ratelimit-reset', '1');
      return refuse(response, 429, 'RateLimitExceeded');
    }
    const body = await buffer(request);
    const answered = await fetch(target + request.url, {
      method,
      headers: Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !hopByHop.has(name) ? [[name, value] as [string, string]] : [],
      ),
      ...(body.byteLength > 0 ? { body } : {}),
    });
    response.writeHead(answered.status, {
      'content-type': answered.headers.get('content-type') ?? 'application/json',
    });
    response.end(Buffer.from(await answered.arrayBuffer()));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    refused,
    limited: () => limited,
    forwardTo: (url) => void (target = url),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function refuse(response: ServerResponse, status: number, id: string): void {
  response.writeHead(status, { 'content-type': 'application/vnd.contentful.management.v1+json' });
  response.end(JSON.stringify({ sys: { type: 'Error', id }, message: id, requestId: 'gate' }));
}
