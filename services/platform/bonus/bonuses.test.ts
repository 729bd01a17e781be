import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlatformBonusTerms, PlatformReward, PlatformRewards } from '../../../schemas/generated/types';
import { validatePlatformReward, validatePlatformRewards } from '../../../schemas/generated/validators.js';
import { bonusAssignments, bonusCampaigns, bonusTerms } from '../database/tables/bonuses';
import { freeRounds } from '../database/tables/games';
import { players } from '../database/tables/players';
import { registrations } from '../database/tables/registration';
import { restrictions } from '../database/tables/restrictions';
import {
  keyHeaders,
  NOW,
  type SignedIn,
  startTestPlatform,
  type TestPlatform,
} from '../fixtures/test-platform';
import { DAY } from '../live/activity';

const PLAYER = '/platform/v1/player';

let platform: TestPlatform;
let keys = 0;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.post('/platform/_control/clock', { now: null });
  await moveTo('FI');
  for (const vertical of ['CASINO', 'LIVE_CASINO', 'SPORTS'] as const) {
    const reference = `over-${(keys += 1)}`;
    await platform.command(email, { kind: 'bonus-forfeit', reference, vertical });
  }
  await platform.platform.database.db.delete(bonusAssignments).where(isNotNull(bonusAssignments.endedAt));
});

async function rewards(who: SignedIn, query = 'rewardsType=ACTIVE'): Promise<PlatformRewards['rewards']> {
  const { status, body } = await platform.get(`${PLAYER}/rewards?${query}&version=v2`, who.headers);
  expect(status, JSON.stringify(body)).toBe(200);
  if (validatePlatformRewards(body)) return body.rewards;
  throw new Error(JSON.stringify(body));
}
const eligible = (who: SignedIn) => rewards(who, 'rewardsType=ELIGIBLE');
const once = ({ headers }: SignedIn) => ({ ...headers, 'idempotency-key': `key-${(keys += 1)}-of-a-test` });
const post = (who: SignedIn, path: string, body?: object) =>
  platform.post(`${PLAYER}/${path}`, body, once(who));
const rewardIn = ({ status, body }: { status: number; body: unknown }): PlatformReward => {
  expect(status, JSON.stringify(body)).toBe(200);
  if (validatePlatformReward(body)) return body;
  throw new Error(JSON.stringify(body));
};

const email = 'regular@halden.example';
const addCampaign = (
  ...more: [terms: Partial<PlatformBonusTerms>, row?: Partial<typeof bonusCampaigns.$inferInsert>]
) => platform.addCampaign(email, ...more);
const euros = { currency: 'EUR' } as const;
const bet = (name: string, amount: number, gameId = 'moss-lantern', who = email) =>
  platform.command(
    who,
    { kind: 'bet', reference: name, roundId: name, amount, gameId, ...euros },
    `provider:${gameId.startsWith('moss') ? 'softswiss' : gameId === 'salt-market' ? 'pushgaming' : 'evolution'}`,
  );
const win = (name: string, amount: number, who = email) =>
  platform.command(
    who,
    { kind: 'win', reference: `${name}-win`, roundId: name, amount, ...euros },
    'provider:softswiss',
  );
const wallet = async (who: SignedIn) =>
  (await platform.get(`${PLAYER}/wallet/balance`, who.headers)).body as {
    balanceMap: { main: number; bonus: { vertical: string; amount: number }[] };
  };
const codeOf = (code: string, status = 400) => ({ status, body: { code } });

test.each(['halden', 'kiekko', 'brasa'])(
  'the demo player `bonus` of %s has one, partly wagered',
  async (brand) => {
    const [bonus] = await rewards(await platform.signIn(`bonus@${brand}.example`));
    expect(bonus).toMatchObject({ state: 'ACTIVATED', endedAt: null, vertical: 'casino', outcome: null });
    expect(bonus?.wageringProgress).toBeGreaterThan(0);
    expect(bonus?.wageringProgress).toBeLessThan(bonus?.wageringAmount ?? 0);
    expect(bonus?.usualStake).toBeGreaterThan(0);
  },
);

test('BONUS-01 bonusMixedProducts: a stake in the vertical of the bonus is progress as its game counts, and a void one is taken back', async () => {
  const player = 'bonus@halden.example';
  const who = await platform.signIn(player);
  const progress = async () => (await rewards(who))[0]?.wageringProgress ?? 0;
  const before = await progress();
  expect(await bet('live', 70, 'grand-salon-roulette', player)).toMatchObject({ status: 200 });
  expect(await progress()).toBe(before);
  expect(await bet('slot', 70, 'moss-lantern', player)).toMatchObject({ status: 200 });
  expect(await progress()).toBe(before + 70);
  const jackpot = {
    kind: 'bet',
    reference: 'j',
    roundId: 'j',
    amount: 70,
    gameId: 'brass-comet',
    ...euros,
  } as const;
  expect(await platform.command(player, jackpot, 'provider:relax')).toMatchObject({ status: 200 });
  expect(await progress()).toBe(before + 70);
  const back = { kind: 'rollback', reference: 'slot-back', of: 'slot' } as const;
  expect(await platform.command(player, back, 'provider:softswiss')).toMatchObject({ status: 200 });
  expect(await progress()).toBe(before);
});

test('BONUS-05 of a sticky bonus only what was won becomes own money, of any other all of it', async () => {
  const who = await platform.signIn(email);
  const left = async (bonusType: 'STICKY' | 'NON_STICKY') => {
    const campaign = await addCampaign({ wageringTimes: 1 }, { bonusType });
    const { main } = (await wallet(who)).balanceMap;
    expect(rewardIn(await post(who, `campaigns/${campaign}/claim`))).toMatchObject({
      bonusType,
      amount: 1000,
    });
    const round = `${bonusType}-round`;
    expect(await bet(round, 1000)).toMatchObject({ status: 200 });
    expect(await win(round, 1500)).toMatchObject({ status: 200 });
    const after = (await wallet(who)).balanceMap;
    expect(after.bonus).toEqual([]);
    return after.main - main;
  };
  // The stake of ten is own money; fifteen are won back.
  expect(await left('NON_STICKY')).toBe(1500);
  expect(await left('STICKY')).toBe(500);
  const draft = { names: { en: 'Other' }, vertical: 'CASINO', category: 'opt-in', access: 'open' };
  const terms = {
    ...{ reward: { kind: 'money', amount: 1 }, wageringTimes: 1, days: 1, timesPerPlayer: 1 },
  };
  expect(
    await platform.post(
      '/platform/v1/operator/campaigns',
      { ...draft, terms, bonusType: 'HALF_STICKY', reason: 'Test' },
      { ...keyHeaders(5, 'operator-1'), 'idempotency-key': 'a-third-bonus-type' },
    ),
  ).toMatchObject({ status: 400 });
});

test('BONUS-01 rewards have campaign, assignment, progress, event, free rounds and dates', async () => {
  const who = await platform.signIn(email);
  const triggered = await addCampaign(
    { triggerEvent: 'tournament' },
    { category: 'triggered', access: 'operator' },
  );
  await platform.command(email, {
    ...{ kind: 'bonus-grant', reference: 'after-a-tournament', amount: 500, campaign: triggered, ...euros },
  });
  expect(await rewards(who)).toMatchObject([
    {
      ...{ campaignId: triggered, state: 'ACTIVATED', campaignStatus: 'ACTIVE', vertical: 'casino' },
      ...{ campaignCategory: 'triggered', triggerEvent: 'tournament', bonusKind: 'TRIGGERED' },
      ...{ hasBonusCode: false, wageringAmount: 1500, wageringProgress: 0, endedAt: null },
      bonusAssignmentId: expect.stringMatching(/^bonus-/),
      startedAt: expect.stringMatching(/^2026-/),
      expiresAt: expect.stringMatching(/^2026-/),
    },
  ]);
  await platform.command(email, {
    ...{ kind: 'bonus-forfeit', reference: 'no-tournament', vertical: 'CASINO' },
  });
  const reward = { kind: 'free-rounds', gameId: 'moss-lantern', rounds: 5, stake: 0.1 } as const;
  const rounds = await addCampaign({ reward, wageringTimes: 2 });
  const offered = (await eligible(who)).find(({ campaignId }) => campaignId === rounds);
  const detail = { gameId: 'moss-lantern', rounds: 5, left: 5, stake: 10 };
  expect(offered).toMatchObject({ betBonusType: -1, freeSpinDetail: detail });
  expect(rewardIn(await post(who, `campaigns/${rounds}/claim`))).toMatchObject({
    ...{ betBonusType: -1, freeSpinDetail: detail },
  });
});

test('BONUS-41 names come in the language of the request, and bonuses with a code are told apart', async () => {
  const who = await platform.signIn('bonus@halden.example');
  const active = 'rewardsType=ACTIVE';
  expect((await rewards(who, `${active}&language=fi`))[0]?.name).toBe('Toisen talletuksen bonus');
  expect((await rewards(who, `${active}&language=xx`))[0]?.name).toBe('Second deposit bonus');
  expect(await rewards(who, `${active}&hasBonusCode=true`)).toEqual([]);
  expect(await rewards(who, `${active}&hasBonusCode=false`)).toHaveLength(1);
});

test('BONUS-34 BONUS-36 a claimed bonus is wagered and becomes the player’s own money, once', async () => {
  const campaign = await addCampaign({ maximumStake: 5, maximumWinTimes: 2, weights: { roulette: 10 } });
  const who = await platform.signIn(email);
  const { main } = (await wallet(who)).balanceMap;
  expect((await eligible(who)).find(({ campaignId }) => campaignId === campaign)).toMatchObject({
    amount: 1000,
    wageringAmount: 3000,
    blockedBy: null,
    terms: { maximumStake: 500, maximumWin: 2000, wageringTimes: 3, days: 30 },
  });
  const claimed = rewardIn(await post(who, `campaigns/${campaign}/claim`));
  expect(claimed).toMatchObject({ amount: 1000, wageringAmount: 3000, wageringProgress: 0, balance: 1000 });
  expect(await wallet(who)).toMatchObject({
    balanceMap: { main, bonus: [{ vertical: 'CASINO', amount: 1000 }] },
  });
  // A claimed bonus is no longer offered, and a second claim returns an error.
  expect((await eligible(who)).map(({ campaignId }) => campaignId)).not.toContain(campaign);
  expect(await post(who, `campaigns/${campaign}/claim`)).toMatchObject(codeOf('error.bonus.already.claimed'));
  expect(await bet('high', 501)).toMatchObject(codeOf('error.bonus.stake.exceeded', 409));
  for (let round = 0; round < 6; round += 1) {
    expect(await bet(`r${round}`, 500)).toMatchObject({ status: 200 });
    expect(await win(`r${round}`, 500)).toMatchObject({ status: 200 });
  }
  expect(await rewards(who)).toEqual([]);
  expect(await wallet(who)).toMatchObject({ balanceMap: { main: main + 1000, bonus: [] } });
  const past = await platform.get(`${PLAYER}/rewards/past`, who.headers);
  expect(past.body).toMatchObject({
    rewards: [{ bonusAssignmentId: claimed.bonusAssignmentId, outcome: 'converted', converted: 1000 }],
  });
  // A stake rolled back after the conversion returns real money, and nothing is converted again.
  const back = { kind: 'rollback', reference: 'late', of: 'r5' } as const;
  expect(await platform.command(email, back, 'provider:softswiss')).toMatchObject({ status: 200 });
  expect(await wallet(who)).toMatchObject({ balanceMap: { bonus: [] } });
  const books = await platform.get('/platform/_control/reconcile');
  expect(books.body, JSON.stringify(books.body)).toMatchObject({ ok: true });
});

test('BONUS-15 BONUS-16 BONUS-32 another bonus in the vertical waits until the first is given up', async () => {
  const [first, second, live] = [
    await addCampaign({}),
    await addCampaign({}),
    await addCampaign({}, { vertical: 'LIVE_CASINO' }),
  ];
  const who = await platform.signIn(email);
  const held = rewardIn(await post(who, `campaigns/${first}/claim`));
  const id = held.bonusAssignmentId ?? '';
  expect(await post(who, `campaigns/${second}/claim`)).toMatchObject(
    codeOf('error.bonus.active.already.exists'),
  );
  expect((await eligible(who)).find(({ campaignId }) => campaignId === second)).toMatchObject({
    blockedBy: id,
  });
  rewardIn(await post(who, `campaigns/${live}/claim`));
  const give = (bonus: string) =>
    platform.call(
      'PUT',
      `${PLAYER}/bonus-assignments/${bonus}`,
      { state: 'FORFEITED', wageringProgress: 0 },
      who.headers,
    );
  expect(rewardIn(await give(id))).toMatchObject({ state: 'FORFEITED', outcome: 'forfeited', balance: 0 });
  expect(await give('bonus-of-nobody')).toMatchObject(codeOf('error.bonus.not.found', 404));
  rewardIn(await post(who, `campaigns/${second}/claim`));
  expect((await wallet(who)).balanceMap.bonus).toEqual([
    { vertical: 'CASINO', amount: 1000 },
    { vertical: 'LIVE_CASINO', amount: 1000 },
  ]);
});

test('BONUS-16 a triggered bonus is alone in every vertical', async () => {
  const triggered = await addCampaign({}, { category: 'triggered' });
  const live = await addCampaign({}, { vertical: 'LIVE_CASINO' });
  const who = await platform.signIn(email);
  rewardIn(await post(who, `campaigns/${triggered}/claim`));
  expect(await post(who, `campaigns/${live}/claim`)).toMatchObject(
    codeOf('error.bonus.active.triggered.already.exists'),
  );
  expect(await rewards(who, 'rewardsType=ACTIVE&excludeTriggerType=triggered')).toEqual([]);
});

test('two tabs that claim at once get one bonus', async () => {
  const campaign = await addCampaign({});
  const who = await platform.signIn(email);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => post(who, `campaigns/${campaign}/claim`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  expect((await wallet(who)).balanceMap.bonus).toEqual([{ vertical: 'CASINO', amount: 1000 }]);
});

test('BONUS-24 BONUS-25 BONUS-26 codes are read in any spelling, belong to a brand and cannot be guessed', async () => {
  const campaign = await addCampaign({}, { access: 'code', bonusCode: 'GOODNIGHT' });
  const who = await platform.signIn(email);
  expect((await eligible(who)).map(({ campaignId }) => campaignId)).not.toContain(campaign);
  expect(await post(who, `campaigns/${campaign}/claim`)).toMatchObject(codeOf('error.bonus.not.found', 404));
  expect(await post(who, 'bonus-code/validate', { bonusCode: ' good Night ' })).toMatchObject({
    status: 200,
    body: { campaignId: campaign, value: 'GOODNIGHT', reward: { amount: 1000 } },
  });
  expect(await post(who, 'bonus-code/validate', { bonusCode: 'FIRSTGOAL' })).toMatchObject(
    codeOf('error.bonus_code.invalid'),
  );
  rewardIn(await post(who, 'bonus-code/manual-claim', { bonusCode: 'goodnight', state: 'ACTIVATED' }));
  expect(await post(who, 'bonus-code/validate', { bonusCode: 'GOODNIGHT' })).toMatchObject(
    codeOf('error.bonus.already.claimed'),
  );
  const guesses = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      post(who, 'bonus-code/validate', { bonusCode: `GUESS${number}` }),
    ),
  );
  expect(guesses.map(({ status }) => status)).toContain(429);
});

test('WALLET-53 a deposit brings its bonus, unless it is too small, the wrong one, or another bonus is active', async () => {
  const campaign = await addCampaign({
    reward: { kind: 'deposit-match', percent: 50, maximum: 20, minimumDeposit: 10 },
  });
  const who = await platform.signIn(email);
  expect(await post(who, `campaigns/${campaign}/claim`)).toMatchObject(
    codeOf('error.bonus.deposit.required'),
  );
  const deposit = (reference: string, amount: number) =>
    platform.command(email, { kind: 'deposit', reference, amount, method: 'TRUSTLY', campaign, ...euros });
  const { main } = (await wallet(who)).balanceMap;
  await deposit('small', 900);
  expect((await wallet(who)).balanceMap).toMatchObject({ main: main + 900, bonus: [] });
  await deposit('large', 9000);
  expect((await wallet(who)).balanceMap).toMatchObject({
    main: main + 9900,
    bonus: [{ vertical: 'CASINO', amount: 2000 }],
  });
  await deposit('again', 2000);
  expect((await wallet(who)).balanceMap).toMatchObject({ bonus: [{ vertical: 'CASINO', amount: 2000 }] });
  // A chargeback removes the bonus of its deposit.
  await platform.command(email, { kind: 'deposit-reversal', reference: 'back', deposit: 'large' });
  expect((await wallet(who)).balanceMap.bonus).toEqual([]);
});

test('BONUS-49 a withdrawal of a player with a bonus needs their consent, and ends it', async () => {
  const campaign = await addCampaign({});
  const who = await platform.signIn(email);
  rewardIn(await post(who, `campaigns/${campaign}/claim`));
  const { playerId } = (await platform.platform.players.byEmail(5, email)) ?? { playerId: 0 };
  const withdraw = (reference: string, forfeitsBonuses: boolean) =>
    platform.platform.ledger
      .execute(
        playerId,
        { kind: 'withdrawal', reference, amount: 100, method: 'TRUSTLY', forfeitsBonuses, ...euros },
        { source: 'player', actor: 'test' },
      )
      .then(
        () => 'done',
        (error: unknown) => (error as { code?: string }).code,
      );
  expect(await withdraw('no', false)).toBe('error.withdrawal.forfeits.bonus');
  expect(await rewards(who)).toHaveLength(1);
  expect(await withdraw('yes', true)).toBe('done');
  expect(await rewards(who)).toEqual([]);
  expect((await wallet(who)).balanceMap.bonus).toEqual([]);
});

test('BONUS-02 BONUS-43 free rounds are played without money, and their wins are wagered as the bonus says', async () => {
  const campaign = await addCampaign({
    reward: { kind: 'free-rounds', gameId: 'moss-lantern', rounds: 2, stake: 0.2 },
    wageringTimes: 2,
  });
  const who = await platform.signIn(email);
  const claimed = rewardIn(await post(who, `campaigns/${campaign}/claim`));
  expect(claimed).toMatchObject({ betBonusType: -1, amount: 0, balance: 0 });
  const id = claimed.bonusAssignmentId ?? '';
  const spins = await platform.get(`${PLAYER}/free-spins/${id}`, who.headers);
  expect(spins.body).toMatchObject({ freeSpinDetail: { rounds: 2, left: 2, stake: 20 } });
  const { main } = (await wallet(who)).balanceMap;
  const grant = await grantOf(id);
  const free = (name: string) =>
    platform.command(
      email,
      {
        kind: 'bet',
        ...{
          reference: name,
          roundId: name,
          amount: 20,
          gameId: 'moss-lantern',
          freeRounds: grant,
          ...euros,
        },
      },
      'provider:softswiss',
    );
  expect(await free('f1')).toMatchObject({ status: 200 });
  expect(await win('f1', 150)).toMatchObject({ status: 200 });
  expect((await wallet(who)).balanceMap).toMatchObject({
    main,
    bonus: [{ vertical: 'CASINO', amount: 150 }],
  });
  expect((await rewards(who))[0]).toMatchObject({ amount: 150, wageringAmount: 300, balance: 150 });
  expect((await platform.get(`${PLAYER}/free-spins/${id}/rounds-played`, who.headers)).body).toEqual({
    roundsPlayed: 1,
    won: 150,
  });
});

test('a bonus ends when its time is over, with its money; the offer of before keeps nobody waiting', async () => {
  const campaign = await addCampaign({ days: 2 });
  const who = await platform.signIn(email);
  rewardIn(await post(who, `campaigns/${campaign}/claim`));
  await platform.post('/platform/_control/clock', { now: new Date(NOW + 2 * DAY).toISOString() });
  await platform.platform.bonuses.expire();
  const later = await platform.signIn(email);
  expect(await rewards(later)).toEqual([]);
  expect((await wallet(later)).balanceMap.bonus).toEqual([]);
  const past = await platform.get(`${PLAYER}/rewards/past`, later.headers);
  expect(past.body).toMatchObject({ rewards: [{ outcome: 'expired', state: 'FORFEITED' }] });
});

test('LIMIT-15 an active bonus ends with an exclusion: own money stays, and a later exclusion ends a later bonus', async () => {
  const who = await platform.signIn(email);
  rewardIn(await post(who, `campaigns/${await addCampaign({})}/claim`));
  const { playerId } = (await platform.platform.players.byEmail(5, email)) ?? { playerId: 0 };
  const { main } = (await wallet(who)).balanceMap;
  const timeOut = { kind: 'time-out', until: new Date(NOW + DAY), setBy: 'player', reason: 'Test' } as const;
  await platform.platform.identity.restrict(playerId, timeOut);
  await platform.platform.bonuses.expire();
  const balance = async () => (await platform.platform.ledger.balance(playerId))?.balanceMap;
  expect(await balance()).toMatchObject({ main, bonus: [{ amount: 1000 }] });
  await platform.platform.identity.restrict(playerId, { ...timeOut, kind: 'self-exclusion' });
  await platform.platform.bonuses.expire();
  expect(await balance()).toMatchObject({ main, bonus: [] });
  await platform.post('/platform/_control/clock', { now: new Date(NOW + 2 * DAY).toISOString() });
  const back = await platform.signIn(email);
  const past = await platform.get(`${PLAYER}/rewards/past`, back.headers);
  expect(past.body).toMatchObject({ rewards: [{ outcome: 'forfeited', state: 'FORFEITED' }] });

  rewardIn(await post(back, `campaigns/${await addCampaign({})}/claim`));
  await platform.platform.bonuses.expire();
  expect(await balance()).toMatchObject({ bonus: [{ amount: 1000 }] });
  await platform.platform.identity.restrict(playerId, {
    ...{ ...timeOut, kind: 'register-exclusion' },
    until: new Date(NOW + 3 * DAY),
  });
  await platform.platform.bonuses.expire();
  expect(await balance()).toMatchObject({ bonus: [] });
  await platform.platform.database.db.delete(restrictions).where(eq(restrictions.playerId, playerId));
});

test('who has a bonus keeps the terms that it was given with', async () => {
  const campaign = await addCampaign({});
  const who = await platform.signIn(email);
  rewardIn(await post(who, `campaigns/${campaign}/claim`));
  const { db } = platform.platform.database;
  const harder = {
    reward: { kind: 'money', amount: 10 },
    wageringTimes: 50,
    days: 1,
    timesPerPlayer: 1,
  } as const;
  await db
    .insert(bonusTerms)
    .values({ campaignId: campaign, version: 2, terms: harder, createdAt: new Date(NOW) });
  await db.update(bonusCampaigns).set({ termsVersion: 2 }).where(eq(bonusCampaigns.campaignId, campaign));
  expect(await rewards(who)).toMatchObject([{ wageringAmount: 3000, terms: { wageringTimes: 3, days: 30 } }]);
});

/** The free rounds of a bonus, as named for the game's provider. */
async function grantOf(bonus: string): Promise<string> {
  const [found] = await platform.platform.database.db
    .select()
    .from(freeRounds)
    .where(eq(freeRounds.bonus, bonus));
  return found?.grantId ?? '';
}

/** Moves the regular player to a country. */
const moveTo = (countryCode: string) =>
  platform.platform.database.db
    .update(players)
    .set({ countryCode })
    .where(and(eq(players.siteId, 5), eq(players.email, email)));

/** Claims a bonus with a wagering requirement of 20 times within 30 days. */
async function claimIn(countryCode: string) {
  const campaign = await addCampaign({ wageringTimes: 20 });
  await moveTo(countryCode);
  return rewardIn(await post(await platform.signIn(email), `campaigns/${campaign}/claim`));
}

test('bonusMaximumWagering: a bonus is staked no more often than the law allows', async () => {
  expect(await claimIn('GB')).toMatchObject({ wageringAmount: 10_000, terms: { wageringTimes: 10 } });
});

test('bonusMinimumDays: the terms of a bonus can be met for as long as the law wants', async () => {
  expect(await claimIn('SE')).toMatchObject({ terms: { wageringTimes: 20, days: 60 } });
});

test('bonusFirstTimeOnly: nobody gets a second bonus in Sweden', async () => {
  const [first, second] = [await addCampaign({}), await addCampaign({}, { vertical: 'SPORTS' })];
  await moveTo('SE');
  const who = await platform.signIn(email);
  rewardIn(await post(who, `campaigns/${first}/claim`));
  expect(await post(who, `campaigns/${second}/claim`)).toMatchObject(codeOf('error.bonus.once.only'));
});

test('bonusDuringPlay: nobody is given a bonus in the Netherlands while they play', async () => {
  const campaign = await addCampaign({});
  await moveTo('NL');
  const who = await platform.signIn(email);
  const late = new Date(NOW + DAY).toISOString();
  await platform.post('/platform/_control/clock', { now: late });
  const again = await platform.signIn(email);
  await moveTo('FI');
  await bet('now', 10);
  await moveTo('NL');
  expect(await post(again, `campaigns/${campaign}/claim`)).toMatchObject(codeOf('error.bonus.during.play'));
  expect(who).toBeDefined();
});

test('welcomeBonus: nothing is given for the first deposit in Brazil', async () => {
  const campaign = await addCampaign({
    reward: { kind: 'deposit-match', percent: 100, maximum: 20, minimumDeposit: 10, depositNumber: 1 },
  });
  await platform.platform.database.db
    .update(players)
    .set({ totalDepositsCount: 0 })
    .where(eq(players.email, email));
  const who = await platform.signIn(email);
  expect((await eligible(who)).map(({ campaignId }) => campaignId)).toContain(campaign);
  await moveTo('BR');
  const brazilian = await platform.signIn(email);
  expect((await eligible(brazilian)).map(({ campaignId }) => campaignId)).not.toContain(campaign);
});

test('BONUS-33 BONUS-40 campaigns are listed by language and by number, for players and visitors', async () => {
  const who = await platform.signIn(email);
  const all = await platform.get(`${PLAYER}/campaigns?language=fi`, who.headers);
  const { campaigns } = all.body as { campaigns: { campaignId: number; name: string }[] };
  expect(campaigns[0]?.name).toBe('Kunnon vastaanotto');
  const [one, two] = campaigns.map(({ campaignId }) => campaignId);
  const some = await platform.get(`${PLAYER}/campaigns/by-ids?campaignIds=${one},${two}`, who.headers);
  expect(some.body).toMatchObject({ campaigns: [{ campaignId: one }, { campaignId: two }] });
  const { authorization: _token, 'access-token': _access, ...site } = who.headers;
  const open = await platform.get(`/platform/v1/campaigns/public/by-ids?campaignIds=${two}`, site);
  expect(open).toMatchObject({ status: 200, body: { campaigns: [{ campaignId: two }] } });
});

test('BONUS-35 who opts in gets the bonus with the next deposit, and can opt out again', async () => {
  const campaign = await addCampaign({
    reward: { kind: 'deposit-match', percent: 50, maximum: 20, minimumDeposit: 10 },
  });
  const who = await platform.signIn(email);
  const isChosen = async () =>
    (await eligible(who)).find(({ campaignId }) => campaignId === campaign)?.isOptedIn;
  expect(await isChosen()).toBe(false);
  expect(await post(who, `optIn/${campaign}/activate`)).toMatchObject({ status: 200 });
  expect(await isChosen()).toBe(true);
  const player = await platform.platform.players.byEmail(5, email);
  if (player === undefined) throw new Error('There is no such player.');
  expect(await platform.platform.bonuses.forDeposit(player, undefined)).toBe(String(campaign));
  expect(await platform.platform.bonuses.forDeposit(player, 'none')).toBeNull();
  expect(await post(who, `optIn/${campaign}/deactivate`)).toMatchObject({ status: 200 });
  expect(await isChosen()).toBe(false);
});

test('BONUS-36 API-059 an active bonus answers its activation, anything else is refused', async () => {
  const campaign = await addCampaign({});
  const who = await platform.signIn(email);
  const held = rewardIn(await post(who, `campaigns/${campaign}/claim`));
  const activate = (bonusAssignmentId: string) =>
    post(who, 'campaigns/activate', { state: 'ACTIVATED', bonusAssignmentId });
  const id = held.bonusAssignmentId ?? '';
  expect(rewardIn(await activate(id))).toMatchObject({ bonusAssignmentId: id, state: 'ACTIVATED' });
  expect(await activate('bonus-of-nobody')).toMatchObject(codeOf('error.bonus.not.found', 404));
  const gone = { state: 'FORFEITED', wageringProgress: 0 };
  await platform.call('PUT', `${PLAYER}/bonus-assignments/${id}`, gone, who.headers);
  expect(await activate(id)).toMatchObject(codeOf('error.bonus.not.active'));
});

test('BONUS-27 API-076 free rounds are claimed by their campaign once, and their bonus answers itself', async () => {
  const reward = { kind: 'free-rounds', gameId: 'moss-lantern', rounds: 2, stake: 0.2 } as const;
  const [spins, money] = [await addCampaign({ reward }), await addCampaign({})];
  const who = await platform.signIn(email);
  expect(await post(who, `free-spins/${money}/claim`)).toMatchObject(codeOf('error.bonus.not.found', 404));
  const claimed = rewardIn(await post(who, `free-spins/${spins}/claim`));
  expect(claimed).toMatchObject({ betBonusType: -1, terms: { freeRounds: { left: 2 } } });
  const id = claimed.bonusAssignmentId ?? '';
  expect(rewardIn(await post(who, `free-spins/${id}/claim`))).toMatchObject({ bonusAssignmentId: id });
  expect(await post(who, `free-spins/${spins}/claim`)).toMatchObject(codeOf('error.bonus.already.claimed'));
  expect(await post(who, 'free-spins/bonus-of-nobody/claim')).toMatchObject(
    codeOf('error.bonus.not.found', 404),
  );
});

test('BONUS-46 API-079 who consents to a reward gets it with the next deposit', async () => {
  const reward = { kind: 'deposit-match', percent: 50, maximum: 20, minimumDeposit: 10 } as const;
  const campaign = await addCampaign({ reward });
  const who = await platform.signIn(email);
  const consent = (agreed: boolean) => post(who, `rewards/${campaign}/consent`, { agreed });
  const isChosen = async () =>
    (await eligible(who)).find(({ campaignId }) => campaignId === campaign)?.isOptedIn;
  expect(await consent(true)).toEqual({ status: 200, body: {} });
  expect(await isChosen()).toBe(true);
  expect(await consent(false)).toEqual({ status: 200, body: {} });
  expect(await isChosen()).toBe(false);
  expect(await post(who, 'rewards/999999/consent', { agreed: true })).toMatchObject(
    codeOf('error.bonus.not.found', 404),
  );
});

test('API-047 BONUS-10 BONUS-11 BONUS-48 a game says what the active bonus has to do with it', async () => {
  const who = await platform.signIn(email);
  const { authorization: _token, 'access-token': _access, ...visitor } = who.headers;
  const limitations = async (gameId: string, headers: Record<string, string> = who.headers) =>
    (await platform.get(`/platform/v1/games/${gameId}/limitations`, headers)).body;
  expect(await limitations('moss-lantern')).toEqual({ level: 0 });
  const campaign = await addCampaign({ weights: { jackpot: 0, 'moss-lantern': 25 } });
  rewardIn(await post(who, `campaigns/${campaign}/claim`));
  await bet('counted', 100);
  const bonus = { name: 'Test bonus', currency: 'EUR', left: 2_975, weight: 25 };
  expect(await limitations('moss-lantern')).toEqual({ level: 2, bonus });
  expect(await limitations('brass-comet')).toEqual({ level: 1, bonus: { ...bonus, weight: 0 } });
  // Another vertical, a visitor, and an unknown game.
  expect(await limitations('grand-salon-roulette')).toEqual({ level: 0 });
  expect(await limitations('moss-lantern', visitor)).toEqual({ level: 0 });
  expect(await limitations('no-such-game')).toMatchObject({ code: 'error.game.not.found' });
});

test('REG-25 the code of the sign-up is on offer afterwards, in any spelling, and to nobody else', async () => {
  const access = { access: 'code', bonusCode: 'SIGNEDUPWITH' } as const;
  const campaign = await addCampaign({}, access);
  const who = await platform.signIn(email);
  const isOffered = async () => (await eligible(who)).some(({ campaignId }) => campaignId === campaign);
  expect(await isOffered()).toBe(false);
  const player = await platform.platform.players.byEmail(5, email);
  await platform.platform.database.db.insert(registrations).values({
    ...{ playerId: player?.playerId ?? 0, tokenHash: 'spent', bonusCode: ' signed up with' },
    ...{ marketingOptIn: false, cookiePolicyAccepted: true },
    ...{ expiresAt: new Date(NOW), finishedAt: new Date(NOW) },
  });
  expect(await isOffered()).toBe(true);
  rewardIn(await post(who, `campaigns/${campaign}/claim`));
  expect(await isOffered()).toBe(false);
});

test('BONUS-41 codes, cashback and limitations of games name the campaign in the language of the request', async () => {
  const names = { en: 'Test bonus', fi: 'Testibonus' };
  const who = await platform.signIn(email);
  const vip = await platform.signIn('vip@halden.example');
  const inFinnish = async (path: string): Promise<unknown> =>
    (await platform.get(`${path}?language=fi`, who.headers)).body;
  await addCampaign({}, { access: 'code', bonusCode: 'INFINNISH', names });
  expect(await post(vip, 'bonus-code/validate?language=fi', { bonusCode: 'INFINNISH' })).toMatchObject({
    body: { reward: { name: names.fi } },
  });
  const reward = { kind: 'cashback', percent: 10, maximum: 50, minimumLoss: 0, period: 7 } as const;
  const cashback = await addCampaign({ reward, wageringTimes: 0 }, { names });
  expect(await post(who, `cashback/${cashback}/activate`)).toMatchObject({ status: 200 });
  expect(await inFinnish(`${PLAYER}/cashback/${cashback}/progress`)).toMatchObject({ name: names.fi });
  const campaign = await addCampaign({}, { names });
  rewardIn(await post(who, `campaigns/${campaign}/claim`));
  expect(await inFinnish('/platform/v1/games/moss-lantern/limitations')).toMatchObject({
    bonus: { name: names.fi },
  });
});

test('a bonus that is claimed while the player plays leaves every balance right', async () => {
  const who = await platform.signIn(email);
  for (let round = 0; round < 8; round += 1) {
    const campaign = await addCampaign({});
    const stakes = Array.from({ length: 3 }, (_, index) => bet(`beside-${round}-${index}`, 1));
    const [claimed, ...placed] = await Promise.all([post(who, `campaigns/${campaign}/claim`), ...stakes]);
    rewardIn(claimed);
    for (const answer of placed) expect(answer).toMatchObject({ status: 200 });
    const reference = `beside-${round}`;
    await platform.command(email, { kind: 'bonus-forfeit', reference, vertical: 'CASINO' });
  }
  // Without statistics the database needs a minute for the check.
  await platform.platform.database.db.execute(sql`analyze`);
  const { body } = await platform.get('/platform/_control/reconcile');
  expect(body, JSON.stringify(body)).toMatchObject({ ok: true });
});
