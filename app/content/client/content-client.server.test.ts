import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type * as Client from './content-client.server';
import { environment } from '../../server/environment.server';

interface Seen {
  method: string;
  query: URLSearchParams;
}

let answer: { status: number; body: object } | undefined;
let seen: Seen[] = [];
let onRequest: () => void = () => undefined;
let queryContent: typeof Client.queryContent;

const server = createServer((request, response) => {
  seen.push({
    method: request.method ?? '',
    query: new URL(request.url ?? '', 'http://localhost').searchParams,
  });
  onRequest();
  if (answer)
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  environment.content.url = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  ({ queryContent } = await import('./content-client.server'));
});

afterEach(() => {
  seen = [];
  vi.useRealTimers();
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('CONTENT-30 CONST-14 asks a service that fails exactly once, by GET (CONTENT-01)', async () => {
  answer = { status: 500, body: { errors: [{ message: 'broken' }] } };
  await expect(queryContent('Test', '{ a }', {})).rejects.toThrow('Test: ');
  expect(seen.map(({ method }) => method)).toEqual(['GET']);
});

it('CONTENT-31 CONST-14 gives up a service that hangs after five minutes and not before', async () => {
  answer = undefined;
  expect(environment.content.timeoutMs).toBe(300_000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const arrived = new Promise<void>((resolve) => (onRequest = resolve));
  let failure: unknown;
  const requested = queryContent('Test', '{ a }', {}).catch((error: unknown) => (failure = error));
  await arrived;
  await vi.advanceTimersByTimeAsync(299_999);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await requested;
  expect(String(failure)).toContain('300000 ms');
});

it('CONTENT-32 CONST-14 asks with the delivery token, and for no drafts', async () => {
  answer = { status: 200, body: { data: { a: null } } };
  await queryContent('Test', '{ a }', {});
  expect(seen[0]?.query.get('query')).toBe('{ a }');
});

it('names every entry and asset an answer is made of, and those it links in vain', async () => {
  const linking = { linkingEntryId: 'page', field: 'blocks', linkId: 'draft' };
  answer = {
    status: 200,
    body: {
      data: {
        page: {
          sys: { id: 'page' },
          image: { sys: { id: 'picture' }, url: 'u' },
          text: { json: { sys: { id: 'no' } } },
        },
        list: { items: [{ sys: { id: 'item' } }, null] },
      },
      errors: [
        { message: 'gone', extensions: { contentful: { code: 'UNRESOLVABLE_LINK', details: linking } } },
      ],
    },
  };
  const ids = new Set<string>();
  await queryContent('Test', '{ a }', {}, { ids });
  expect([...ids].sort()).toEqual(['draft', 'item', 'page', 'picture']);
});
