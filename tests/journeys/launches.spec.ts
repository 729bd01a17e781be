import { desktopAgent } from '../support/browsers';
import { expect, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { askSite, sessionAt } from '../support/site-request';
import { address, plainAddress } from '../support/sites';

// Launches a game of each provider through its page, for fun and for money; the platform's log contains the
// calls. Sequential: in Canada a launch ends the player's other games.
test.describe.configure({ mode: 'default' });

const site = { brand: 'halden', locale: 'en-CA' };
const player = 'canadian@halden.example';
const lobbies = { casino: 'online-casino', 'live casino': 'live-casino-online' } as const;

interface LoggedCall {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  bodyFields: string[];
}

/** Calls of a path during a launch, in order, limited to a game where the query contains one. */
async function callsTo(path: string): Promise<LoggedCall[]> {
  const response = await fetch(`${process.env['TEST_PLATFORM_URL']}/platform/_control/log`);
  const { entries } = (await response.json()) as { entries: LoggedCall[] };
  return entries.filter((entry) => entry.path === path);
}

/** Path of a game offered by the site. */
async function gameOf(provider: string, type: keyof typeof lobbies): Promise<string> {
  const { headers } = await askSite(site, `/${lobbies[type]}/play/${provider}`);
  return String(headers['location']).replace(`/${site.locale}`, '');
}

/** @returns the response of the page's action */
async function launch(
  path: string,
  fields: Record<string, string>,
  cookie: string,
): Promise<{ status: number; body: string }> {
  const { host, origin, pathname } = new URL(address(site, path));
  return plainRequest(plainAddress(`${pathname}.data`), {
    method: 'POST',
    headers: { host, origin, cookie, 'user-agent': desktopAgent, accept: 'application/json' },
    body: new URLSearchParams(fields).toString(),
  });
}

interface ExpectedCall {
  path: string;
  fields: string[];
}

interface Launch {
  provider: string;
  type?: keyof typeof lobbies;
  demo?: ExpectedCall[];
  real: ExpectedCall[];
}

const url: ExpectedCall = { path: '/platform/v1/games/url', fields: [] };
const token: ExpectedCall = {
  path: '/platform/v1/games/token',
  fields: ['gameId', 'channel', 'partner', 'jurisdiction'],
};
const pariplayContext = ['GameCode', 'CurrencyCode', 'LanguageCode', 'PlayerIP', 'CountryCode'];
const pariplayUrl: ExpectedCall = { path: '/platform/v2/pariplay/url', fields: ['context'] };
const softswiss = ['game', 'currency', 'locale', 'ip', 'urls', 'jurisdiction', 'client_type'];
const evolution = ['gameCategory', 'tableId', 'wrapped', 'mobile', 'lobbyURL'];
const novomatic = ['country', 'gameId', 'ip', 'lobbyUrl', 'locale', 'platform'];
const pragmatic = ['symbol', 'language', 'currency', 'platform', 'stylename', 'lobbyUrl', 'jurisdiction'];

const launches: Record<string, Launch> = {
  'GAME-06 GAME-07 GAME-23 relax': { provider: 'relax', demo: [url], real: [token, url] },
  'GAME-06 GAME-07 GAME-23 quickspin': { provider: 'quickspin', demo: [url], real: [token, url] },
  'GAME-08 GAME-09 pariplay': {
    provider: 'pariplay',
    demo: [{ path: '/platform/v2/pariplay/context/demo', fields: pariplayContext }, pariplayUrl],
    real: [{ path: '/platform/v2/pariplay/context/real', fields: pariplayContext }, pariplayUrl],
  },
  'GAME-10 GAME-11 GAME-12 softswiss': {
    provider: 'softswiss',
    demo: [{ path: '/platform/v2/softswiss/context/demo', fields: softswiss }],
    real: [
      { path: '/platform/v2/softswiss/context/real', fields: [...softswiss, 'playerCurrentCountryCode'] },
    ],
  },
  'GAME-13 playngo': {
    provider: 'playngo',
    demo: [url],
    real: [{ path: '/platform/v1/playngo/auth/token_generation', fields: [] }, url],
  },
  'GAME-16 yggdrasil': {
    provider: 'yggdrasil',
    real: [{ path: '/platform/v1/yggdrasil/player/auth/session', fields: [] }, url],
  },
  'GAME-17 GAME-18 evolution': {
    provider: 'evolution',
    type: 'live casino',
    real: [{ path: '/platform/v1/evolution/user/authenticate', fields: [...evolution, 'ipAddress'] }],
  },
  'GAME-20 GAME-21 novomatic': {
    provider: 'novomatic',
    demo: [{ path: '/platform/v1/novomatic/game/url/demo', fields: [...novomatic, 'currency'] }],
    real: [{ path: '/platform/v1/novomatic/game/url', fields: [...novomatic, 'playerId'] }],
  },
  'GAME-22 pragmaticplay': {
    provider: 'pragmaticplay',
    demo: [{ path: '/platform/pragmatic/demoGameUrl', fields: pragmatic }],
    real: [{ path: '/platform/pragmatic/realGameUrl', fields: pragmatic }],
  },
};

for (const [name, { provider, type = 'casino', demo, real }] of Object.entries(launches))
  test(`ROUTE-36 ROUTE-38 ${name}: the calls of a launch, for fun and for money`, async () => {
    const path = await gameOf(provider, type);
    const cookie = await sessionAt(site, player);
    for (const [mode, expected, cookies] of [
      ['demo', demo, ''],
      ['real', real, cookie],
    ] as const) {
      if (!expected) continue;
      const before = await Promise.all(expected.map(async (call) => (await callsTo(call.path)).length));
      const answer = await launch(path, { mode }, cookies);
      expect(answer.body).toContain(`http://${provider}.games.localhost`);
      for (const [index, call] of expected.entries()) {
        const made = (await callsTo(call.path)).slice(before[index]);
        expect(made.map(({ bodyFields }) => bodyFields.toSorted())).toContainEqual(call.fields.toSorted());
        const withToken = made.some(({ headers }) => headers['authorization'] !== undefined);
        expect(withToken, `${call.path} with the player's token`).toBe(mode === 'real');
      }
    }
  });

test('GAME-24 API-045 a launch for money carries the session key, and a 401 instead of it is ignored', async () => {
  const path = await gameOf('relax', 'casino');
  const cookie = await sessionAt(site, player);
  const keyPath = '/platform/v1/player/session-key';
  const tokenCalls = async () => (await callsTo(token.path)).length;
  const before = await tokenCalls();
  expect((await launch(path, { mode: 'real' }, cookie)).body).toContain('relax.games.localhost');
  const [made] = (await callsTo(token.path)).slice(before);
  expect(made?.headers['x-session-key']).toBeTruthy();

  const requested = (await callsTo(keyPath)).length;
  await fetch(`${process.env['TEST_PLATFORM_URL']}/platform/_control/reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'GET', path: keyPath, status: 401, body: { code: 'error.unauthorized' } }),
  });
  const answer = await launch(path, { mode: 'real' }, cookie);
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('relax.games.localhost');
  expect((await callsTo(keyPath)).length).toBeGreaterThan(requested);
  // The player is still signed in.
  const account = await askSite(site, '/my-account/account', { cookie });
  expect(account.status).toBe(200);
});
