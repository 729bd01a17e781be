import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectReads, noteRead } from './content-reads.server';

const read = (id: string) => ({ ids: new Set([id]), types: [] });
const idsOf = (reads: Iterable<{ ids: ReadonlySet<string> }>) => [...reads].flatMap(({ ids }) => [...ids]);

test('what is read in whatever depth is collected, within another such work by both', async () => {
  const { value, reads } = await collectReads(async () => {
    noteRead(read('page'));
    const inner = await collectReads(async () => {
      await wait(1);
      noteRead(read('game'));
    });
    return idsOf(inner.reads);
  });
  expect(value).toEqual(['game']);
  expect(idsOf(reads)).toEqual(['page', 'game']);
});

test('works at the same time collect their own, whichever ends first', async () => {
  const work = (id: string, ms: number) =>
    collectReads(async () => {
      await wait(ms);
      noteRead(read(id));
      await wait(ms);
      noteRead(read(`${id} late`));
    });
  const rounds = [1, 5, 3, 10, 2].map((ms) => work(String(ms), ms));
  const found = (await Promise.all(rounds)).map(({ reads }) => idsOf(reads));
  expect(found).toEqual([1, 5, 3, 10, 2].map((ms) => [`${ms}`, `${ms} late`]));
  noteRead(read('nobody'));
  await expect(collectReads(() => Promise.reject(new Error('fails')))).rejects.toThrow('fails');
  expect(idsOf((await work('after', 1)).reads)).toEqual(['after', 'after late']);
});
