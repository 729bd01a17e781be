import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitorAddressHeader } from '../../platform/visitor/visitor-country.server';

const requestFrom = (address: string, url = 'https://halden.example/preview') =>
  new Request(url, { headers: { [visitorAddressHeader]: address } });

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('CONTENT_PREVIEW_SECRET', 'the secret in force');
});

afterEach(() => vi.unstubAllEnvs());

const load = () => import('./preview-access.server');

test('twenty wrong secrets of one address stop it, also with the right one, and no other address', async () => {
  const { previewAccess } = await load();
  const tries = await Promise.all(
    Array.from({ length: 21 }, (_, index) => previewAccess(requestFrom('192.0.2.1'), `guess ${index}`)),
  );
  expect(tries.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'refused'));
  expect(tries[20]).toBe('too-many');
  expect(await previewAccess(requestFrom('192.0.2.1'), 'the secret in force')).toBe('too-many');
  expect(await previewAccess(requestFrom('192.0.2.2'), 'the secret in force')).toBe('open');
});

test('the right secret uses up no try', async () => {
  const { previewAccess } = await load();
  for (let visit = 0; visit < 50; visit += 1)
    expect(await previewAccess(requestFrom('192.0.2.1'), 'the secret in force')).toBe('open');
});

test('without a secret there is no preview, not even with an empty one or an unsigned cookie', async () => {
  vi.stubEnv('CONTENT_PREVIEW_SECRET', '');
  const { previewAccess } = await load();
  expect(await previewAccess(requestFrom('192.0.2.1'), '')).toBe('off');
  const { previewCookie, previewOf } = await import('./preview-cookie.server');
  const now = Date.UTC(2027, 0, 1);
  const cookie = await previewCookie(requestFrom(''), { brand: 'halden', at: undefined }, now);
  const requested = new Request('https://halden.example/', {
    headers: { cookie: cookie.split(';')[0] ?? '' },
  });
  expect(await previewOf(requested, 'halden', now)).toBeUndefined();
});

test('over https the cookie reaches a page in a frame of another site, for eight hours and one brand', async () => {
  const { previewCookie, previewOf } = await import('./preview-cookie.server');
  const now = Date.UTC(2027, 0, 1);
  const at = Date.UTC(2027, 5, 1);
  const cookie = await previewCookie(requestFrom(''), { brand: 'halden', at }, now);
  expect(cookie).toMatch(
    /^__Host-marquee-preview=[^;]+; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/,
  );
  const requested = new Request('https://halden.example/', {
    headers: { cookie: cookie.split(';')[0] ?? '' },
  });
  expect(await previewOf(requested, 'halden', now + 8 * 3_600_000 - 1)).toMatchObject({ at });
  expect(await previewOf(requested, 'halden', now + 8 * 3_600_000)).toBeUndefined();
  expect(await previewOf(requested, 'kiekko', now)).toBeUndefined();
});
