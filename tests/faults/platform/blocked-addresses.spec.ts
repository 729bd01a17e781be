import { expect, test } from '../../support/journey';
import { plainRequest } from '../../support/plain-request';
import { ownDatabase } from '../../support/platform-database';
import { type Launched, launch } from '../support/launch';
import { startSite } from '../support/site-process';

let content: Launched;
let platform: Launched;
let site: Launched;

test.beforeAll(async () => {
  [content, platform] = await Promise.all([
    launch('content', {}),
    launch('platform', {
      PLATFORM_BLOCKED_ADDRESSES: '192.0.2.10-192.0.2.12, 2001:db8::7',
      ...(await ownDatabase()),
    }),
  ]);
  site = await startSite({ contentUrl: content.url, platformUrl: platform.url }, { TRUST_PROXY: '1' });
});

test.afterAll(async () => {
  for (const process of [site, platform, content]) await process?.stop();
});

test('CONST-10 addresses of a blocked range, its ends included, are not served', async () => {
  const visit = async (address: string, path = '/en-UN') => {
    const headers = { host: 'localhost', 'x-forwarded-for': address };
    return plainRequest(`${site.url}${path}`, { headers });
  };
  const statuses = new Map<string, number>();
  for (const address of [
    '192.0.2.9',
    '192.0.2.10',
    '192.0.2.11',
    '::ffff:192.0.2.12',
    '192.0.2.13',
    '2001:db8::7',
    '2001:db8::8',
  ])
    statuses.set(address, (await visit(address)).status);
  expect(Object.fromEntries(statuses)).toEqual({
    '192.0.2.9': 200,
    '192.0.2.10': 451,
    '192.0.2.11': 451,
    '::ffff:192.0.2.12': 451,
    '192.0.2.13': 200,
    '2001:db8::7': 451,
    '2001:db8::8': 200,
  });
  // The page is cached now, but served to others only.
  expect((await visit('192.0.2.11', '/en-UN')).status).toBe(451);
  expect((await visit('192.0.2.11', '/en-UN/online-casino')).status).toBe(451);
});
