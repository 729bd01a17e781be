import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawsOf, hashOfSeed, unbiased } from './draws';

const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'mine', nonce: 7 };

test('numbers are the 32-bit words of HMAC-SHA256 over client seed, nonce and cursor', () => {
  const words = [0, 1].flatMap((cursor) => {
    const block = createHmac('sha256', seeds.serverSeed).update(`mine:7:${cursor}`).digest();
    return Array.from({ length: 8 }, (_, index) => block.readUInt32BE(index * 4));
  });
  const draws = drawsOf(seeds);
  expect(words.map(() => draws.below(2 ** 32))).toEqual(words);
  expect(hashOfSeed(seeds.serverSeed)).toBe(createHash('sha256').update(seeds.serverSeed).digest('hex'));
});

test('a number above the last multiple of the bound is skipped', () => {
  const words = [2 ** 32 - 1, 2 ** 32 - 2, 5];
  expect(unbiased(3, () => words.shift() ?? 0)).toBe((2 ** 32 - 2) % 3);
  const others = [3 * 2 ** 30, 2 ** 31 + 1];
  // 2³¹ divides 2³², so no number is rejected.
  expect(unbiased(2 ** 31, () => others.shift() ?? 0)).toBe(2 ** 30);
});

test('every number below the bound is as likely as any other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 0, max: 1e6 }), (bound, nonce) => {
      const draws = drawsOf({ ...seeds, nonce });
      const counts = Array.from({ length: bound }, () => 0);
      const each = 200;
      for (let drawn = 0; drawn < bound * each; drawn += 1) {
        const number = draws.below(bound);
        counts[number] = (counts[number] ?? NaN) + 1;
      }
      const chi = counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
      // Six standard deviations of the chi-square distribution.
      expect(chi).toBeLessThan(bound - 1 + 6 * Math.sqrt(2 * (bound - 1)) + 20);
    }),
    { numRuns: 20, seed: 1 },
  );
});
