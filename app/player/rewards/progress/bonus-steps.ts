const fewest = 2;
const most = 101;

/** The number of steps that a bonus is shown with (BONUS-14): from its start to its end, or per cent by per cent. */
export function bonusSteps(count: number): number {
  return Math.min(most, Math.max(fewest, Math.ceil(count)));
}

/** The step that wagering has reached, 1 for none of it. @param total above zero, as `done` in minor units */
export function stepReached(done: number, total: number, steps: number): number {
  return 1 + Math.floor((Math.min(done, total) / total) * (steps - 1));
}
