import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callWallet, textOf } from '../fixtures/provider-client';
import {
  keyHeaders,
  NOW,
  DATA_DIR,
  startTestPlatform,
  siteHeaders,
  type SignedIn,
  type TestPlatform,
} from '../fixtures/test-platform';

const PLAYER = 'canadian@halden.example';
const LOBBY = 'http://halden.localhost:3000/en-CA/online-casino';
const SITE = siteHeaders(5);
let platform: TestPlatform;
let player: SignedIn;
let playerId: number;

beforeAll(async () => {
  platform = await startTestPlatform({ gamesFile: path.join(DATA_DIR, 'games.json') });
  player = await platform.signIn(PLAYER);
  playerId = (await platform.platform.players.byEmail(5, PLAYER))?.playerId ?? 0;
});
afterAll(() => platform.close());

const wallet = (provider: string, call: string, body: unknown) =>
  callWallet({ url: platform.url, now: NOW }, provider, call, body);

/** A game of a provider without restricted countries. */
function gameOf(provider: string, type: 'casino' | 'live casino' = 'casino'): string {
  const { games } = platform.platform.data;
  const game = games.find(
    (each) => each.provider === provider && each.type === type && each.restrictedCountries.length === 0,
  );
  if (game === undefined) throw new Error(`${provider} has no ${type} game.`);
  return game.gameId;
}

/** Exchanges the token in a game URL at its provider. */
async function opened(provider: string, address: string) {
  const url = new URL(address);
  expect(url.origin).toBe(`http://${provider}.games.localhost:3003`);
  expect([...url.searchParams.keys()]).toEqual(['token']);
  return wallet(provider, 'authenticate', { token: url.searchParams.get('token') });
}

const urlQuery = (gameId: string, isDemo: boolean, currencyCode: string) =>
  new URLSearchParams({
    isDemo: String(isDemo),
    gameId,
    languageCode: 'en',
    currencyCode,
    channel: 'desktop',
    lobbyUrl: LOBBY,
  }).toString();

test.each(['relax', 'quickspin', 'egt', 'lanternfish', 'northpaw', 'pushgaming', 'thunderkick', 'tinhorse'])(
  'API-027 API-028 GAME-06 GAME-07 GAME-23 CONST-03 %s: a token call, then the URL call, then one game session',
  async (provider) => {
    const gameId = gameOf(provider);
    const body = { gameId, channel: 'desktop', partner: 2178, jurisdiction: 'Mga' };
    const token = await platform.post('/platform/v1/games/token', body, player.headers);
    const url = await platform.get(
      `/platform/v1/games/url?${urlQuery(gameId, false, 'CAD')}`,
      player.headers,
    );
    const address = textOf(url, 'data', 'gameURL');
    expect(address).toBe(`http://${provider}.games.localhost:3003/${gameId}?token=${textOf(token, 'token')}`);
    expect(await opened(provider, address)).toMatchObject({
      status: 200,
      body: {
        mode: 'real',
        gameId,
        player: String(playerId),
        currency: 'CAD',
        jurisdiction: 'Mga',
        urls: { lobby: LOBBY },
      },
    });
    expect(await opened(provider, address)).toMatchObject({
      status: 401,
      body: { code: 'error.token.invalid' },
    });
  },
);

test('API-027 CONST-03 a token is for the partner of the site only, and the URL call needs one', async () => {
  const gameId = gameOf('relax');
  const body = { gameId, channel: 'desktop', partner: 2179, jurisdiction: 'Mga' };
  expect(await platform.post('/platform/v1/games/token', body, player.headers)).toMatchObject({
    status: 400,
    body: { validationErrors: { partner: { code: 'invalid.partner' } } },
  });
  const query = urlQuery(gameId, false, 'CAD');
  expect(await platform.get(`/platform/v1/games/url?${query}`, player.headers)).toMatchObject({
    status: 409,
    body: { code: 'error.game.token.required' },
  });
  expect(await platform.get(`/platform/v1/games/url?${query}`, SITE)).toMatchObject({ status: 401 });
});

test('API-028 GAME-07 a demo needs no token, and its money calls are refused', async () => {
  const gameId = gameOf('relax');
  const url = await platform.get(`/platform/v1/games/url?${urlQuery(gameId, true, 'EUR')}`, SITE);
  const session = await opened('relax', textOf(url, 'data', 'gameURL'));
  expect(session).toMatchObject({ body: { mode: 'demo', player: null, balance: 100_000, currency: 'EUR' } });
  expect(await wallet('relax', 'balance', { session: textOf(session, 'session') })).toMatchObject({
    status: 409,
    body: { code: 'error.game.session.demo' },
  });
});

test('API-029 API-030 API-031 GAME-08 GAME-09 pariplay: context for fun and for money, then Url', async () => {
  const body = {
    GameCode: gameOf('pariplay'),
    CurrencyCode: 'CAD',
    LanguageCode: 'en',
    PlayerIP: '198.51.100.7',
    CountryCode: 'CA',
  };
  for (const [mode, headers] of [
    ['demo', SITE],
    ['real', player.headers],
  ] as const) {
    const context = await platform.post(`/platform/v2/pariplay/context/${mode}`, body, {
      ...headers,
      'x-lobby-url': LOBBY,
    });
    const url = await platform.post(
      '/platform/v2/pariplay/url',
      { context: textOf(context, 'context') },
      SITE,
    );
    expect(await opened('pariplay', textOf(url, 'Url'))).toMatchObject({
      body: { mode, urls: { lobby: LOBBY } },
    });
  }
  const lowerCase = { ...body, gamecode: body.GameCode };
  expect(await platform.post('/platform/v2/pariplay/context/demo', lowerCase, SITE)).toMatchObject({
    status: 400,
  });
});

test('API-032 API-033 GAME-10 GAME-11 GAME-12 softswiss: launch options; only real play names the present country', async () => {
  const body = {
    game: gameOf('softswiss'),
    currency: 'CAD',
    locale: 'en',
    ip: '198.51.100.7',
    urls: { return_url: LOBBY, deposit_url: 'http://halden.localhost:3000/en-CA/deposit' },
    jurisdiction: 'Mga',
    client_type: 'mobile',
  };
  const demo = await platform.post('/platform/v2/softswiss/context/demo', body, SITE);
  expect(await opened('softswiss', textOf(demo, 'launch_options', 'game_url'))).toMatchObject({
    body: { mode: 'demo', channel: 'mobile', urls: { lobby: LOBBY, deposit: body.urls.deposit_url } },
  });
  const real = { ...body, playerCurrentCountryCode: 'CA' };
  const money = await platform.post('/platform/v2/softswiss/context/real', real, player.headers);
  expect(await opened('softswiss', textOf(money, 'launch_options', 'game_url'))).toMatchObject({
    body: { mode: 'real' },
  });
  expect(await platform.post('/platform/v2/softswiss/context/demo', real, SITE)).toMatchObject({
    status: 400,
  });
  expect(await platform.post('/platform/v2/softswiss/context/real', body, player.headers)).toMatchObject({
    status: 400,
  });
  const plan = {
    method: 'POST',
    path: '/platform/v2/softswiss/context/real',
    status: 200,
    body: { launch_options: {} },
  };
  await platform.post('/platform/_control/reply', plan);
  expect((await platform.post(plan.path, real, player.headers)).body).toEqual({ launch_options: {} });
});

test('API-034 GAME-13 playngo: the same unused token again, and a new one on request', async () => {
  const generate = async (body: object) =>
    textOf(await platform.post('/platform/v1/playngo/auth/token_generation', body, player.headers), 'token');
  const first = await generate({});
  expect(await generate({})).toBe(first);
  const renewed = await generate({ requireNew: true });
  expect(renewed).not.toBe(first);
  const url = await platform.get(
    `/platform/v1/games/url?${urlQuery(gameOf('playngo'), false, 'CAD')}`,
    player.headers,
  );
  expect(textOf(url, 'data', 'gameURL')).toContain(`token=${renewed}`);
  expect(await opened('playngo', textOf(url, 'data', 'gameURL'))).toMatchObject({ status: 200 });
});

test('API-035 API-036 GAME-14 creedroomz: token, attributes, table', async () => {
  const token = await platform.post(
    '/platform/v1/creedroomz/token/generate',
    { ipAddress: '198.51.100.7' },
    player.headers,
  );
  const query = `token=${textOf(token, 'token')}`;
  expect(await platform.get(`/platform/v1/creedroomz/attributes?${query}`, player.headers)).toMatchObject({
    body: { attributes: { currency: 'CAD', country: 'CA' } },
  });
  const other = await platform.signIn('regular@halden.example');
  expect(await platform.get(`/platform/v1/creedroomz/attributes?${query}`, other.headers)).toMatchObject({
    status: 401,
  });
  const url = await platform.get(
    `/platform/v1/games/url?${urlQuery(gameOf('creedroomz', 'live casino'), false, 'CAD')}`,
    player.headers,
  );
  expect(textOf(url, 'data', 'gameURL')).toContain(query);
});

test('API-037 GAME-16 yggdrasil: the session is part of the address', async () => {
  const session = await platform.post('/platform/v1/yggdrasil/player/auth/session', {}, player.headers);
  const url = await platform.get(
    `/platform/v1/games/url?${urlQuery(gameOf('yggdrasil'), false, 'CAD')}`,
    player.headers,
  );
  expect(textOf(url, 'data', 'gameURL')).toContain(textOf(session, 'sessionId'));
});

test('API-038 API-039 BLOCK-12 GAME-17 GAME-18 GAME-19 evolution: a table by its id, 400 for an unknown one, the category without', async () => {
  const table = platform.platform.data.games.find(
    ({ gameId }) => gameId === gameOf('evolution', 'live casino'),
  );
  const shared = { gameCategory: table?.gameType, wrapped: false, mobile: true, lobbyURL: LOBBY };
  const real = { ...shared, ipAddress: '198.51.100.7' };
  const path_ = '/platform/v1/evolution/user/authenticate';
  const tableId = table?.table?.tableId;
  const money = await platform.post(path_, { ...real, tableId }, player.headers);
  expect(await opened('evolution', textOf(money, 'url'))).toMatchObject({
    body: { mode: 'real', gameId: table?.gameId, channel: 'mobile' },
  });
  const unknown = await platform.post(path_, { ...real, tableId: 'no-such-table' }, player.headers);
  expect(unknown).toMatchObject({
    status: 400,
    body: { validationErrors: { tableId: { code: 'invalid.table' } } },
  });
  const fallback = await platform.post(path_, real, player.headers);
  expect(await opened('evolution', textOf(fallback, 'url'))).toMatchObject({ status: 200 });
  const demo = { ...shared, tableId, currency: 'EUR', language: 'en' };
  const fun = await platform.post(`${path_}/demo`, demo, SITE);
  expect(await opened('evolution', textOf(fun, 'url'))).toMatchObject({ body: { mode: 'demo' } });
  expect(await platform.post(`${path_}/demo`, { ...demo, ipAddress: '198.51.100.7' }, SITE)).toMatchObject({
    status: 400,
  });
});

test('API-040 API-041 GAME-20 GAME-21 novomatic: playerId for money, currency for fun', async () => {
  const shared = {
    country: 'CA',
    gameId: gameOf('novomatic'),
    ip: '198.51.100.7',
    lobbyUrl: LOBBY,
    locale: 'en',
    platform: 'desktop',
  };
  const path_ = '/platform/v1/novomatic/game/url';
  const money = await platform.post(path_, { ...shared, playerId }, player.headers);
  expect(await opened('novomatic', textOf(money, 'url'))).toMatchObject({ body: { mode: 'real' } });
  expect(await platform.post(path_, { ...shared, playerId: playerId + 1 }, player.headers)).toMatchObject({
    status: 404,
  });
  const fun = await platform.post(`${path_}/demo`, { ...shared, currency: 'CAD' }, SITE);
  expect(await opened('novomatic', textOf(fun, 'url'))).toMatchObject({
    body: { mode: 'demo', currency: 'CAD' },
  });
  expect(await platform.post(`${path_}/demo`, { ...shared, currency: 'CAD', playerId }, SITE)).toMatchObject({
    status: 400,
  });
});

test('API-042 API-043 GAME-22 pragmatic play: a call for fun and one for money', async () => {
  const body = {
    symbol: gameOf('pragmaticplay'),
    language: 'en',
    currency: 'CAD',
    platform: 'WEB',
    stylename: 'halden',
    lobbyUrl: LOBBY,
    jurisdiction: 'Mga',
  };
  const fun = await platform.post('/platform/pragmatic/demoGameUrl', body, SITE);
  expect(await opened('pragmaticplay', textOf(fun, 'gameURL'))).toMatchObject({ body: { mode: 'demo' } });
  const money = await platform.post('/platform/pragmatic/realGameUrl', body, player.headers);
  expect(await opened('pragmaticplay', textOf(money, 'gameURL'))).toMatchObject({ body: { mode: 'real' } });
  const foreign = { ...body, symbol: gameOf('relax') };
  expect(await platform.post('/platform/pragmatic/realGameUrl', foreign, player.headers)).toMatchObject({
    status: 403,
    body: { code: 'error.game.of.another.provider' },
  });
  const otherCurrency = { ...body, currency: 'EUR' };
  expect(await platform.post('/platform/pragmatic/realGameUrl', otherCurrency, player.headers)).toMatchObject(
    {
      status: 409,
      body: { code: 'error.currency.mismatch' },
    },
  );
});

test('API-045 API-046 GAME-24 GAME-26 a session key without which nothing opens, and the games of the player', async () => {
  const key = await platform.get('/platform/v1/player/session-key', player.headers);
  expect(await platform.get('/platform/v1/player/session-key', player.headers)).toEqual(key);
  const again = await platform.signIn(PLAYER);
  expect((await platform.get('/platform/v1/player/session-key', again.headers)).body).not.toEqual(key.body);
  expect(await platform.get('/platform/v1/player/session-key', SITE)).toMatchObject({ status: 401 });
  const launchWith = (headers: Record<string, string>, sessionKey: string) =>
    platform.post(
      '/platform/v1/games/token',
      { gameId: gameOf('relax'), channel: 'desktop', partner: 2178, jurisdiction: 'Mga' },
      { ...headers, 'x-session-key': sessionKey },
    );
  const own = textOf(key, 'key');
  expect(await launchWith(player.headers, own)).toMatchObject({ status: 200 });
  expect(await launchWith(again.headers, own)).toMatchObject({
    status: 409,
    body: { code: 'error.session.replaced' },
  });
  const gameId = gameOf('egt');
  await platform.post('/platform/v1/player/my-games', { gameId, lobbyPageType: 'casino' }, player.headers);
  const games = await platform.get('/platform/v1/player/games', player.headers);
  expect(games).toMatchObject({ status: 200 });
  expect(JSON.stringify(games.body)).toContain(`{"gameId":"${gameId}","playedAt":null,"starred":true}`);
});

test('GAME-25 each refusal of a launch has a code of its own', async () => {
  const { games } = platform.platform.data;
  const restricted =
    games.find(({ restrictedCountries }) => restrictedCountries.includes('CA'))?.gameId ?? '';
  const free = gameOf('relax');
  const signedIn = async (who: string) => (await platform.signIn(who)).headers;
  const german = await signedIn('regular@halden.example');
  const jackpot = games.find(
    (game) => game.jackpot !== null && game.type === 'casino' && game.restrictedCountries.length === 0,
  )?.gameId;
  const roulette = gameOf('evolution', 'live casino');
  const from = (country: string) => ({ 'x-visitor-country': country });
  const refused: [game: string, headers: Record<string, string>, code: string][] = [
    ['no-such-game', player.headers, 'error.game.not.found'],
    [restricted, player.headers, 'error.game.restricted.residence'],
    [restricted, { ...SITE, ...from('CA') }, 'error.game.restricted'],
    [free, { ...player.headers, ...from('US') }, 'error.country.blocked'],
    [roulette, german, 'error.game.vertical.not.offered'],
    [jackpot ?? '', german, 'error.game.not.offered'],
    [free, { ...SITE, ...from('DE') }, 'error.demo.not.offered'],
    [free, await signedIn('restricted@halden.example'), 'error.play.not.allowed'],
    [free, await signedIn('unverified@brasa.example'), 'error.verification.required'],
    [free, await signedIn('chilean@brasa.example'), 'error.market.closed'],
  ];
  for (const [game, headers, code] of refused) {
    const access = await platform.get(`/platform/v1/games/${game}/access`, headers);
    expect(access, `${game} ${code}`).toMatchObject({ body: { code } });
    if (code !== 'error.game.not.found') expect(access.body).toMatchObject({ restrictedAccess: true });
  }
  const open = await platform.get(`/platform/v1/games/${free}/access`, player.headers);
  expect(open).toEqual({ status: 200, body: { restrictedAccess: false } });
});

test('free rounds: an operator grants them, bets use them up once, and wins are real money', async () => {
  const gameId = gameOf('pushgaming');
  const launch = async () => {
    const body = { gameId, channel: 'desktop', partner: 2178, jurisdiction: 'Mga' };
    const token = await platform.post('/platform/v1/games/token', body, player.headers);
    return wallet('pushgaming', 'authenticate', { token: textOf(token, 'token') });
  };
  const grant = { gameId, rounds: 2, stake: 20, currency: 'CAD', days: 7, reason: 'Goodwill' };
  const granted = await platform.post(`/platform/v1/operator/players/${playerId}/free-rounds`, grant, {
    ...keyHeaders(5, 'operator-1'),
    'idempotency-key': 'grant',
  });
  expect(granted).toMatchObject({ status: 200, body: { left: 2, stake: 20 } });
  const freeRounds = textOf(granted, 'grant');
  const opened_ = await launch();
  expect(opened_).toMatchObject({ body: { freeRounds: [{ grant: freeRounds, left: 2, stake: 20 }] } });
  const session = textOf(opened_, 'session');
  const before = await platform.platform.ledger.balance(playerId);
  const bet = (name: string, amount = 20) =>
    wallet('pushgaming', 'bet', {
      ...{ session, transaction: name, round: name, game: gameId, amount },
      ...{ currency: 'CAD', freeRounds },
    });
  expect(await bet('other', 30)).toMatchObject({ body: { code: 'error.free.rounds.stake.mismatch' } });
  expect(await Promise.all([bet('1'), bet('1')])).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(await platform.platform.ledger.balance(playerId)).toEqual(before);
  const win = { session, transaction: 'win', round: '1', amount: 150, currency: 'CAD', endsRound: true };
  expect(await wallet('pushgaming', 'win', win)).toMatchObject({ status: 200 });
  expect((await platform.get('/platform/v1/player/wallet/balance', player.headers)).body).toMatchObject({
    balanceMap: { ...before?.balanceMap, main: (before?.balanceMap.main ?? 0) + 150 },
  });
  // After a rollback, the free round can be played again.
  expect(await bet('2')).toMatchObject({ status: 200 });
  const back = { session, transaction: 'back', of: '2', currency: 'CAD' };
  expect(await wallet('pushgaming', 'rollback', back)).toMatchObject({ status: 200 });
  const last = await Promise.all([bet('3'), bet('4')]);
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await bet('5')).toMatchObject({ status: 409, body: { code: 'error.free.rounds.used' } });
  expect(await launch()).toMatchObject({ body: { freeRounds: [] } });
  const books = await platform.get('/platform/_control/reconcile');
  expect(books.body, JSON.stringify(books.body)).toMatchObject({ ok: true });
});
