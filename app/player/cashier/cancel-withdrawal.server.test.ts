import { expect, test } from 'vitest';
import { siteWithRules } from '../../../tests/support/site-with-rules';
import type { Player } from '../../platform/player.server';
import { cancelWithdrawal } from './cancel-withdrawal.server';

/** A player whose calls are counted: no call may reach the platform. */
function cancelling(withdrawalCancellation: boolean) {
  const calls: unknown[] = [];
  const player = {
    site: siteWithRules({ withdrawalCancellation }),
    call: (request: unknown) => {
      calls.push(request);
      return Promise.resolve({});
    },
    refresh: () => Promise.resolve(),
  } as unknown as Player;
  const body = new URLSearchParams({
    pendingWithdrawalId: 'w-1',
    amount: '2500',
    idempotencyKey: '6f0f4b1e-0000-4000-8000-000000000001',
  });
  const origin = 'http://halden.localhost';
  const request = new Request(`${origin}/en-UN/my-account/banking/transactions`, {
    method: 'POST',
    body,
    headers: { origin, host: 'halden.localhost' },
  });
  return { outcome: cancelWithdrawal(request, player), calls };
}

test('withdrawalCancellation: no withdrawal is taken back where the law forbids it, whatever a page sends', async () => {
  const forbidden = cancelling(false);
  expect(JSON.stringify(await forbidden.outcome)).toContain('cancellation.off');
  expect(forbidden.calls).toEqual([]);
  const allowed = cancelling(true);
  await allowed.outcome;
  expect(allowed.calls).toHaveLength(1);
});
