import { expect, test } from 'vitest';
import { batched } from './batch';

test('what is wanted at once is read at once, and a failure is told to all who wait', async () => {
  const calls: (readonly string[])[] = [];
  const load = batched(
    async (ids) => {
      calls.push(ids);
      if (ids.includes('broken')) throw new Error('broken');
      return ids.filter((id) => id !== 'gone').map((id) => ({ id }));
    },
    ({ id }) => id,
    0,
  );
  expect(await Promise.all(['a', 'b', 'a', 'gone'].map(load))).toEqual([
    { id: 'a' },
    { id: 'b' },
    { id: 'a' },
    null,
  ]);
  expect(calls).toEqual([['a', 'b', 'gone']]);
  const failed = await Promise.allSettled([load('broken'), load('c')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await load('c')).toEqual({ id: 'c' });
});
