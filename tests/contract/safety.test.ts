import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  PASSWORD,
  type TestPlatform,
  startTestPlatform,
} from '../../services/platform/fixtures/test-platform';
import type { Site } from '../../app/site/site';

/** Modules of the site read the platform's URL when they are loaded. */
async function loadSite() {
  const [player, signIn, panic, answer, registration, support] = await Promise.all([
    import('../../app/platform/player.server'),
    import('../../app/player/sign-in/sign-in.server'),
    import('../../app/player/safety/panic.server'),
    import('../../app/player/safety/session-answer.server'),
    import('../../app/player/registration/registration.server'),
    import('../support/site-with-rules'),
  ]);
  return { ...player, ...signIn, ...panic, ...answer, ...registration, ...support };
}

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof loadSite>>;
let site: Site;

beforeAll(async () => {
  platform = await startTestPlatform({ now: Date.now });
  process.env['PLATFORM_URL'] = platform.url;
  app = await loadSite();
  site = app.siteWithRules();
});
beforeEach(async () => {
  await platform.post('/platform/_control/reset', {});
});
afterAll(() => platform.close());

const request = (cookie = '') => new Request('http://halden.localhost/en-UN', { headers: { cookie } });
const signIn = () =>
  app.signIn({ request: request(), site, email: 'regular@halden.example', password: PASSWORD });

async function signedIn(): Promise<string> {
  const outcome = await signIn();
  if (!outcome.signedIn) throw new Error(outcome.refusal.code);
  return outcome.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

test('panicButton: one press signs the player out everywhere and lets nobody in for a day', async () => {
  const [here, elsewhere] = [await signedIn(), await signedIn()];
  const outcome = await app.beginBreak(request(here), site);
  expect(outcome).toMatchObject({ begun: true });
  expect(await app.optionalPlayer(request(here))).toBeUndefined();
  const other = await app.optionalPlayer(request(elsewhere));
  await expect(app.sessionAnswer(other ?? fail())).rejects.toBeInstanceOf(Response);
  expect(await signIn()).toMatchObject({ signedIn: false, refusal: { code: 'error.timeout.in.progress' } });
  expect(await app.beginBreak(request(here), site)).toEqual({ begun: false, reason: 'signed-out' });
});

test('panicButton: a platform that does not answer is told, and the player stays to try again', async () => {
  const cookie = await signedIn();
  await platform.post('/platform/_control/reply', {
    method: 'POST',
    path: '/platform/v1/player/timeout',
    status: 503,
    body: { code: 'error.system.error', message: 'away' },
    count: 5,
  });
  expect(await app.beginBreak(request(cookie), site)).toEqual({ begun: false, reason: 'failed' });
  expect(await app.optionalPlayer(request(cookie))).toBeDefined();
});

test('sessionClock and netPosition: the site shows what the platform says of the session', async () => {
  const player = await app.optionalPlayer(request(await signedIn()));
  const { elapsedMs, ...others } = await app.sessionAnswer(player ?? fail());
  expect(elapsedMs).toBeGreaterThanOrEqual(0);
  expect(others).toMatchObject({ winLoss: 0, currency: 'EUR', display: { symbol: '€' } });
});

test('marketStatus: nobody signs up in a market that is not open', async () => {
  const closed = app.siteWithRules({ marketStatus: 'demo-only' });
  const refused: unknown = await app
    .takeRegistrationForm(request(), closed, new URLSearchParams({ intent: 'details' }))
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Response);
  expect(await (refused as Response).json()).toEqual({ code: 'error.market.closed' });
});

function fail(): never {
  throw new Error('nobody is signed in');
}
