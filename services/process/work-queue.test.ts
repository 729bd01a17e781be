import { expect, test } from 'vitest';
import { WorkQueue } from './work-queue';

test('CONTENT-15 no more than the limit runs at once, and a failure frees its place', async () => {
  const queue = new WorkQueue(2);
  let running = 0;
  let most = 0;
  const job = (fails: boolean) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (fails) throw new Error('planned');
    return 'done';
  };
  const results = await Promise.allSettled(
    [false, true, false, true, false].map((fails) => queue.run(job(fails))),
  );
  expect(most).toBe(2);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});
