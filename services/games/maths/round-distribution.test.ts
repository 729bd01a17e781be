import { expect, test } from 'vitest';
import { roundDistribution } from './round-distribution';
import { playSlot, type SlotModel } from './slot';
import { slotReturn } from './slot-return';

/** Small enough to enumerate every round. */
const model: SlotModel = {
  id: 'small',
  wild: 0,
  scatter: 1,
  reels: [
    [2, 3, 1],
    [0, 2, 3, 1],
    [2, 1, 3],
    [0, 3, 1],
    [2, 3],
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
  freeSpins: [1, 1, 1],
  multiplier: 3,
  maxFreeSpins: 2,
};

/** Enumerates every round with its probability, over all values of each draw. */
function everyRoundOf(slot: SlotModel): Map<number, number> {
  const found = new Map<number, number>();
  const drawn: number[] = [];
  for (;;) {
    const bounds: number[] = [];
    const steps = playSlot(slot, slot.lines.length, {
      below(bound) {
        bounds.push(bound);
        if (drawn.length < bounds.length) drawn.push(0);
        return drawn[bounds.length - 1] ?? 0;
      },
    });
    const won = steps.reduce((sum, step) => sum + step.won, 0);
    found.set(won, (found.get(won) ?? 0) + 1 / bounds.reduce((product, bound) => product * bound, 1));
    while (drawn.length > 0 && (drawn.at(-1) ?? 0) + 1 === bounds[drawn.length - 1]) drawn.pop();
    if (drawn.length === 0) return found;
    drawn.push((drawn.pop() ?? 0) + 1);
  }
}

test('each win has the probability of the rounds that bring it, free spins included', () => {
  const limited = { ...model, maxFreeSpins: 1 };
  const distribution = roundDistribution(limited, 2 ** 11);
  const played = everyRoundOf(limited);
  expect(played.size).toBeGreaterThan(20);
  for (const [won, chance] of played) expect(distribution[won], String(won)).toBeCloseTo(chance, 12);
});

test('the mean of the distribution is the exact return, with free spins that win more of them', () => {
  const distribution = roundDistribution(model, 2 ** 12);
  expect(distribution.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  const mean = distribution.reduce((sum, chance, won) => sum + chance * won, 0) / model.lines.length;
  expect(mean).toBeCloseTo(slotReturn(model).total, 10);
});
