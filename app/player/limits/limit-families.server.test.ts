import { expect, test } from 'vitest';
import { siteWithRules } from '../../../tests/support/site-with-rules';
import { PlatformError } from '../../platform/client.server';
import type { Player } from '../../platform/player.server';
import { limitErrorTexts } from './limit-errors';
import { limitFamilies } from './limit-families.server';
import { limitStatuses } from './limit-views';

const NOW = Date.parse('2026-03-04T12:00:00Z');
const none = {
  value: null,
  pendingValue: null,
  pendingDate: null,
  locked: false,
  updatedAt: null,
  startedAt: null,
  resetAt: null,
  used: 500,
  remaining: null,
};
const set = { ...none, value: 5_000, remaining: 4_500, resetAt: '2026-03-05T00:00:00Z' };

/** A player with these daily deposit limits; calls of the given kinds fail. */
function playerWith(day: object, failing: readonly string[] = []): Pick<Player, 'call' | 'site'> {
  const call = ({ path }: { path: string }) =>
    failing.some((kind) => path.includes(kind))
      ? Promise.reject(new PlatformError('error.system.error', 500, 'away'))
      : Promise.resolve({ currency: 'EUR', D: day, W: none, M: none });
  return { site: siteWithRules(), call } as unknown as Player;
}

test('LIMIT-04 LIMIT-20 a failing request for one kind of limits leaves the others', async () => {
  expect(limitStatuses).toEqual(['loading', 'success', 'error']);
  const families = await limitFamilies(playerWith(set, ['deposit']), NOW);
  expect(families.deposit).toEqual({ status: 'error' });
  expect(families.loss).toMatchObject({
    status: 'success',
    limits: [
      {
        period: 'D',
        unit: 'EUR',
        value: '€50',
        used: '€5',
        left: { amount: '€45', isNone: false, percentUsed: 10 },
      },
      { period: 'W', used: '€5' },
      { period: 'M', used: '€5' },
    ],
  });
});

test('LIMIT-06 a pending change waits for its date, or for the player before and after it', async () => {
  const pendingOf = async (pending: object) => {
    const { deposit } = await limitFamilies(playerWith({ ...set, ...pending }), NOW);
    return deposit.status === 'success' ? deposit.limits[0]?.pending : undefined;
  };
  const before = { pendingValue: 9_000, pendingDate: '2026-03-05T12:00:00Z' };
  const after = { pendingValue: null, pendingDate: '2026-03-04T11:00:00Z' };
  expect(await pendingOf(before)).toMatchObject({ waitsFor: 'date', value: '€90', amount: 9_000 });
  expect(await pendingOf({ ...before, awaitsConfirmation: true })).toMatchObject({ waitsFor: 'confirmable' });
  const removal = await pendingOf({ ...after, awaitsConfirmation: true });
  expect(removal).toMatchObject({ waitsFor: 'confirmation', amount: null });
  expect(removal).not.toHaveProperty('value');
  expect(await pendingOf({})).toBeUndefined();
});

test('LIMIT-12 no month is too high and no day too low', () => {
  expect(limitErrorTexts('M')).not.toHaveProperty('error.deposit.limit.too_high');
  expect(limitErrorTexts('D')).not.toHaveProperty('error.deposit.limit.too_low');
  expect(limitErrorTexts('W')).toMatchObject({
    'error.deposit.limit.too_high': 'limits.errors.above.W',
    'error.deposit.limit.too_low': 'limits.errors.below.W',
  });
});
