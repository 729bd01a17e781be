import type { Page } from '@playwright/test';
import { addSession } from '../../support/browser-session';
import { expect, test } from '../../support/journey';
import { plainRequest, plainSignIn } from '../../support/plain-request';
import { ownDatabase } from '../../support/platform-database';
import { type Stack, startStack } from '../../support/stack';
import { type BrandsFolder, brandsWith } from '../support/brands';
import { ContentFolder, entry, link, page as pageEntry, picture, textBlock } from '../support/content-folder';
import { launch } from '../support/launch';
import { startSite } from '../support/site-process';
import { expectOneLine, shownBlocks, visit } from '../support/visit';

const gameId = 'grand-mint-jackpot';
const tournamentId = 'royal-slots-race';
const winnersPaths = ['/platform/v1/player/wallet/top-winners', '/platform/v1/player/wallet/latest-winners'];
const livePaths = [
  '/platform/v1/gaming/jackpots',
  `/platform/v1/tournament/public/5/${tournamentId}/EN`,
  '/platform/v2/player/access/context',
  ...winnersPaths,
];
const winner = {
  ...{
    id: 'win-1',
    gameId,
    gameName: 'Grand Mint',
    gameProvider: 'quickspin',
    gameSubProvider: null,
    gameType: 'slot',
  },
  ...{ images: [], nickname: 'Mi***a', amount: 48_250, currency: 'EUR', wonAt: '2026-03-02T19:44:10.000Z' },
};

/** A game without a jackpot that is closed in some countries. */
const closedGame = (id: string, countries: string[]) =>
  entry('game', id, {
    gameId: id,
    name: `Game ${id}`,
    provider: link('provider-quickspin'),
    type: 'casino',
    gameType: 'slot',
    channels: ['desktop', 'mobile'],
    thumbnail: picture,
    providerRestrictedCountry: countries,
  });

const gameLists = ['all', 'casino', 'live-casino', 'sports', 'christmas'];

const entries = [
  closedGame('closed-in-fi', ['FI']),
  closedGame('closed-in-de', ['DE']),
  entry('provider', 'provider-quickspin', { providerId: 'quickspin', title: 'Quick Studio' }),
  entry('game', 'game', {
    gameId,
    name: 'Grand Mint',
    provider: link('provider-quickspin'),
    type: 'casino',
    gameType: 'jackpot',
    channels: ['desktop', 'mobile'],
    thumbnail: picture,
    jackpotExist: true,
  }),
  entry('gameRow', 'games', { title: 'Games', games: [link('game')] }),
  entry('tournament', 'tournament', { tournamentId, name: 'Slots race', image: picture }),
  entry('tournamentBox', 'race', { tournament: link('tournament') }),
  entry('winners', 'wins', { title: 'Winners' }),
  textBlock('note', 'A note'),
  entry('game', 'table-game', {
    gameId: 'salon-roulette',
    name: 'Salon roulette',
    provider: link('provider-quickspin'),
    type: 'live casino',
    gameType: 'roulette',
    channels: ['desktop', 'mobile'],
    thumbnail: picture,
    tableId: 'table-1',
  }),
  entry('liveTables', 'tables', { title: 'Tables', games: [link('table-game')] }),
  entry('liveTables', 'same-tables', { title: 'Tables again', games: [link('table-game')] }),
  pageEntry('/tables', ['tables', 'same-tables']),
  entry('game', 'snow-game', {
    gameId: 'snow',
    name: 'Snow',
    provider: link('provider-quickspin'),
    type: 'casino',
    gameType: 'slot',
    channels: ['desktop', 'mobile'],
    thumbnail: picture,
    christmas: true,
  }),
  entry('game', 'derby-game', {
    gameId: 'derby',
    name: 'Derby',
    provider: link('provider-quickspin'),
    type: 'casino',
    gameType: 'instant',
    channels: ['desktop', 'mobile'],
    categories: ['sports'],
    thumbnail: picture,
  }),
  ...gameLists.map((list) => entry('gameRow', `list-${list}`, { title: list, list })),
  pageEntry(
    '/lists',
    gameLists.map((list) => `list-${list}`),
  ),
  entry('limitsSummary', 'limits', { title: 'Limits' }),
  pageEntry('/limits', ['limits']),
  pageEntry('/live', ['games', 'race', 'wins', 'note']),
];

const allBlocks = ['site-header', 'game-row', 'tournament-box', 'winners', 'formatted-text', 'site-footer'];
const withoutLiveBlocks = allBlocks.filter((block) => block !== 'tournament-box' && block !== 'winners');

/** Live values may be shared between visitors for a second. */
const untilLiveValuesAreOld = () => new Promise((resolve) => setTimeout(resolve, 1_100));

test.describe.configure({ mode: 'default' });

let content: ContentFolder;
let brands: BrandsFolder;
let stack: Stack;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  content = new ContentFolder(entries);
  brands = brandsWith('kiekko', { features: { maintenance: true } });
  stack = await startStack({ contentDirectory: content.directory, brandsDirectory: brands.directory });
});

/** Planned replies are consumed in order: those left over by an earlier test would come first. */
test.beforeEach(() => control(stack.platformUrl, 'reset', {}));

test.afterAll(async () => {
  await stack?.stop();
  content.remove();
  brands.remove();
});

async function control(platform: string, command: 'reply' | 'seed' | 'reset', body: object): Promise<void> {
  const answer = await fetch(`${platform}/platform/_control/${command}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}

/** Plans the platform's replies on some paths until it is reset. */
async function planReplies(platform: string, paths: string[], body: unknown): Promise<void> {
  for (const path of paths)
    await control(platform, 'reply', { method: 'GET', path, status: 200, body, count: 10_000 });
}

const jackpots = (page: Page) => page.locator('[data-block="game-row"] [data-live-jackpot]');

async function expectGameWithoutLiveValues(page: Page): Promise<void> {
  await expect(page.locator(`[data-block="game-row"] a[href$="/play/quickspin/${gameId}"]`)).toBeVisible();
  await expect(jackpots(page)).toHaveCount(0);
}

/** Log lines about missing live data of a page: the omitted blocks, the page, and the reason. */
async function expectLinesAboutMissingLiveData(log: () => Record<string, unknown>[]): Promise<void> {
  const place = { brand: 'halden', market: 'UN' };
  await expectOneLine(log, { event: 'live.missing', ...place });
  await expectOneLine(log, {
    event: 'block.unfilled',
    ...place,
    path: '/live',
    block: 'tournament-box',
    entryId: 'race',
    pointer: '/live',
  });
  await expectOneLine(log, {
    event: 'block.unfilled',
    ...place,
    path: '/live',
    block: 'winners',
    entryId: 'wins',
    pointer: '/live',
  });
}

test('a platform that answers nonsense costs live values and live blocks, never the page', async ({
  page,
}) => {
  const address = `${stack.origin()}/en-UN/live`;
  await planReplies(stack.platformUrl, livePaths, { nonsense: [{ amount: 'a lot' }] });
  expect((await visit(page, address)).status).toBe(200);
  expect(await shownBlocks(page)).toEqual(withoutLiveBlocks);
  await expectGameWithoutLiveValues(page);
  await expectLinesAboutMissingLiveData(stack.siteLog);
  await expectOneLine(stack.siteLog, { event: 'access.unknown', brand: 'halden' });

  await control(stack.platformUrl, 'reset', {});
  await planReplies(stack.platformUrl, winnersPaths, [winner]);
  await untilLiveValuesAreOld();
  expect((await visit(page, address)).status).toBe(200);
  expect(await shownBlocks(page)).toEqual(allBlocks);
  await expect(jackpots(page)).toHaveText(/\d/);
});

test('ENGINE-09 a platform that is away costs live values and live blocks, and locks nobody out', async ({
  page,
}) => {
  const platform = await launch('platform', {
    PLATFORM_CONTROL: '1',
    ...(await ownDatabase()),
  });
  const site = await launch('server', {
    NODE_ENV: 'production',
    CONTENT_URL: stack.contentUrl,
    PLATFORM_URL: platform.url,
    // Every visit renders a page, with live values of the last second.
    PAGE_CACHE: 'off',
    PAGE_FRESH_MS: '1000',
  });
  const address = `${site.url}/en-UN/live`;
  try {
    await planReplies(platform.url, winnersPaths, [winner]);
    // The first page of a new process may be filled too late for its live values.
    await expect(async () => {
      expect((await visit(page, address)).status).toBe(200);
      expect(await shownBlocks(page)).toEqual(allBlocks);
      await expect(jackpots(page)).toHaveText(/\d/, { timeout: 100 });
    }).toPass();

    // An open page would poll for live values, which would be logged, too.
    await page.goto('about:blank');
    await platform.stop();
    await untilLiveValuesAreOld();
    expect((await visit(page, address)).status).toBe(200);
    expect(await shownBlocks(page)).toEqual(withoutLiveBlocks);
    await expectGameWithoutLiveValues(page);
    await expectLinesAboutMissingLiveData(site.log);

    // This brand has not requested the location of its visitors yet.
    expect((await visit(page, address.replace('//', '//brasa.'))).status).toBe(200);
    await expect(page.getByRole('heading', { name: 'A note' })).toBeVisible();
    await expectOneLine(site.log, { event: 'access.unknown', brand: 'brasa' });
  } finally {
    await site.stop();
    await platform.stop();
  }
});

test('WIN-06 winners leave out games that are restricted in the country of the visitor or player', async () => {
  const wins = [gameId, 'closed-in-fi', 'closed-in-de'].map((id) => ({
    ...winner,
    id: `win-${id}`,
    gameId: id,
  }));
  await planReplies(stack.platformUrl, winnersPaths, wins);
  const site = await startSite(
    { contentUrl: stack.contentUrl, platformUrl: stack.platformUrl },
    { TRUST_PROXY: '1', COUNTRY_HEADER: 'x-country' },
  );
  const ask = async (path: string, country: string, cookie = '') => {
    const headers = { host: 'localhost', 'x-country': country, ...(cookie ? { cookie } : {}) };
    return (await plainRequest(`${site.url}${path}`, { headers })).body;
  };
  const rows = (text: string) =>
    ['closed-in-fi', 'closed-in-de'].filter((id) => text.includes(`/play/quickspin/${id}`));
  const refresh = async (...visitor: [country: string, cookie?: string]) => {
    const body = await ask('/api/winners?locale=en-UN', ...visitor);
    expect(body).toContain(`/play/quickspin/${gameId}`);
    return rows(body);
  };
  try {
    expect(await refresh('FI')).toEqual(['closed-in-de']);
    expect(await refresh('NO')).toEqual(['closed-in-fi', 'closed-in-de']);
    // The page is shared by visitors of all countries.
    expect(rows(await ask('/en-UN/live', 'FI'))).toEqual(rows(await ask('/en-UN/live', 'NO')));

    // A player is treated as being in the declared country, wherever the request comes from.
    const { cookies } = await plainRequest(`${site.url}/en-UN/login.data`, {
      method: 'POST',
      headers: { host: 'localhost', origin: 'http://localhost', 'x-country': 'FI' },
      body: new URLSearchParams({ email: 'regular@halden.example', password: 'Marquee-2026' }).toString(),
    });
    expect(await refresh('FI', cookies)).toEqual(['closed-in-fi']);
    expect(rows(await ask('/en-UN/live', 'FI', cookies))).toEqual(['closed-in-fi']);
  } finally {
    await site.stop();
  }
});

/** A page that replaces the whole site: its message, and no links into the site. */
async function expectNothingButMessage(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('heading')).toHaveText([message]);
  expect(await shownBlocks(page)).toEqual(['page-text']);
  await expect(page.locator('header, nav, footer')).toHaveCount(0);
}

test('GUARD-03 GUARD-35 a visitor from a blocked country sees the restricted page at every address', async ({
  page,
}) => {
  await control(stack.platformUrl, 'seed', { country: 'DE' });
  for (const path of [
    '',
    '/live',
    '/online-casino/play/quickspin/grand-mint-jackpot',
    '/404',
    '/no/such/page',
  ]) {
    expect((await visit(page, `${stack.origin('brasa')}/en-UN${path}`)).status, path).toBe(451);
    await expectNothingButMessage(page, 'Not in your country');
  }
  expect(await closedAnswers('brasa', 451)).toEqual([]);
});

test('GUARD-02 SHELL-08 a brand in maintenance shows the maintenance page at every address', async ({
  page,
}) => {
  for (const path of ['', '/live', '/no/such/page']) {
    expect((await visit(page, `${stack.origin('kiekko')}/en-UN${path}`)).status, path).toBe(503);
    await expectNothingButMessage(page, 'Back in a while');
  }
  await expect(page.locator('link[rel="icon"][href="/brands/kiekko/favicon.svg"]')).toHaveCount(1);
  expect(await closedAnswers('kiekko', 503)).toEqual([]);
  // Other brands remain available.
  const other = await plainRequest(`${stack.origin()}/api/dialog-site?locale=en-UN`);
  expect(other.status).toBe(200);
});

/** Application pages and data requests of a brand that differ from the response of its closed site. */
async function closedAnswers(brand: string, status: number): Promise<string[]> {
  const host = `${brand}.localhost:${stack.ports.site}`;
  const post = { method: 'POST', headers: { host, origin: `http://${host}` }, body: 'email=a&password=b' };
  const read = { headers: { host } };
  const pages = ['login', 'register', 'reset-password', 'my-account', 'my-account/account/security', 'break'];
  const data = ['login', 'register', 'reset-password', 'account', 'player', 'games', 'dialog-site'];
  const requested: [path: string, options: typeof read, shape: RegExp][] = [
    ...pages.flatMap((name): typeof requested => [
      [`/en-UN/${name}`, read, /^<!DOCTYPE html>/],
      [`/en-UN/${name}`, post, /^<!DOCTYPE html>/],
      [`/en-UN/${name}.data`, read, /^\{"code":"error\./],
    ]),
    ...data.flatMap((name): typeof requested => [
      [`/api/${name}?locale=en-UN`, read, /^\{"code":"error\..*"message":/],
      [`/api/${name}?locale=en-UN`, post, /^\{"code":"error\..*"message":/],
    ]),
  ];
  const wrong: string[] = [];
  for (const [path, options, shape] of requested) {
    const answer = await plainRequest(`${stack.origin()}${path}`, options);
    const retries = answer.headers['retry-after'] !== undefined;
    if (
      answer.status !== status ||
      !shape.test(answer.body) ||
      retries !== (status === 503) ||
      answer.cookies
    )
      wrong.push(
        `${'method' in options ? 'POST' : 'GET'} ${path}: ${answer.status} ${answer.body.slice(0, 60)}`,
      );
  }
  return wrong;
}

test('LIVE-05 LIVE-06 two lists of one page show the same free seats while the seats of the platform change', async () => {
  const seats = 40;
  for (let seatsTaken = 1; seatsTaken < seats; seatsTaken += 1)
    await control(stack.platformUrl, 'reply', {
      ...{ method: 'GET', path: '/platform/gameadmin/tables', status: 200 },
      body: {
        tables: [
          {
            ...{ TableId: 'table-1', GameServerId: 'server-1', gameId: 'salon-roulette', open: true },
            ...{ seats, seatsTaken, dealer: 'Ilona', betLimits: { min: 50, max: 5_000, currency: 'EUR' } },
          },
        ],
      },
    });
  const seen = new Set<string>();
  await expect
    .poll(
      async () => {
        const { body } = await plainRequest(`${stack.origin()}/en-UN/tables`);
        const shown = [...body.matchAll(/data-live-seats="table-1"[^>]*>([^<]*)/g)].map(([, text]) => text);
        expect(shown).toHaveLength(2);
        expect(shown[0]).toBe(shown[1]);
        return seen.add(shown[0] ?? '').size;
      },
      { message: 'pages with different seats', intervals: [50] },
    )
    .toBeGreaterThan(1);
});

test('BLOCK-16 a row shows one of five ready-made lists of games', async ({ page }) => {
  await visit(page, `${stack.origin()}/en-UN/lists`);
  const rows = await page
    .locator('[data-block="game-row"]')
    .evaluateAll((blocks) =>
      blocks.map((block) => [
        block.querySelector('h2')?.textContent?.trim(),
        [...block.querySelectorAll('a[data-game]')].map((tile) => tile.getAttribute('data-game')).sort(),
      ]),
    );
  const casino = [gameId, 'closed-in-de', 'closed-in-fi', 'derby', 'snow'].sort();
  expect(rows).toEqual([
    ['all', [...casino, 'salon-roulette'].sort()],
    ['casino', casino],
    ['live-casino', ['salon-roulette']],
    ['sports', ['derby']],
    ['christmas', ['snow']],
  ]);
});

test('LIMIT-04 limits that can be read are shown, and one sentence names the kind that cannot, with a retry', async ({
  page,
}) => {
  const { cookies } = await plainSignIn(stack.origin(), 'limit@halden.example');
  const answer = async () => {
    const path = '/api/player/limits?locale=en-UN';
    const { status, body } = await plainRequest(`${stack.origin()}${path}`, { headers: { cookie: cookies } });
    expect(status).toBe(200);
    return JSON.parse(body) as { limits: { kind: string }[]; failed?: string[] };
  };
  await addSession(page.context(), cookies, stack.origin());
  for (const [path, failed, shown, sentence] of [
    ['deposit-limits', 'deposit', 'Loss limit', 'Your deposit limits could not be loaded.'],
    ['spend-limits', 'loss', 'Deposit limit', 'Your loss limits could not be loaded.'],
  ] as const) {
    const reply = { method: 'GET', path: `/platform/v1/player/${path}`, status: 500, body: {} };
    // One for the request below, one for the widget.
    await control(stack.platformUrl, 'reply', { ...reply, count: 2 });
    const { limits, failed: kinds } = await answer();
    expect([limits.length > 0, limits.some(({ kind }) => kind === failed), kinds]).toEqual([
      true,
      false,
      [failed],
    ]);
    await visit(page, `${stack.origin()}/en-UN/limits`);
    const widget = page.locator('[data-island="limits-summary"]');
    await expect(widget).toHaveAttribute('data-state', 'filled');
    await expect(widget.locator('[data-limit]:not([data-unused])').first()).toContainText(shown);
    await expect(widget.getByText(sentence)).toBeVisible();

    await widget.getByRole('button', { name: 'Try again' }).click();
    await expect(widget.getByText(sentence)).toBeHidden();
    await expect(widget.locator('[data-limit]:not([data-unused])')).toHaveCount(3);
  }
});

test('GUARD-12 GUARD-13 API-066 the bonus-code page is open to players who may claim by code, and closed while that is unknown', async () => {
  const bonusCode = '/my-account/bonus-code';
  const player = { siteId: 5, password: 'Marquee-2026' };
  await control(stack.platformUrl, 'seed', {
    players: [
      { ...player, email: 'claims@halden.example' },
      { ...player, email: 'unknown@halden.example' },
      { ...player, email: 'no-bonuses@halden.example', bonuses: false },
    ],
  });
  const guarded = async (email: string) => {
    const { cookies: cookie } = await plainSignIn(stack.origin(), email);
    const ask = (path: string) => plainRequest(`${stack.origin()}${path}`, { headers: { cookie } });
    const page = await ask(`/fi-FI${bonusCode}`);
    const access = await ask(`/api/player/access?locale=fi-FI&path=/fi-FI${bonusCode}`);
    return { location: page.headers['location'], access: JSON.parse(access.body) as unknown };
  };
  const closed = '/en-UN?closed=vertical';
  expect(await guarded('claims@halden.example')).toEqual({ location: undefined, access: {} });
  expect(await guarded('no-bonuses@halden.example')).toEqual({ location: closed, access: { to: closed } });

  const path = '/platform/v1/player/bonus-code/manual-claim/available';
  await control(stack.platformUrl, 'reply', { method: 'GET', path, status: 500, body: {}, count: 10_000 });
  expect(await guarded('unknown@halden.example')).toEqual({ location: closed, access: { to: closed } });
});
