import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../fixtures/test-platform';
import { countsOf, countVisitor, numberOfPlayer } from './experiments';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const day = Date.parse('2027-01-10T23:59:00Z');
const seen = { market: 'FI', experiment: 'hero', variant: 'b', what: 'seen' } as const;

test('visitors are counted by site, market, variant, day and goal, also at the same time', async () => {
  const { db } = platform.platform.database;
  await Promise.all(Array.from({ length: 5 }, () => countVisitor(db, 5, seen, day)));
  await countVisitor(db, 5, { ...seen, what: 'sign-up' }, day);
  await countVisitor(db, 5, seen, day + 60_000);
  await countVisitor(db, 5, { ...seen, experiment: 'other' }, day);
  await countVisitor(db, 7, seen, day);
  const rest = { market: 'FI', variant: 'b' };
  expect(await countsOf(db, 5, 'hero')).toEqual([
    { ...rest, day: '2027-01-10', what: 'seen', visitors: 5 },
    { ...rest, day: '2027-01-10', what: 'sign-up', visitors: 1 },
    { ...rest, day: '2027-01-11', what: 'seen', visitors: 1 },
  ]);
});

test('the first number of a player stays', async () => {
  const { db } = platform.platform.database;
  const { playerId } = (await platform.platform.players.byEmail(5, 'regular@halden.example')) ?? {
    playerId: 0,
  };
  expect(await numberOfPlayer(db, playerId, 417)).toBe(417);
  expect(await numberOfPlayer(db, playerId, 3)).toBe(417);
});
