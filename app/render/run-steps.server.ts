import { runInterruptibly } from './interruptible.server';

/** How a step failed. */
export type StepFailure = { kind: 'threw'; error: unknown } | { kind: 'overran' };

export interface Step {
  /** Milliseconds. */
  budgetMs: number;
  run(): void;
  /** Fallback of a step that threw or was interrupted; runs outside the watchdog. An error it throws ends all steps. */
  fail(failure: StepFailure): void;
}

/**
 * Runs steps in order, each within its time budget; one that throws or does not end affects no other. One watchdog
 * guards them all; another is set only after a step has failed.
 * @param putInOrder called after an interruption, before anything else runs
 */
export function runSteps(steps: readonly Step[], putInOrder: () => void): void {
  let position = 0;
  /** The step that was interrupted although earlier ones had used up the time: it is run again with its full budget. */
  let again = -1;
  while (position < steps.length) {
    const rest = steps.slice(position);
    const guardMs = Math.max(
      ...(again === position ? rest.slice(0, 1) : rest).map(({ budgetMs }) => budgetMs),
    );
    let startedAt = 0;
    let thrown: StepFailure | undefined;
    const finished = runInterruptibly(
      () => {
        for (const step of rest) {
          startedAt = performance.now();
          try {
            step.run();
          } catch (error) {
            thrown = { kind: 'threw', error };
            return;
          }
          position += 1;
        }
      },
      Math.max(1, Math.ceil(guardMs)),
    );
    if (!finished) putInOrder();
    const stopped = steps[position];
    // The watchdog may fire after the last step has finished.
    if (!stopped) return;
    if (!finished && again !== position && performance.now() - startedAt < stopped.budgetMs) {
      again = position;
      continue;
    }
    stopped.fail(thrown ?? { kind: 'overran' });
    position += 1;
  }
}
