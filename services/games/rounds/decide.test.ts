import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rules } from '../maths/play';
import { bookDemo, type DemoWallet } from '../wallet/demo-wallet';
import {
  applyAnswer,
  decideAction,
  finishByHouse,
  type RetryPolicy,
  startRound,
  type WalletAnswer,
} from './decide';
import { isFinal, type MoneyCall, playedOf, type RoundRecord } from './record';

const policy: RetryPolicy = { betAttempts: 3, pauseMs: 10, longestPauseMs: 1_000 };

const slot: Rules = {
  kind: 'slot',
  model: {
    id: 'small',
    wild: 0,
    scatter: 1,
    reels: Array.from({ length: 5 }, () => [2, 1, 3, 0, 2]),
    lines: [[1, 1, 1, 1, 1]],
    pays: [
      [0, 0, 0],
      [0, 0, 0],
      [2, 5, 20],
      [1, 3, 10],
    ],
    scatterPays: [1, 2, 5],
    freeSpins: [2, 3, 4],
    multiplier: 2,
    maxFreeSpins: 6,
  },
};

function begin(rules: Rules, stake: number, nonce: number): RoundRecord {
  return startRound({
    roundId: `round-${nonce}`,
    requestId: 'request-1',
    session: 'session',
    holder: 'holder',
    provider: 'provider',
    gameId: 'game',
    mode: 'real',
    currency: 'XXX',
    rules,
    wager: { stake, bets: rules.kind === 'roulette' ? [{ kind: 'red', amount: stake }] : [] },
    freeRounds: null,
    seeds: { serverSeed: 'server', clientSeed: 'client', nonce },
    drawsAt: null,
    serverSeedHash: 'hash',
    balance: 0,
    startedAt: 0,
  });
}

/** Fate of a money call, or of the process that sends it. */
type Fate =
  'answered' | 'lost request' | 'lost reply' | 'duplicated' | 'late' | 'crash before' | 'crash after';
const fates: readonly Fate[] = [
  'answered',
  'lost request',
  'lost reply',
  'duplicated',
  'late',
  'crash before',
  'crash after',
];

const scenario = fc.record({
  rules: fc.constantFrom<Rules>(slot, { kind: 'roulette' }, { kind: 'blackjack' }),
  stake: fc.integer({ min: 1, max: 500 }),
  credit: fc.integer({ min: 0, max: 1_500 }),
  nonce: fc.nat(100_000),
  fates: fc.array(fc.constantFrom(...fates), { maxLength: 25 }),
  choices: fc.array(fc.nat(3), { maxLength: 12 }),
  leaves: fc.boolean(),
});

test('no stake is lost or paid twice, under any order of failures', () => {
  fc.assert(
    fc.property(scenario, ({ rules, stake, credit, nonce, fates, choices, leaves }) => {
      let wallet: DemoWallet = { balance: credit, done: [] };
      const book = (call: MoneyCall): WalletAnswer => {
        const { wallet: after, answer } = bookDemo(wallet, call);
        wallet = after;
        return answer;
      };
      const late: MoneyCall[] = [];
      const fate = [...fates];
      const choice = [...choices];
      let round = begin(rules, stake, nonce);
      let now = 0;
      for (let turn = 0; !isFinal(round); turn += 1) {
        expect(turn).toBeLessThan(500);
        now = Math.max(now + 1, round.call?.dueAt ?? 0);
        const { call } = round;
        if (call === null) {
          const { actions } = playedOf(round);
          const action = actions[(choice.shift() ?? 0) % actions.length];
          if (action === undefined) throw new Error('A round that waits for its player offers nothing.');
          round = leaves ? finishByHouse(round, now) : decideAction(round, action, now);
          continue;
        }
        switch (fate.shift() ?? 'answered') {
          case 'answered':
            round = applyAnswer(round, book(call), now, policy);
            break;
          case 'duplicated':
            book(call);
            round = applyAnswer(round, book(call), now, policy);
            break;
          case 'lost request':
            round = applyAnswer(round, { kind: 'none' }, now, policy);
            break;
          case 'lost reply':
            book(call);
            round = applyAnswer(round, { kind: 'none' }, now, policy);
            break;
          case 'late':
            late.push(call);
            round = applyAnswer(round, { kind: 'none' }, now, policy);
            break;
          case 'crash after':
            // Booked, but the response is not recorded in the stored round.
            book(call);
            break;
          case 'crash before':
            break;
        }
        if (turn % 3 === 2) late.splice(0).forEach(book);
      }
      late.splice(0).forEach(book);
      const { staked, won } = playedOf(round);
      const moved = round.phase === 'settled' ? won - staked : 0;
      expect(wallet.balance).toBe(credit + moved);
    }),
    { numRuns: 3_000, seed: 42 },
  );
});

test('a bet without an answer is taken back, and sent no more often than the policy says', () => {
  let round = begin(slot, 10, 1);
  const sent: string[] = [];
  while (round.call?.kind === 'bet') {
    sent.push(round.call.transaction);
    round = applyAnswer(round, { kind: 'none' }, round.call.dueAt, policy);
  }
  expect(sent).toEqual(['round-1-1', 'round-1-1', 'round-1-1']);
  expect(round).toMatchObject({ phase: 'returning', call: { kind: 'rollback', of: 'round-1-1' } });
  const returned = applyAnswer(
    round,
    { kind: 'refused', code: 'error.transaction.not.reversible' },
    0,
    policy,
  );
  expect(returned).toMatchObject({ phase: 'returned', call: null });
});

test('a win stays owed whatever the wallet says, with longer and longer pauses', () => {
  let round = begin({ kind: 'roulette' }, 10, 3);
  round = applyAnswer(round, { kind: 'done', balance: 5 }, 0, policy);
  expect(round.phase).toBe('paying');
  const pauses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const now = round.call?.dueAt ?? NaN;
    round = applyAnswer(round, { kind: 'refused', code: 'error.round.not.found' }, now, policy);
    pauses.push((round.call?.dueAt ?? NaN) - now);
  }
  expect(pauses.slice(0, 3)).toEqual([10, 20, 40]);
  expect(pauses.at(-1)).toBe(1_000);
  expect(round).toMatchObject({ phase: 'paying', problem: 'error.round.not.found' });
  expect(applyAnswer(round, { kind: 'done', balance: 25 }, 0, policy)).toMatchObject({
    phase: 'settled',
    problem: null,
    balance: 25,
  });
});
