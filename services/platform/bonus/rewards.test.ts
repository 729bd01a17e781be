import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformRewards } from '../../../schemas/generated/types';
import { validatePlatformRewards } from '../../../schemas/generated/validators.js';
import { DAY } from '../live/activity';
import { NOW, type SignedIn, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

async function rewards(who: SignedIn, query = ''): Promise<PlatformRewards['rewards']> {
  const path = `/platform/v1/player/rewards?rewardsType=ACTIVE&version=v2${query}`;
  const { status, body } = await platform.get(path, who.headers);
  expect(status).toBe(200);
  if (validatePlatformRewards(body)) return body.rewards;
  throw new Error(JSON.stringify(body));
}

test.each(['halden', 'kiekko', 'brasa'])(
  'the demo player `bonus` of %s has one, partly wagered',
  async (brand) => {
    const [bonus] = await rewards(await platform.signIn(`bonus@${brand}.example`));
    expect(bonus).toMatchObject({ state: 'ACTIVATED', endedAt: null, vertical: 'casino' });
    expect(bonus?.wageringProgress).toBeGreaterThan(0);
    expect(bonus?.wageringProgress).toBeLessThan(bonus?.wageringAmount ?? 0);
  },
);

test('BONUS-01 a stake in the vertical of the bonus is progress, one elsewhere is not, and a void one is taken back', async () => {
  const email = 'bonus@halden.example';
  const who = await platform.signIn(email);
  const progress = async () => (await rewards(who))[0]?.wageringProgress ?? 0;
  const before = await progress();
  const bet = (gameId: string, provider: string) => {
    const command = {
      kind: 'bet',
      reference: 'wager',
      amount: 70,
      currency: 'EUR',
      roundId: 'wager',
      gameId,
    } as const;
    return platform.command(email, command, `provider:${provider}`);
  };
  expect(await bet('grand-salon-roulette', 'evolution')).toMatchObject({ status: 200 });
  expect(await progress()).toBe(before);
  expect(await bet('brass-comet', 'relax')).toMatchObject({ status: 200 });
  expect(await progress()).toBe(before + 70);
  const back = await platform.command(email, { kind: 'rollback', reference: 'wager-back', of: 'wager' });
  expect(back).toMatchObject({ status: 200 });
  expect(await progress()).toBe(before);
});

test('BONUS-41 names come in the language asked for, and bonuses with a code are told apart', async () => {
  const who = await platform.signIn('bonus@halden.example');
  expect((await rewards(who, '&language=fi'))[0]?.name).toBe('Toisen talletuksen bonus');
  expect((await rewards(who, '&language=xx'))[0]?.name).toBe('Second deposit bonus');
  expect(await rewards(who, '&hasBonusCode=true')).toEqual([]);
  expect(await rewards(who, '&hasBonusCode=false')).toHaveLength(1);
});

test('a bonus that has expired is no longer active; who never had one has none', async () => {
  expect(await rewards(await platform.signIn('new@halden.example'))).toEqual([]);
  await platform.post('/platform/_control/clock', { now: new Date(NOW + 22 * DAY).toISOString() });
  expect(await rewards(await platform.signIn('bonus@halden.example'))).toEqual([]);
  await platform.post('/platform/_control/clock', { now: null });
});
