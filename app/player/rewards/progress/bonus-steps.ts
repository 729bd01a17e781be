const fewest = 2;
const most = 101;

/** The number of steps in a bonus's progress bar (BONUS-14), within its bounds. */
export function bonusSteps(count: number): number {
  return Math.min(most, Math.max(fewest, Math.ceil(count)));
}

/** The step that wagering has reached, 1 at the start. @param total above zero; like `done` in minor units */
export function stepReached(done: number, total: number, steps: number): number {
  return 1 + Math.floor((Math.min(done, total) / total) * (steps - 1));
}
