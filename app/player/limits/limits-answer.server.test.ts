import { expect, test } from 'vitest';
import { siteWithRules } from '../../../tests/support/site-with-rules';
import type { Player } from '../../platform/player.server';
import { limitsAnswer } from './limits-answer.server';

const none = { value: null, used: 0, remaining: null, resetAt: null, pendingValue: null, pendingDate: null };
const day = { ...none, value: 5_000, remaining: 5_000, resetAt: '2026-11-23T00:00:00Z' };

function playerWith(failing: readonly string[]): Player {
  const call = ({ path }: { path: string }) =>
    failing.some((kind) => path.includes(kind))
      ? Promise.reject(new Error('away'))
      : Promise.resolve({ currency: 'EUR', D: day, W: none, M: none });
  return { site: siteWithRules(), call } as unknown as Player;
}

test('LIMIT-04 a failing request for deposit limits leaves the spend limits', async () => {
  expect(await limitsAnswer(playerWith(['deposit']))).toMatchObject({
    limits: [{ kind: 'loss', period: 'D', value: 5_000 }],
    failed: ['deposit'],
  });
  expect(await limitsAnswer(playerWith([]))).not.toHaveProperty('failed');
  await expect(limitsAnswer(playerWith(['deposit', 'spend']))).rejects.toThrow('away');
});
