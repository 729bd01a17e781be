import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Grade } from '../odds/grade';
import { cashOutOffer, type ValuedLeg } from './cash-out';
import { combinationsOf, countCombinations } from './combinations';
import { amountFor, highestPayout, payoutOf, settlementOf, totalStake } from './money';

const odds = fc.integer({ min: 1_010, max: 101_000 });
const grade = fc.constantFrom<Grade>('won', 'lost', 'void');
const legs = fc.array(fc.record({ odds, grade }), { minLength: 1, maxLength: 7 });
const bet = legs.chain((list) =>
  fc.record({
    legs: fc.constant(list),
    size: fc.integer({ min: 1, max: list.length }),
    unitStake: fc.integer({ min: 1, max: 1_000_000 }),
  }),
);
const maximumPayout = Number.MAX_SAFE_INTEGER;

test.each([
  ['a single', 1, [2_150], 2_150],
  ['a combination', 2, [2_000, 1_505], 3_010],
  ['a system 2/3 with two right', 2, [2_000, 3_000, 0], 6_000],
])('%s of 10.00 pays by its odds', (_, size, factors, payout) => {
  const graded = factors.map((each) => ({ odds: each, grade: each === 0 ? 'lost' : 'won' }) as const);
  expect(payoutOf({ unitStake: 1_000, size, maximumPayout }, graded)).toBe(payout);
});

test('a payout is rounded down to the minor unit, in each combination by itself', () => {
  expect(amountFor(3, [1_333])).toBe(3);
  expect(amountFor(333, [1_999, 1_999])).toBe(1_330);
  // The intermediate product exceeds the safe integers.
  expect(
    amountFor(
      1_000_000,
      Array.from({ length: 4 }, () => 101_000),
    ),
  ).toBe(104_060_401_000_000);
});

test('a payout is never above the exact one, and less than a unit below for each combination', () => {
  fc.assert(
    fc.property(bet, ({ legs: list, size, unitStake }) => {
      const paid = payoutOf({ unitStake, size, maximumPayout }, list);
      const factors = list.map(({ odds: each, grade: end }) =>
        end === 'won' ? each : end === 'void' ? 1_000 : 0,
      );
      const scale = 1_000n ** BigInt(size);
      const exact = combinationsOf(factors, size).reduce(
        (sum, chosen) => sum + chosen.reduce((product, each) => product * BigInt(each), BigInt(unitStake)),
        0n,
      );
      fc.pre(exact / scale < BigInt(maximumPayout));
      const count = BigInt(countCombinations(list.length, size));
      expect(BigInt(paid) * scale <= exact).toBe(true);
      expect(BigInt(paid) * scale > exact - count * scale).toBe(true);
    }),
  );
});

test('nothing is made or lost: all void gives the stake back, all lost pays nothing, and more wins never pay less', () => {
  fc.assert(
    fc.property(bet, fc.nat(), ({ legs: list, size, unitStake }, at) => {
      const terms = { unitStake, size, maximumPayout };
      const all = (end: Grade) => list.map((leg) => ({ ...leg, grade: end }));
      expect(payoutOf(terms, all('void'))).toBe(totalStake(terms, list.length));
      expect(payoutOf(terms, all('lost'))).toBe(0);
      const better = list.map((leg, index) =>
        index === at % list.length ? { ...leg, grade: 'won' as const } : leg,
      );
      fc.pre(Number.isSafeInteger(payoutOf(terms, all('won'))));
      expect(payoutOf(terms, better)).toBeGreaterThanOrEqual(payoutOf(terms, list));
      expect(
        highestPayout(
          terms,
          list.map((leg) => ({ ...leg, grade: null })),
        ),
      ).toBe(payoutOf(terms, all('won')));
    }),
  );
});

test('a settlement is the same in whatever order results come in', () => {
  fc.assert(
    fc.property(bet, fc.infiniteStream(fc.nat()), ({ legs: list, size, unitStake }, order) => {
      const terms = { unitStake, size, maximumPayout };
      const end = settlementOf(terms, list);
      const known = list.map(({ odds: each }) => ({ odds: each, grade: null as Grade | null }));
      const open = list.map((_, index) => index);
      while (open.length > 0) {
        const [index = 0] = open.splice((order.next().value ?? 0) % open.length, 1);
        known[index] = list[index] ?? { odds: 1_000, grade: null };
        const now = settlementOf(terms, known);
        // Early settlement equals the final settlement.
        if (now.kind !== 'open') expect(now).toEqual(end);
      }
      expect(end.kind).not.toBe('open');
    }),
  );
});

test('a payout never passes the highest one', () => {
  const terms = { unitStake: 1_000, size: 1, maximumPayout: 5_000 };
  expect(payoutOf(terms, [{ odds: 100_000, grade: 'won' }])).toBe(5_000);
});

test('a system has as many bets as combinations', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }), (items, size) => {
      fc.pre(size <= items);
      const list = Array.from({ length: items }, (_, index) => index);
      expect(combinationsOf(list, size)).toHaveLength(countCombinations(items, size));
    }),
  );
});

const terms = { marginPerMille: 60, sharePerMille: 950 };

test('a cash-out offers the share of the fair value: less than the stake at once, more when the chances rise', () => {
  const money = { unitStake: 1_000, size: 1, maximumPayout };
  const offer = (now: number) => cashOutOffer(money, [{ odds: 2_000, grade: null, now }], terms);
  // 1000 × 2.00 ÷ 2.00 ÷ 1.06 × 0.95.
  expect(offer(2_000)).toBe(896);
  expect(offer(1_200)).toBe(1_493);
  expect(offer(20_000)).toBe(89);
  expect(cashOutOffer(money, [{ odds: 2_000, grade: null, now: null }], terms)).toBeUndefined();
  expect(cashOutOffer(money, [{ odds: 2_000, grade: 'lost' }], terms)).toBeUndefined();
});

test('a cash-out never offers more than can still be won', () => {
  const valued = fc.record({ odds, now: odds, end: fc.option(grade) });
  fc.assert(
    fc.property(fc.array(valued, { minLength: 1, maxLength: 6 }), fc.nat(), (list, at) => {
      const size = (at % list.length) + 1;
      const money = { unitStake: 500, size, maximumPayout };
      const known = list.map(({ odds: each, now, end }): ValuedLeg =>
        end === null ? { odds: each, grade: null, now } : { odds: each, grade: end },
      );
      const highest = highestPayout(money, known);
      fc.pre(highest < maximumPayout);
      // Each combination rounds its highest payout down.
      expect(cashOutOffer(money, known, terms) ?? 0).toBeLessThanOrEqual(
        highest + countCombinations(list.length, size),
      );
    }),
  );
});
