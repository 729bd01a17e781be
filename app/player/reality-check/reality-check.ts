import type { RealityCheckSummary } from '../../../schemas/generated/types';

/** LIMIT-25, CONST-12. */
export const activityPollMs = 60_000;

/** The parts of the browser that the check uses; tests replace them. */
export interface RealityCheckPorts<Summary = RealityCheckSummary> {
  /** Whole minutes left; null without a reality check, undefined if unknown. */
  minutes: () => Promise<number | null | undefined>;
  /** Play results; undefined if unknown. */
  summary: () => Promise<Summary | undefined>;
  /** Shows the dialog. @returns a function that closes it */
  show: (summary: Summary) => Promise<() => void>;
}

export interface RealityCheck {
  /** Checks now, and then every minute. */
  start(): void;
  /** Checks now: another tab may have responded. */
  look(): Promise<void>;
  /** Call after the platform has received the player's answer. */
  answered(): void;
}

/**
 * Polls the minutes left, and at zero loads the summary and shows the dialog, once (LIMIT-25, LIMIT-26). The dialog is
 * closed when another tab has responded.
 */
export function createRealityCheck<Summary>(ports: RealityCheckPorts<Summary>): RealityCheck {
  let close: (() => void) | undefined;
  let looking = false;

  function answered(): void {
    close?.();
    close = undefined;
  }

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      const minutes = await ports.minutes();
      if (minutes === undefined) return;
      if (minutes === null || minutes > 0) return answered();
      if (close) return;
      const summary = await ports.summary();
      // Without figures the dialog is not shown; the next check retries.
      if (summary !== undefined) close = await ports.show(summary);
    } catch {
      // The site could not be reached: retried at the next check.
    } finally {
      looking = false;
    }
  }

  return {
    start() {
      void look();
      setInterval(() => void look(), activityPollMs);
    },
    look,
    answered,
  };
}
