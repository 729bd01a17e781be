import { expect, test } from 'vitest';
import type { PlatformStatement } from '../../../../schemas/generated/types';
import { statementView } from './statement-view';

const pots = (total: number) => ({ real: total, locked: 0, bonus: 0, total });
const statement: PlatformStatement = {
  period: '2026-10',
  currency: 'EUR',
  timeZone: 'Europe/Helsinki',
  from: '2026-09-30T21:00:00.000Z',
  to: '2026-10-31T22:00:00.000Z',
  isOver: true,
  opening: pots(0),
  closing: pots(1800),
  sums: [],
  netDeposits: 2000,
  gameResult: -200,
  months: [],
  movements: [
    {
      transactionId: 1,
      reference: 'payment:trustly/d1',
      at: '2026-10-30T22:30:00.000Z',
      day: '2026-10-31',
      kind: 'deposit',
      type: 'DEPOSIT',
      category: 'PAYMENT',
      moved: pots(2000),
      balanceAfter: 2000,
      gameId: null,
      roundId: null,
      method: 'TRUSTLY',
    },
  ],
  play: [
    {
      day: '2026-10-30',
      gameId: 'brass-comet',
      category: 'CASINO',
      rounds: 3,
      movements: 6,
      staked: 300,
      won: 100,
      moved: pots(-200),
    },
  ],
};

test('a statement is shown by days of its own calendar, with the names of the language', () => {
  const view = statementView(statement, {
    tag: 'en',
    nameOf: (id) => (id === 'brass-comet' ? 'Brass Comet' : undefined),
    methodOf: (method) => (method === 'TRUSTLY' ? 'Trustly' : undefined),
  });
  expect(view).toMatchObject({
    name: 'October 2026',
    firstDay: 'October 1, 2026',
    lastDay: 'October 31, 2026',
  });
  expect(view.days).toMatchObject([
    {
      day: '2026-10-30',
      lines: [{ what: 'statements.moves.played', detail: 'Brass Comet', played: { rounds: 3 } }],
    },
    {
      day: '2026-10-31',
      lines: [{ what: 'statements.moves.deposit', detail: 'Trustly', time: '12:30 AM', transactionId: 1 }],
    },
  ]);
});

test('a year has the name of the year, and a month of it its own', () => {
  const month = { period: '2026-10', closing: pots(5), sums: [], netDeposits: 1, gameResult: 2 };
  const view = statementView(
    { ...statement, period: '2026', months: [month], movements: [], play: [] },
    { tag: 'de', nameOf: () => undefined, methodOf: () => undefined },
  );
  expect(view.name).toBe('2026');
  expect(view.months).toEqual([
    { period: '2026-10', name: 'Oktober 2026', closing: 5, netDeposits: 1, gameResult: 2 },
  ]);
});
