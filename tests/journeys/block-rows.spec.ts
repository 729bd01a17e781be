import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GameBrowserLive } from '../../schemas/generated/types';
import { type BrandsFolder, brandsWith } from '../faults/support/brands';
import {
  ContentFolder,
  entry,
  link,
  page as pageEntry,
  picture,
  richText,
} from '../faults/support/content-folder';
import { formVisitor } from '../support/form-visitor';
import { expect, test } from '../support/journey';
import { giveConsent } from '../support/give-consent';
import { password } from '../support/protected-player';
import { type Stack, patientSite, startStack } from '../support/stack';

// Rendering of games, categories, providers, audiences and terms, with separate content.
test.describe.configure({ mode: 'default' });

const site = { brand: 'halden', locale: 'en-UN' };

/** Studios from the requirements, and one that they do not list. */
const studios = [
  ...['relax', 'quickspin', 'evolution', 'playngo', 'pragmaticplay', 'yggdrasil', 'pariplay', 'softswiss'],
  ...['novomatic', 'creedroomz', 'thunderkick', 'pushgaming', 'egt', 'unheard'],
];
const aggregators = ['softswiss', 'pariplay'];
const provider = (providerId: string, more: object = {}) =>
  entry('provider', `provider-${providerId}`, {
    ...{ providerId, title: `Studio ${providerId}`, logo: picture },
    isAggregators: aggregators.includes(providerId),
    ...more,
  });

const game = (gameId: string, providerId: string, more: object = {}) =>
  entry('game', `game-${gameId}`, {
    ...{ gameId, name: `Game ${gameId}`, provider: link(`provider-${providerId}`), type: 'casino' },
    ...{ gameType: 'slot', channels: ['desktop', 'mobile'], thumbnail: picture, categories: ['slots'] },
    ...more,
  });
const behind = (studio: string) => ({ subProvider: link(`provider-${studio}`) });
const table = (gameId: string, providerId: string, more: object = {}) =>
  game(gameId, providerId, {
    type: 'live casino',
    gameType: 'roulette',
    tableId: `table-${gameId}`,
    ...more,
  });

const cells = (...list: [cell: string, gameId: string][]) => list.map(([cell, gameId]) => ({ cell, gameId }));
const lobbyGrid = {
  desktop: cells(['4x', 'plain'], ['2xv', 'tall'], ['2xh', 'wide'], ['1x', 'small']),
  tablet: cells(['2xv', 'plain'], ['1x', 'tall'], ['1x', 'wide']),
  mobile: cells(['1x', 'plain'], ['2xh', 'wide']),
};

/** Block that is shown only to its audience. */
const note = (title: string, placement: object) =>
  entry('formattedText', title, { title, body: richText(`${title}.`), ...placement });
const group = (...targetGroups: string[]) => ({ targetAudience: { option: 'group', targetGroups } });
const listedId = 1_900_000 + (Date.now() % 90_000);
const audiences = {
  'for-everybody': {},
  'without-limit': { targetAudience: { option: 'no-limit' } },
  'no-deposit': group('DEPOSIT_COUNT_0'),
  'one-deposit': group('DEPOSIT_COUNT_1'),
  'more-deposits': group('DEPOSIT_COUNT_MORE_THAN_1'),
  'none-or-one': group('DEPOSIT_COUNT_0', 'DEPOSIT_COUNT_1'),
  'no-group': group(),
  'listed-player': { targetAudience: { option: 'players-list', targetPlayersIds: [String(listedId)] } },
};
const visibilities = {
  'to-players': { visibleTo: 'authorized' },
  'to-both': { visibleTo: 'both' },
  'to-visitors': { visibleTo: 'not-authorized' },
};
const placed = { ...audiences, ...visibilities };
const withoutAudience = ['for-everybody', 'without-limit'];

const entries = [
  ...studios.map((id) => provider(id)),
  provider('softswiss-bgaming', { restrictedCountry: ['FI'] }),
  provider('softswiss-spinomenal', { restrictedCountry: ['FI'], removeRestrictedCountryOverlay: true }),
  provider('excluded'),
  ...['plain', 'tall', 'wide', 'small'].map((id) => game(id, 'relax')),
  ...studios.map((id) => game(`of-${id}`, id)),
  game('closed', 'quickspin', { providerRestrictedCountry: ['FI'] }),
  game('closed-studio', 'softswiss', behind('softswiss-bgaming')),
  game('bare', 'softswiss', behind('softswiss-spinomenal')),
  game('excluded', 'softswiss', behind('excluded')),
  game('of-no-type', 'relax', { type: 'bingo hall' }),
  ...['relax', 'evolution', 'pragmaticplay', 'softswiss', 'pariplay', 'creedroomz'].map((id) =>
    table(`table-of-${id}`, id),
  ),
  entry('category', 'slots', {
    ...{ categoryId: 'slots', label: 'Slots', lobby: 'casino', icon: picture, order: 1, lobbyGrid },
    ...{ visibleInMenu: true, visibleInLobby: true },
  }),
  entry('category', 'plain', { categoryId: 'plain-category', label: 'Plain category', lobby: 'casino' }),
  entry('category', 'hidden', {
    ...{ categoryId: 'hidden-category', label: 'Hidden category', lobby: 'casino', visibleInMenu: false },
  }),
  entry('category', 'nameless', { label: 'Nameless category', lobby: 'casino' }),
  entry('categoryNav', 'menu', { label: 'Categories', lobby: 'casino' }),
  entry('categoryGrid', 'grid', { category: link('slots') }),
  entry('gameBrowser', 'browser', { lobby: 'casino', showFilters: true }),
  entry('gameDetail', 'detail', {}),
  pageEntry('/online-casino', ['menu', 'grid']),
  pageEntry('/online-casino/:category', ['menu', 'browser']),
  pageEntry('/online-casino/play/:provider/:game', ['detail']),
  ...Object.entries(placed).map(([title, placement]) => note(title, placement)),
  pageEntry('/audience', Object.keys(placed)),
  pageEntry('/live-casino-online', Object.keys(audiences)),
  entry('staticPage', 'terms_and_conditions', {
    ...{ slug: 'terms_and_conditions', title: 'Terms', group: 'legal', version: '10' },
  }),
];

let content: ContentFolder;
let brands: BrandsFolder;
let stack: Stack;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  content = new ContentFolder(entries);
  brands = brandsWith('halden', {
    providers: undefined,
    providerFlags: { creedroomz: true },
    playProviders: { casino: studios, liveCasino: studios },
  });
  const market = path.join(brands.directory, 'halden/markets/UN.json');
  const stored = JSON.parse(readFileSync(market, 'utf8')) as object;
  writeFileSync(market, JSON.stringify({ ...stored, excludedProviders: ['excluded'] }));
  stack = await startStack({
    ...{ contentDirectory: content.directory, brandsDirectory: brands.directory },
    ...{ sharesPlatform: true, siteEnvironment: patientSite },
  });
});
test.afterAll(async () => {
  await stack?.stop();
  content.remove();
  brands.remove();
});

const visitor = (at = site) => formVisitor(stack.origin(), at);

let people = 0;
async function player(more: object = {}) {
  const email = `rows-${process.pid}-${Date.now()}-${(people += 1)}@halden.example`;
  const seeded = { siteId: 5, email, password, termsAndConditionsAcceptedVersion: '99', firstLogin: false };
  const answer = await fetch(`${stack.platformUrl}/platform/_control/seed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ players: [{ ...seeded, ...more }] }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  const kim = visitor();
  const reply = await kim.send('/login', { email, password });
  expect(reply.status, reply.code).toBe(202);
  return kim;
}

async function games(query: string, locale = site.locale): Promise<GameBrowserLive> {
  const search = `locale=${locale}&${query}`;
  const { status, body } = await visitor({ ...site, locale }).page(`/../api/games?${search}`);
  expect(status, body.slice(0, 300)).toBe(200);
  return JSON.parse(body) as GameBrowserLive;
}

/** Blocks with an audience on a page. */
async function seen(kim: ReturnType<typeof visitor>, at: string): Promise<string[]> {
  const { status, body } = await kim.page(at);
  expect(status, at).toBe(200);
  return Object.keys(placed).filter((title) => body.includes(`${title}.`));
}

const consented = async (page: Parameters<typeof giveConsent>[0], at: string) => {
  await giveConsent(page);
  await page.goto(`${stack.origin('halden')}/${site.locale}${at}`);
};

test.describe('a grid', () => {
  const spans = {
    'BLOCK-01': ['plain', 1440, 2, 2],
    'BLOCK-02': ['tall', 1440, 1, 2],
    'BLOCK-03': ['wide', 1440, 2, 1],
    'BLOCK-04': ['small', 1440, 1, 1],
  } as const;
  for (const [row, [id, width, columns, rows]] of Object.entries(spans))
    test(`${row} a cell takes ${columns} columns by ${rows} rows`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await consented(page, '/online-casino');
      const boxOf = async (gameId: string) =>
        page.locator(`[data-block=category-grid] li:has([href$="/${gameId}"])`).first().boundingBox();
      const [unit, box] = [await boxOf('small'), await boxOf(id)];
      if (!unit || !box) throw new Error('no cell');
      const gap = 40;
      expect(Math.abs(box.width - columns * unit.width)).toBeLessThan(gap * (columns - 1) + 1);
      expect(Math.abs(box.height - rows * unit.height)).toBeLessThan(gap * (rows - 1) + 1);
    });

  test('BLOCK-05 each kind of device has cells of its own', async ({ page }) => {
    await consented(page, '/online-casino');
    for (const [width, shown] of [
      [1440, ['plain', 'tall', 'wide', 'small']],
      [768, ['plain', 'tall', 'wide']],
      [390, ['plain', 'wide']],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const links = page.locator('[data-block=category-grid] li a[href*="/play/"]');
      const visible = await links.evaluateAll((all) =>
        all.filter((each) => each.checkVisibility()).map((each) => each.getAttribute('href') ?? ''),
      );
      expect([...new Set(visible.map((href) => href.split('/').at(-1)))], String(width)).toEqual(shown);
    }
  });
});

test('BLOCK-06 BLOCK-07 a category has address, label and switches; hidden ones and those without id are no entry of the menu', async () => {
  const { body } = await visitor().page('/online-casino');
  const nav = /data-block="category-nav".*?<\/nav>/s.exec(body)?.[0] ?? '';
  expect(nav).toContain('/en-UN/online-casino/slots');
  for (const label of ['Slots', 'Plain category']) expect(nav).toContain(label);
  for (const label of ['Hidden category', 'Nameless category']) expect(nav).not.toContain(label);
  expect((await visitor().page('/online-casino/hidden-category')).status).toBe(200);
  expect((await games('lobby=casino')).categories).toEqual([
    { id: 'plain-category', label: 'Plain category' },
    { id: 'slots', label: 'Slots' },
  ]);
});

test('BLOCK-09 a game has its name, provider, picture, categories and address; one of another type is left out', async () => {
  const { items } = await games('lobby=casino');
  const plain = items.find(({ gameId }) => gameId === 'plain');
  expect(plain).toMatchObject({
    ...{ name: 'Game plain', provider: 'Studio relax', restricted: false },
    href: '/en-UN/online-casino/play/relax/plain',
    square: { width: 320, height: 160, alt: 'A plain picture' },
  });
  expect(items.map(({ gameId }) => gameId)).not.toContain('of-no-type');
  const live = await games('lobby=live-casino');
  expect(live.items.find(({ gameId }) => gameId === 'table-of-evolution')).toMatchObject({
    badges: ['live'],
  });
});

test('BLOCK-10 a game without bet limits has none on its tile and on its page', async () => {
  const { items } = await games('lobby=live-casino');
  expect(items.find(({ gameId }) => gameId === 'table-of-evolution')).not.toHaveProperty('table');
  const { status, body } = await visitor().page('/online-casino/play/relax/plain');
  expect(status).toBe(200);
  expect(body).not.toMatch(/data-live-limits|Bet limits/);
});

test('BLOCK-13 BLOCK-19 a provider has id, title and mark; Relax and aggregators are no filter in the casino', async () => {
  const { providers } = await games('lobby=casino');
  expect(providers).toContainEqual(expect.objectContaining({ id: 'quickspin', label: 'Studio quickspin' }));
  const ids = providers.map(({ id }) => id);
  for (const hidden of ['relax', ...aggregators]) expect(ids).not.toContain(hidden);
  for (const shown of ['softswiss-bgaming', 'yggdrasil', 'novomatic']) expect(ids).toContain(shown);
});

test('BLOCK-18 Pariplay, Softswiss and Creedroomz are no filter in the live casino, Relax is', async () => {
  const ids = (await games('lobby=live-casino')).providers.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(['evolution', 'pragmaticplay', 'relax']);
});

test('BLOCK-14 a studio behind an aggregator is found by the second part of its id', async () => {
  for (const id of ['softswiss-bgaming', 'bgaming']) {
    const { items, query } = await games(`lobby=casino&provider=${id}`);
    expect(
      items.map(({ gameId }) => gameId),
      id,
    ).toEqual(['closed-studio']);
    expect(query.providers).toEqual(['softswiss-bgaming']);
  }
  expect((await games('lobby=casino&provider=unheard')).items.map(({ gameId }) => gameId)).toEqual([
    'of-unheard',
  ]);
});

test('BLOCK-15 games of every named studio are offered and have an address, and so are those of another', async () => {
  const { items } = await games('lobby=casino');
  for (const id of studios) {
    const own = items.find(({ gameId }) => gameId === `of-${id}`);
    expect(own?.href, id).toContain(`/online-casino/play/${id.split('-')[0]}/of-${id}`);
  }
});

test('BLOCK-20 BLOCK-21 a game is closed in a market by provider and by studio, and one studio does without the note', async () => {
  const state = async (locale: string) =>
    Object.fromEntries(
      (await games('lobby=casino', locale)).items
        .filter(({ gameId }) => ['closed', 'closed-studio', 'bare', 'plain'].includes(gameId))
        .map(({ gameId, restricted, overlay }) => [gameId, [restricted, overlay]]),
    );
  const open = [false, false];
  expect(await state('no-NO')).toEqual({ closed: open, 'closed-studio': open, bare: open, plain: open });
  const closed = { closed: [true, true], 'closed-studio': [true, true], bare: [true, false], plain: open };
  expect(await state('fi-FI')).toEqual(closed);
});

test('BLOCK-23 games of a studio that the market excludes are in no list', async () => {
  expect((await games('lobby=casino')).items.map(({ gameId }) => gameId)).not.toContain('excluded');
  expect((await games('lobby=casino', 'no-NO')).items.map(({ gameId }) => gameId)).toContain('excluded');
  expect((await visitor().page('/online-casino/play/softswiss/excluded')).status).toBe(404);
});

test('BLOCK-30 BLOCK-31 BLOCK-34 GUARD-26 a visitor sees what has no audience and is for visitors, and nothing else', async () => {
  expect(await seen(visitor(), '/audience')).toEqual([...withoutAudience, 'to-both', 'to-visitors']);
});

for (const [deposits, groups] of [
  [0, ['no-deposit', 'none-or-one']],
  [1, ['one-deposit', 'none-or-one']],
  [2, ['more-deposits']],
] as const)
  test(`BLOCK-31 BLOCK-32 BLOCK-34 GUARD-26 a player with ${deposits} deposits sees the blocks of these players`, async () => {
    expect(await seen(await player({ totalDepositsCount: deposits }), '/audience')).toEqual([
      ...[...withoutAudience, ...groups],
      ...['to-players', 'to-both'],
    ]);
  });

test('BLOCK-33 a list of players shows a block to those on it alone', async () => {
  expect(await seen(await player({ playerId: listedId }), '/audience')).toContain('listed-player');
  expect(await seen(await player(), '/audience')).not.toContain('listed-player');
  expect(await seen(visitor(), '/audience')).not.toContain('listed-player');
});

test('BLOCK-35 visitors of the live casino see every block, whatever its audience; players only their own', async () => {
  expect(await seen(visitor(), '/live-casino-online')).toEqual(Object.keys(audiences));
  expect(await seen(await player(), '/live-casino-online')).toEqual([
    ...withoutAudience,
    ...['no-deposit', 'none-or-one'],
  ]);
});

for (const [accepted, isLed] of [
  ['9', true],
  ['9.9', true],
  ['10', false],
  ['10.0', false],
  ['11', false],
] as const)
  test(`TERMS-01 who accepted version ${accepted} of the terms ${isLed ? 'is led to' : 'need not see'} version 10`, async () => {
    const kim = await player({ termsAndConditionsAcceptedVersion: accepted });
    const { status, headers } = await kim.page('/audience');
    expect(status).toBe(isLed ? 302 : 200);
    if (isLed) expect(headers['location']).toContain('/accept-terms-condition');
  });
