import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSlotModels } from '../catalogue/slot-models';
import type { Draws } from './draws';
import { lineWin, playSlot, type SlotModel } from './slot';
import { slotReturn } from './slot-return';

const models = readSlotModels(fileURLToPath(new URL('../data/slot-models.json', import.meta.url)));

/** Small enough to enumerate every combination of stops. */
const small: SlotModel = {
  id: 'small',
  wild: 0,
  scatter: 1,
  reels: [
    [2, 3, 1, 2],
    [0, 2, 3, 1, 3],
    [2, 0, 3, 1],
    [0, 3, 2, 2],
    [2, 3, 3],
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
  ],
  pays: [
    [0, 0, 0],
    [0, 0, 0],
    [3, 10, 40],
    [1, 4, 12],
  ],
  scatterPays: [1, 5, 20],
  freeSpins: [2, 4, 8],
  multiplier: 3,
  maxFreeSpins: 6,
};

/** Draws these numbers, then always the first choice for the free spins. */
function drawing(numbers: readonly number[]): Draws {
  const left = [...numbers];
  return { below: (bound) => (left.shift() ?? 0) % bound };
}

test('wilds stand for other symbols, and a line pays from the left', () => {
  expect(lineWin(small, [2, 0, 2, 3, 2])).toEqual({ symbol: 2, count: 3, pay: 3 });
  expect(lineWin(small, [0, 0, 3, 3, 3])).toEqual({ symbol: 3, count: 5, pay: 12 });
  expect(lineWin(small, [3, 2, 2, 2, 2])).toBeNull();
  expect(lineWin(small, [1, 1, 1, 1, 1])).toBeNull();
  expect(lineWin({ ...small, pays: [[50, 60, 70], ...small.pays.slice(1)] }, [0, 0, 0, 3, 2])).toEqual({
    symbol: 0,
    count: 3,
    pay: 50,
  });
});

test('the exact return is the mean over every combination of stops', () => {
  const lengths = small.reels.map((strip) => strip.length);
  const all = lengths.reduce((product, length) => product * length, 1);
  let lines = 0;
  let scatters = 0;
  for (let index = 0; index < all; index += 1) {
    let rest = index;
    const stops = lengths.map((length) => {
      const stop = rest % length;
      rest = Math.floor(rest / length);
      return stop;
    });
    const [paid] = playSlot({ ...small, maxFreeSpins: 0 }, 100, drawing(stops));
    const ofLines = paid?.wins.reduce((sum, { amount }) => sum + amount, 0) ?? NaN;
    lines += ofLines / 100;
    scatters += ((paid?.won ?? NaN) - ofLines) / 100;
  }
  const exact = slotReturn(small);
  expect(exact.lines).toBeCloseTo(lines / all, 10);
  expect(exact.scatters).toBeCloseTo(scatters / all, 10);
});

test('free spins are played one after another, multiply, and end at the limit', () => {
  // Three scatters: rows 2, 3 and 3 of the first reels.
  const steps = playSlot(small, 100, drawing([1, 2, 2, 1, 0]));
  expect(steps[0]).toMatchObject({ kind: 'spin', scatters: 3, freeSpinsLeft: 2, multiplier: 1 });
  expect(steps.slice(1).map(({ kind, multiplier }) => [kind, multiplier])).toEqual(
    steps.slice(1).map(() => ['free-spin', 3]),
  );
  expect(steps.at(-1)?.freeSpinsLeft).toBe(0);
  expect(steps.length).toBeLessThanOrEqual(1 + small.maxFreeSpins);
});

test('every slot of the catalogue returns between 93 and 97 per cent, and its stakes divide by its lines', () => {
  for (const model of models) {
    expect(slotReturn(model).total, model.id).toBeGreaterThan(0.93);
    expect(slotReturn(model).total, model.id).toBeLessThan(0.97);
    expect(model.lines).toHaveLength(10);
    // A reel never shows two scatters at once.
    for (const strip of model.reels)
      for (const [stop, symbol] of strip.entries())
        if (symbol === model.scatter)
          expect([1, 2].map((on) => strip[(stop + on) % strip.length])).not.toContain(model.scatter);
  }
});
