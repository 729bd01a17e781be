import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  PlatformLedgerCommand,
  PlatformStatement,
  PlatformStatementMovement,
  PlatformStatementPots,
} from '../../../schemas/generated/types';
import {
  validatePlatformStatement,
  validatePlatformStatementMovements,
  validatePlatformStatements,
  validatePlatformTransactionReceipt,
} from '../../../schemas/generated/validators.js';
import type { Validate } from '../../process/validation';
import { players } from '../database/tables/players';
import { originOf } from '../fixtures/ledger-storm';
import { PASSWORD, type SignedIn, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

const WALLET = '/platform/v1/player/wallet';
const EMAIL = 'statement@halden.example';

let platform: TestPlatform;
let player: SignedIn;
let other: SignedIn;

/** A year of a player in Finland, where March starts at 22:00 UTC. */
beforeAll(async () => {
  platform = await startTestPlatform();
  await at('2025-12-20T12:00:00Z');
  const seeded = { siteId: 5, email: EMAIL, password: PASSWORD, countryCode: 'FI', currencyCode: 'EUR' };
  await platform.post('/platform/_control/seed', { players: [seeded] });
  await send({ kind: 'deposit', reference: 'd0', amount: 5000, method: 'TRUSTLY', ...euros });

  await at('2026-02-28T21:30:00Z');
  const campaign = await platform.addCampaign(EMAIL);
  await send({ kind: 'bonus-grant', reference: 'b1', amount: 1000, campaign, ...euros });
  await send({ kind: 'lock', reference: 'l1', amount: 300, ...euros });
  await send({ kind: 'bet', reference: 's1', amount: 250, roundId: 'r1', ...comet });
  await send({ kind: 'win', reference: 'w1', amount: 700, roundId: 'r1', ...euros });

  await at('2026-02-28T23:30:00Z');
  await send({ kind: 'deposit', reference: 'd1', amount: 2000, method: 'TRUSTLY', ...euros });
  await send({ kind: 'bet', reference: 's2', amount: 900, roundId: 'r2', ...comet });
  await send({ kind: 'bet', reference: 's3', amount: 100, roundId: 'r2', ...comet });
  await send({ kind: 'rollback', reference: 'x3', of: 's3' });
  await send({ kind: 'win', reference: 'w2', amount: 0, roundId: 'r2', ...euros });
  // A rollback of the only bet voids the round, including its win.
  await send({ kind: 'bet', reference: 's4', amount: 400, roundId: 'r4', ...comet });
  await send({ kind: 'win', reference: 'w4', amount: 650, roundId: 'r4', endsRound: false, ...euros });
  await send({ kind: 'rollback', reference: 'x4', of: 's4' });

  await at('2026-03-05T10:00:00Z');
  await send({ kind: 'withdrawal', reference: 'o1', amount: 1200, method: 'TRUSTLY', ...euros });
  await send({ kind: 'withdrawal', reference: 'o2', amount: 500, method: 'TRUSTLY', ...euros });
  await send({ kind: 'withdrawal-settle', reference: 'p1', withdrawal: 'operator/o1' });
  await send({ kind: 'withdrawal-void', reference: 'v2', withdrawal: 'operator/o2' });
  await send({ kind: 'adjustment', reference: 'a1', amount: -50, reason: 'test', ...euros });
  await send({ kind: 'bonus-forfeit', reference: 'f1', vertical: 'CASINO' });
  await send({ kind: 'deposit-reversal', reference: 'c0', deposit: 'd0' });
  await at('2026-04-10T10:00:00Z');
  player = await platform.signIn(EMAIL);
  other = await platform.signIn('regular@halden.example');
});
afterAll(() => platform.close());

const euros = { currency: 'EUR' } as const;
const comet = { gameId: 'brass-comet', ...euros } as const;

async function at(now: string): Promise<void> {
  await platform.post('/platform/_control/clock', { now });
}

/** A command sent directly to the ledger: operators use another call for adjustments. */
async function send(command: PlatformLedgerCommand): Promise<void> {
  const { database, ledger } = platform.platform;
  const [found] = await database.db
    .select({ playerId: players.playerId })
    .from(players)
    .where(eq(players.email, EMAIL));
  await ledger.execute(found?.playerId ?? 0, command, originOf(command));
}

async function read<T>(path: string, is: Validate<T>, who = player): Promise<T> {
  const { status, body } = await platform.get(`${WALLET}/${path}`, who.headers);
  expect(status, JSON.stringify(body)).toBe(200);
  if (is(body)) return body;
  throw new Error(`${path} answered ${JSON.stringify(body)}`);
}

const statement = (period: string, who = player) =>
  read(`statements/${period}`, validatePlatformStatement, who);

async function everyMovement(period: string, who = player): Promise<PlatformStatementMovement[]> {
  const all: PlatformStatementMovement[] = [];
  for (let after: string | null = ''; after !== null;) {
    const query: string = after === '' ? '' : `?after=${after}`;
    const part = await read(
      `statements/${period}/movements${query}`,
      validatePlatformStatementMovements,
      who,
    );
    all.push(...part.movements);
    after = part.next;
  }
  return all;
}

const totalOf = (list: readonly { moved: PlatformStatementPots }[], pot: keyof PlatformStatementPots) =>
  list.reduce((sum, { moved }) => sum + moved[pot], 0);

const sumsOf = ({ sums }: Pick<PlatformStatement, 'sums'>) =>
  Object.fromEntries(sums.map(({ kind, moved }) => [kind, moved.total]));

const pots = ['real', 'locked', 'bonus', 'total'] as const;

test('statements go from the first movement to now, newest first', async () => {
  expect(await read('statements', validatePlatformStatements)).toEqual({
    timeZone: 'Europe/Helsinki',
    months: ['2026-04', '2026-03', '2026-02', '2026-01', '2025-12'],
    years: ['2026', '2025'],
  });
  for (const period of ['2025-11', '2026-05', '2027', '2024'])
    expect(await platform.get(`${WALLET}/statements/${period}`, player.headers), period).toMatchObject({
      status: 404,
      body: { code: 'error.statement.not.found' },
    });
  for (const period of ['2026-13', '26', '2026-1', 'today'])
    expect((await platform.get(`${WALLET}/statements/${period}`, player.headers)).status, period).toBe(400);
});

test('a month ends at midnight of the market: 23:30 UTC on its last day is the next month', async () => {
  const february = await statement('2026-02');
  expect(february).toMatchObject({
    from: '2026-01-31T22:00:00.000Z',
    to: '2026-02-28T22:00:00.000Z',
    isOver: true,
  });
  expect(sumsOf(february)).toEqual({ bonus: 1000, lock: 0, stake: -250, win: 700 });
  expect(february.movements.map(({ day }) => day)).toEqual(['2026-02-28', '2026-02-28']);
  const march = await statement('2026-03');
  expect(march.opening).toEqual(february.closing);
  expect(march.movements[0]).toMatchObject({
    kind: 'deposit',
    day: '2026-03-01',
    reference: 'payment:trustly/d1',
  });
});

test('stakes and wins of rounds with rollbacks, also of a void one, are summed by game and day', async () => {
  const { play } = await statement('2026-03');
  expect(play).toEqual([
    {
      day: '2026-03-01',
      gameId: 'brass-comet',
      category: 'CASINO',
      rounds: 2,
      movements: 8,
      staked: 900,
      won: 0,
      moved: expect.objectContaining({ total: -900 }),
    },
  ]);
});

test('withdrawals, what came back of them, a chargeback and corrections have sums of their own', async () => {
  const march = await statement('2026-03');
  const { withdrawal, correction, stake, ...sums } = sumsOf(march);
  expect({ withdrawal, correction, stake }).toEqual({ withdrawal: -1700, correction: -50, stake: -900 });
  expect(sums['withdrawal-return']).toBe(500);
  expect(sums['deposit']).toBe(2000);
  expect(sums['bonus']).toBeLessThan(0);
  expect(march.netDeposits).toBe(2000 - 1700 + 500 + (sums['chargeback'] ?? 0));
  expect(march.gameResult).toBe(-900 + (sums['win'] ?? 0));
});

test('opening balance, movements and closing balance follow from each other, pot by pot, over every period', async () => {
  for (const who of [player, other]) {
    const { months, years } = await read('statements', validatePlatformStatements, who);
    let before: PlatformStatementPots | undefined;
    for (const period of [...months].reverse()) {
      const found = await statement(period, who);
      const { opening, closing, sums, movements, play } = found;
      if (before) expect(opening, period).toEqual(before);
      before = closing;
      const every = await everyMovement(period, who);
      expect(every.at(-1)?.balanceAfter ?? closing.total, period).toBe(closing.total);
      for (const pot of pots) {
        expect(opening[pot] + totalOf(sums, pot), `${period} ${pot}`).toBe(closing[pot]);
        expect(totalOf([...movements, ...play], pot), `${period} ${pot}`).toBe(totalOf(sums, pot));
        expect(totalOf(every, pot), `${period} ${pot}`).toBe(totalOf(sums, pot));
      }
      expect(every).toHaveLength(sums.reduce((all, { count }) => all + count, 0));
    }
    for (const period of years) {
      const year = await statement(period, who);
      expect(year.movements).toEqual([]);
      expect(year.months.map((each) => each.period)).toEqual(
        months.filter((month) => month.startsWith(period)).reverse(),
      );
      expect(year.months.at(-1)?.closing).toEqual(year.closing);
      for (const pot of pots)
        expect(
          totalOf(
            year.months.flatMap(({ sums }) => sums),
            pot,
          ),
          period,
        ).toBe(year.closing[pot] - year.opening[pot]);
    }
  }
});

test('a receipt has both sides of a movement and what takes it back; another player has no such movement', async () => {
  const every = await everyMovement('2026');
  const bet = every.find(({ reference }) => reference === 'provider:relax/s4');
  const receipt = await read(`transactions/${bet?.transactionId}`, validatePlatformTransactionReceipt);
  expect(receipt).toMatchObject({
    movement: bet,
    currency: 'EUR',
    timeZone: 'Europe/Helsinki',
    status: 'REVERTED',
    payment: null,
    takesBack: null,
    takenBackBy: { reference: 'provider:relax/x4' },
  });
  expect(receipt.moves.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(receipt.moves.at(-1)).toEqual({ party: 'game', amount: 400 });
  const back = await read(
    `transactions/${receipt.takenBackBy?.transactionId}`,
    validatePlatformTransactionReceipt,
  );
  expect(back.takesBack).toEqual({ transactionId: bet?.transactionId, reference: bet?.reference });
  expect(await platform.get(`${WALLET}/transactions/${bet?.transactionId}`, other.headers)).toMatchObject({
    status: 404,
    body: { code: 'error.transaction.not.found' },
  });
  expect((await platform.get(`${WALLET}/transactions/0`, player.headers)).status).toBe(400);
  expect((await platform.get(`${WALLET}/transactions/999999999`, player.headers)).status).toBe(404);
});

test('a player without a wallet has no statements', async () => {
  const fresh = await platform.signIn('new@halden.example');
  expect(await read('statements', validatePlatformStatements, fresh)).toMatchObject({
    months: [],
    years: [],
  });
});
