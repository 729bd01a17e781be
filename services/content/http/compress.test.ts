import { afterAll, beforeAll, expect, test } from 'vitest';
import { assetUrls } from '../fixtures/asset-urls';
import { startTestService } from '../fixtures/start-test-service';
import type { ContentService } from '../server';

let service: ContentService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** Sends a read with an exact `Accept-Encoding`, which `fetch` would replace. */
async function read(address: string, encoding: string, token: string, headers: Record<string, string> = {}) {
  const response = await fetch(service.url + address, {
    headers: { 'accept-encoding': encoding, authorization: `Bearer ${token}`, ...headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const space = '/spaces/marquee/environments/master';
test.each([
  ['delivery', `${space}/entries`, 'local-delivery'],
  ['preview', `${space}/entries`, 'local-preview'],
  ['sync', `${space}/sync?initial=true`, 'local-delivery'],
  ['management', `${space}/entries`, 'local-management'],
  [
    'GraphQL',
    '/content/v1/spaces/marquee?query={entryCollection{items{__typename sys{id publishedAt firstPublishedAt publishedVersion spaceId environmentId}}}}',
    'local-delivery',
  ],
])('CONTENT-01 an answer of %s is compressed once, as the client accepts', async (api, address, token) => {
  const plain = await read(address, 'identity', token);
  expect(plain.headers.get('content-encoding')).toBeNull();
  for (const encoding of ['gzip', 'br']) {
    const { headers, text } = await read(address, encoding, token);
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toContain('Accept-Encoding');
    // The response must be compressed once only.
    expect(Object.keys(JSON.parse(text) as object)).toEqual(Object.keys(JSON.parse(plain.text) as object));
  }
  const etag = plain.headers.get('etag') ?? '';
  const { status, headers } = await read(address, 'gzip', token, {
    'if-none-match': etag,
    // Overrides `no-cache`, which `fetch` would send with conditional requests.
    'cache-control': 'max-age=0',
  });
  // The URL of the next sync differs on each request, so sync responses have no stable ETag.
  if (api !== 'sync')
    expect([status, headers.get('vary')]).toEqual([304, expect.stringContaining('Accept-Encoding')]);
});

test('CONTENT-15 pictures are not compressed, and no cache is told to keep several of them', async () => {
  const { ember = '' } = await assetUrls(service, ['ember']);
  for (const url of [ember, `${ember}?w=64&fm=avif&q=50`]) {
    const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br, gzip' } });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
    expect(Number(headers.get('content-length'))).toBeGreaterThan(0);
  }
});
