import { expect, test } from 'vitest';
import { siteWithRules } from '../../../../tests/support/site-with-rules';
import type { Player } from '../../../platform/player.server';
import { isPeriod, lifetimeNetDeposits } from './statements.server';

const playerAt = (netDepositShown: boolean) =>
  ({
    site: siteWithRules({ netDepositShown }),
    call: () => Promise.resolve({ currency: 'GBP', netPosition: -12_500, winLoss: 0 }),
  }) as unknown as Player;

test('netDepositShown: statements say what was paid in less what was paid out since the account was opened', async () => {
  expect(await lifetimeNetDeposits(playerAt(true))).toEqual({ amount: 12_500, currency: 'GBP' });
  expect(await lifetimeNetDeposits(playerAt(false))).toBeUndefined();
});

test('a period is a month or a year', () => {
  expect(['2026', '2026-10', '2026-01'].map(isPeriod)).toEqual([true, true, true]);
  expect(['2026-13', '26', '2026-1', '../x', '', null, undefined].map(isPeriod)).not.toContain(true);
});
