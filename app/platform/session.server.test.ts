import { expect, test } from 'vitest';
import { configuration } from '../site/configuration.server';
import { sitesOf } from '../site/resolve.server';
import type { Site } from '../site/site';
import { endSession, readSession, startSession } from './session.server';

function siteOf(brand: string): Site {
  const configured = configuration().brands.get(brand);
  const site = configured && sitesOf(configured)[0];
  if (!site) throw new Error(`no site of brand ${brand}`);
  return site;
}

const site = siteOf('halden');
const player = { siteId: site.brand.siteId, idToken: 'id', accessToken: 'access' };
const request = (cookie = '', url = 'https://play.example/') => new Request(url, { headers: { cookie } });
const pair = (setCookie: string) => setCookie.split(';')[0] ?? '';

test('CONST-06 the session cookie is out of reach for scripts, other sites and plain http', async () => {
  const cookie = await startSession(request(), player);
  for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=31536000'])
    expect(cookie).toContain(flag);
  expect(await startSession(request('', 'http://play.example/'), player)).toContain('Secure');
  expect(await startSession(request('', 'http://halden.localhost:3000/'), player)).not.toContain('Secure');
});

test('AUTH-09 a session counts for its own brand only', async () => {
  const cookie = pair(await startSession(request(), player));
  expect(await readSession(request(cookie), site)).toEqual(player);
  expect(await readSession(request(cookie), siteOf('brasa'))).toBeUndefined();
});

test('AUTH-09 signing in again changes the id and ends the session before, signing out ends it', async () => {
  const first = pair(await startSession(request(), player));
  const second = pair(await startSession(request(first), player));
  expect(second).not.toBe(first);
  expect(await readSession(request(first), site)).toBeUndefined();
  await endSession(request(second));
  expect(await readSession(request(second), site)).toBeUndefined();
});

test('AUTH-09 a cookie that was not signed here names no session', async () => {
  const cookie = pair(await startSession(request(), player));
  const [id] = decodeURIComponent(cookie.replace('marquee-session=', '')).split('.');
  expect(
    await readSession(request(`marquee-session=${encodeURIComponent(`${id}.forged`)}`), site),
  ).toBeUndefined();
});
