/** Told to the window when the player acts where its own events do not reach: in the frame of a game. */
export const actedEvent = 'marquee:acted';

/** The parts of the browser that the watch uses; tests replace them. */
export interface IdlePorts {
  /** Milliseconds. */
  now: () => number;
  /** When the player last acted in any tab of the site, as far as tabs can tell each other. */
  lastElsewhere: () => number | undefined;
  /** Tells the other tabs. */
  tell: (at: number) => void;
  /** Warns that the player is signed out in so many milliseconds: with every check, undefined once nobody has to be warned. */
  warn: (leftMs: number | undefined) => void;
  /** Signs the player out. @returns whether it got through; if not, the next check tries again */
  signOut: () => Promise<boolean>;
}

export interface IdleWatch {
  /** The player has done something. Once they are warned it takes an answer to stay: see `stay`. */
  acted(): void;
  /** The player wants to stay signed in. */
  stay(): void;
  /** Looks whether the limit is reached; to be called again and again. */
  check(): Promise<void>;
}

/** Every movement of a pointer need not be told. */
const tellEveryMs = 1_000;

/** How long the countdown lasts before somebody is signed out, at most half of the limit. */
const countdownMs = 60_000;

/**
 * Signs a player out who has done nothing for so long, in no tab, after a countdown (LIMIT-29).
 *
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
