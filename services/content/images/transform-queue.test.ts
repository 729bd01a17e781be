import { expect, test } from 'vitest';
import { TransformQueue } from './transform-queue';

test('CONTENT-15 a lead picture overtakes the tiles that wait, and no tile waits for ever', async () => {
  const queue = new TransformQueue([
    { worker: 'costliest first', lanes: ['site'], first: 'costliest' },
    { worker: 'oldest first', lanes: ['site', 'other'], first: 'oldest' },
  ]);
  const finish = new Map<string, () => void>();
  const started: string[] = [];
  const jobs = [30, 10, 20, 25, 900].map((costMs) =>
    queue.run('site', costMs, (worker) => {
      started.push(`${costMs} ${worker}`);
      return new Promise<void>((resolve) => finish.set(worker, resolve));
    }),
  );
  const next = async (worker: string) => {
    const before = started.length;
    finish.get(worker)?.();
    await expect.poll(() => started.length).toBe(before + 1);
  };
  await expect.poll(() => started.length).toBe(2);
  await next('costliest first');
  await next('oldest first');
  await next('oldest first');
  expect(started.slice(2)).toEqual(['900 costliest first', '20 oldest first', '25 oldest first']);
  for (const end of finish.values()) end();
  await Promise.all(jobs);
});
