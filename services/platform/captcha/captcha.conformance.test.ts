import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { siteHeaders, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';
import { startBody } from '../fixtures/registering';
import { type Mode, usualBehaviour } from '../simulators/behaviour';
import { createCaptchaSimulator } from '../simulators/captcha-simulator';
import { listenLocally, type RunningSimulator } from '../simulators/listen';
import { type CaptchaSettings, NO_THIRD_PARTIES } from '../third-parties';
import { type CaptchaVerifier, NO_TOKEN, requirePerson, strictCaptcha } from './captcha';
import { acceptWhenUnavailable } from './captcha-policy';
import { createSiteverify, type SiteverifySettings } from './siteverify';

const secret = 'test-secret';
const siteKey = 'test-site';
const log = pino({ level: 'silent' });
const behaviour = usualBehaviour();

let simulator: RunningSimulator;
beforeAll(async () => {
  simulator = await listenLocally(createCaptchaSimulator({ behaviour, secret, siteKey }), 0);
});
afterAll(() => simulator.close());
beforeEach(() => {
  Object.assign(behaviour, usualBehaviour());
});

/** A token as issued to the widget on a page of a host. */
async function solve(hostname = 'halden.localhost', action = 'registration'): Promise<string> {
  const response = await fetch(`${simulator.url}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sitekey: siteKey, hostname, action }),
  });
  const reply: unknown = await response.json();
  return String(Reflect.get(Object(reply), 'token'));
}

function siteverify(changes: Partial<SiteverifySettings> = {}): CaptchaVerifier {
  return createSiteverify(
    {
      verifyUrl: `${simulator.url}/siteverify`,
      secret,
      siteKey,
      timeoutMs: 200,
      isAllowedHost: (host) => host === 'halden.localhost',
      action: 'registration',
      ...changes,
    },
    log,
  );
}

describe.each([
  { name: 'strict', adapter: () => strictCaptcha, token: () => Promise.resolve('solved') },
  { name: 'siteverify', adapter: () => siteverify(), token: () => solve() },
])('ERR-11 the $name captcha', ({ adapter, token }) => {
  test('accepts a solved captcha', async () => {
    expect(await adapter().verify(await token(), '192.0.2.1')).toBe('passed');
  });
  test('refuses a missing and an unknown token with an explicit deny', async () => {
    for (const given of [undefined, '', NO_TOKEN, 'bad'])
      await expect(requirePerson(adapter(), given)).rejects.toMatchObject({
        status: 403,
        code: 'explicit deny',
      });
  });
});

describe('siteverify', () => {
  test.each<Mode>(['slow', 'garbage', 'error', 'down'])(
    'is unavailable while the service is %s, within the time limit',
    async (mode) => {
      const token = await solve();
      Object.assign(behaviour, { mode, delayMs: 30_000 });
      const before = performance.now();
      expect(await siteverify().verify(token)).toBe('unavailable');
      expect(performance.now() - before).toBeLessThan(15_000);
      await expect(requirePerson(siteverify(), token)).rejects.toMatchObject({
        status: 503,
        code: 'error.captcha.unavailable',
      });
      expect(await acceptWhenUnavailable(siteverify()).verify(token)).toBe('passed');
    },
  );

  test('is unavailable while nothing listens, and never repeats token or secret in the log', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const closed = createSiteverify(
      {
        verifyUrl: 'http://127.0.0.1:9/siteverify',
        secret,
        timeoutMs: 500,
        isAllowedHost: () => true,
        action: '',
      },
      logger,
    );
    expect(await closed.verify('token-of-a-player')).toBe('unavailable');
    expect(lines.join('')).toContain('captcha.unavailable');
    expect(lines.join('')).not.toMatch(/token-of-a-player|test-secret/);
  });

  test('refuses what was solved on another host or for another action, and a refusal of the service', async () => {
    expect(await siteverify().verify(await solve('phishing.example'))).toBe('refused');
    expect(await siteverify().verify(await solve('halden.localhost', 'login'))).toBe('refused');
    const token = await solve();
    behaviour.mode = 'refuse';
    expect(await siteverify().verify(token)).toBe('refused');
  });

  test('a wrong secret is no reason to accept anybody, also when it fails open', async () => {
    const wrong = acceptWhenUnavailable(siteverify({ secret: 'another' }));
    expect(await wrong.verify(await solve())).toBe('misconfigured');
    expect(await acceptWhenUnavailable(siteverify()).verify(NO_TOKEN)).toBe('refused');
  });

  test('a minimum score is required where it is set', async () => {
    expect(await siteverify({ minimumScore: 0.5 }).verify(await solve())).toBe('refused');
  });
});

describe('REG-14 REG-18 registration with a captcha service', () => {
  const who = {
    siteId: 6,
    email: 'robot@example.com',
    country: 'FI',
    mobilePhone: '+358401234567',
    languageCode: 'fi',
  };
  let platform: TestPlatform;
  const captcha = (): CaptchaSettings => ({
    verifyUrl: `${simulator.url}/siteverify`,
    secret,
    siteKey,
    timeoutMs: 200,
    hostnames: [],
    action: 'registration',
    minimumScore: undefined,
    whenDown: 'refuse',
  });
  beforeAll(async () => {
    platform = await startTestPlatform({
      thirdParties: { ...NO_THIRD_PARTIES, developmentSender: true, captcha: captcha() },
    });
  });
  afterAll(() => platform.close());

  const start = (hcaptchaToken: string) =>
    platform.post('/platform/v1/player/registration', startBody(who), { ...siteHeaders(6), hcaptchaToken });

  test('a token is good once, on hosts of the sites only, and not while the service is down', async () => {
    const token = await solve('kiekko.localhost');
    behaviour.mode = 'down';
    expect(await start(token)).toMatchObject({ status: 503, body: { code: 'error.captcha.unavailable' } });
    behaviour.mode = 'ok';
    // Never sent to the service, but possibly used elsewhere.
    expect(await start(token)).toMatchObject({ status: 403, body: { code: 'explicit deny' } });
    expect(await start(await solve('phishing.example'))).toMatchObject({ status: 403 });
    const fresh = await solve('kiekko.localhost');
    const answers = await Promise.all([start(fresh), start(fresh)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});
