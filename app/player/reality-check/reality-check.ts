import type { RealityCheckSummary } from '../../../schemas/generated/types';

/** LIMIT-25, CONST-12. */
export const activityPollMs = 60_000;

/** The parts of the browser that the check uses; tests replace them. */
export interface RealityCheckPorts<Summary = RealityCheckSummary> {
  /** Whole minutes left; null without a reality check, undefined when it cannot be told. */
  minutes: () => Promise<number | null | undefined>;
  /** How play went; undefined when it cannot be told. */
  summary: () => Promise<Summary | undefined>;
  /** Shows the dialog. @returns closes it */
  show: (summary: Summary) => Promise<() => void>;
}

export interface RealityCheck {
  /** Looks now, and again every minute. */
  start(): void;
  /** Looks now: another tab may have answered. */
  look(): Promise<void>;
  /** The platform has the answer of the player. */
  answered(): void;
}

/**
 * Polls the minutes that are left, and at zero loads the summary and shows the dialog, once (LIMIT-25, LIMIT-26). A dialog that
 * another tab has answered is closed.
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
      // Without figures there is nothing to tell; the next look tries again.
      if (summary !== undefined) close = await ports.show(summary);
    } catch {
      // The site could not be reached: as above.
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
