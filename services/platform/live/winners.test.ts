import { expect, test } from 'vitest';
import { DAY, HOUR } from './activity';
import { loadData, type PlatformData, type Site } from '../reference-data/data';
import { DATA_DIR, GAMES_FILE, NOW } from '../fixtures/test-platform';
import { hasJackpot, jackpotHitsBetween } from './jackpots';
import { maskNickname } from './nicknames';
import { createWinnersFeed, type Winner } from './winners';

const data: PlatformData = loadData(DATA_DIR, GAMES_FILE);
const [site] = data.sites as [Site];

function collect(currency: string, from: number, to: number): Map<string, Winner> {
  const feed = createWinnersFeed('s', site, currency, data);
  const wins = new Map<string, Winner>();
  for (let time = to; time > from; time -= 20_000) {
    for (const win of feed.latest(time)) if (Date.parse(win.wonAt) > from) wins.set(win.id, win);
  }
  return wins;
}

test('WIN-03 the top list is the biggest of everything that the latest list showed', () => {
  const seen = [...collect('EUR', NOW - DAY, NOW).values()];
  const expected = seen.sort((a, b) => b.amount - a.amount).slice(0, 20);
  const feed = createWinnersFeed('s', site, 'EUR', data);
  expect(feed.top(NOW, 24)).toEqual(expected);
  // What was remembered for past hours holds a moment later and for the longer range, too.
  expect(feed.top(NOW + 5000, 24)).toEqual(createWinnersFeed('s', site, 'EUR', data).top(NOW + 5000, 24));
  expect(feed.top(NOW, 72)[0]?.amount).toBeGreaterThanOrEqual(expected[0]?.amount ?? Infinity);
});

test('WIN-04 a new win appears every few seconds, newest first, and pushes the others down', () => {
  const feed = createWinnersFeed('s', site, 'EUR', data);
  const before = feed.latest(NOW);
  const after = feed.latest(NOW + 30_000);
  const fresh = after.filter(({ id }) => !before.some((win) => win.id === id));
  expect(fresh.length).toBeGreaterThan(2);
  expect([...fresh, ...before].slice(0, 20)).toEqual(after);
  expect(after.map(({ wonAt }) => wonAt)).toEqual(
    after
      .map(({ wonAt }) => wonAt)
      .sort()
      .reverse(),
  );
});

test('WIN-02 every currency of a site has a list of its own', () => {
  const lists = site.currencies.map((currency) => createWinnersFeed('s', site, currency, data).latest(NOW));
  lists.forEach((list, i) =>
    expect(new Set(list.map(({ currency }) => currency))).toEqual(new Set([site.currencies[i]])),
  );
  expect(new Set(lists.flatMap((list) => list.map(({ id }) => id))).size).toBe(20 * site.currencies.length);
});

test('WIN-02 a jackpot that was won is one win, at one site, in one currency', () => {
  const game = data.games.find(hasJackpot);
  if (game === undefined) throw new Error('The fixture has no jackpot game.');
  const [hit] = jackpotHitsBetween('s', game, NOW - 30 * DAY, NOW);
  if (hit === undefined) throw new Error('No jackpot was won in a month.');
  const paid = data.sites.flatMap((each) =>
    each.currencies.flatMap((currency) =>
      createWinnersFeed('s', each, currency, data)
        .latest(hit.time)
        .filter((win) => win.gameId === game.gameId && Date.parse(win.wonAt) === hit.time),
    ),
  );
  expect(paid).toHaveLength(1);
});

test('WIN-01 amounts are skewed: most wins are small, a few are huge', () => {
  const amounts = [...collect('EUR', NOW - 6 * HOUR, NOW).values()]
    .map(({ amount }) => amount)
    .sort((a, b) => a - b);
  const median = amounts[Math.floor(amounts.length / 2)] ?? 0;
  expect(median).toBeGreaterThan(500);
  expect(median).toBeLessThan(10_000);
  expect(amounts.at(-1)).toBeGreaterThan(median * 50);
});

test('WIN-01 nicknames are masked', () => {
  expect(maskNickname('Mirella')).toBe('Mi***a');
  expect(maskNickname('Émile')).toBe('Ém***e');
  expect(maskNickname('Bo')).toBe('B***');
});
