/** Event on the window for activity that its own events do not include: in the frame of a game. */
export const actedEvent = 'marquee:acted';

/** The parts of the browser that the watch uses; tests replace them. */
export interface IdlePorts {
  /** Milliseconds. */
  now: () => number;
  /** Time of the last activity in any tab of the site, as far as tabs can communicate. */
  lastElsewhere: () => number | undefined;
  /** Shares the time with other tabs. */
  tell: (at: number) => void;
  /**
   * Warns that the player will be signed out in this many milliseconds: called with every check, with undefined when
   * no warning applies.
   */
  warn: (leftMs: number | undefined) => void;
  /** Signs the player out. @returns whether it succeeded; if not, the next check retries */
  signOut: () => Promise<boolean>;
}

export interface IdleWatch {
  /** Call on any activity. During the countdown only `stay` keeps the player signed in. */
  acted(): void;
  /** The player chooses to stay signed in. */
  stay(): void;
  /** Checks whether the limit is reached; call repeatedly. */
  check(): Promise<void>;
}

/** Shortest interval in milliseconds between updates to other tabs. */
const tellEveryMs = 1_000;

/** Length of the countdown before a sign-out in milliseconds, at most half of the limit. */
const countdownMs = 60_000;

/**
 * Signs out a player who has been idle in all tabs, after a countdown (LIMIT-29).
 * @param limitMs milliseconds (LIMIT-30)
 */
export function createIdleWatch(
  limitMs: number,
  { now, lastElsewhere, tell, warn, signOut }: IdlePorts,
): IdleWatch {
  const warnMs = limitMs - Math.min(countdownMs, limitMs / 2);
  let actedAt = now();
  let toldAt = -Infinity;
  let warned = false;
  let ending = false;
  let ended = false;

  function stay(): void {
    actedAt = now();
    if (actedAt - toldAt < tellEveryMs) return;
    toldAt = actedAt;
    tell(actedAt);
  }

  return {
    acted() {
      if (!warned) stay();
    },
    stay() {
      stay();
      warned = false;
      warn(undefined);
    },
    async check() {
      if (ending || ended) return;
      const idleMs = now() - Math.max(actedAt, lastElsewhere() ?? -Infinity);
      if (warned && idleMs < warnMs) warn(undefined);
      warned = idleMs >= warnMs;
      if (!warned) return;
      warn(Math.max(0, limitMs - idleMs));
      if (idleMs < limitMs) return;
      ending = true;
      ended = await signOut();
      ending = false;
    },
  };
}
