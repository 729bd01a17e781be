/** The parts of the browser that the watch uses; tests replace them. */
export interface IdlePorts {
  /** Milliseconds. */
  now: () => number;
  /** When the player last acted in any tab of the site, as far as tabs can tell each other. */
  lastElsewhere: () => number | undefined;
  /** Tells the other tabs. */
  tell: (at: number) => void;
  /** Signs the player out. @returns whether it got through; if not, the next check tries again */
  signOut: () => Promise<boolean>;
}

export interface IdleWatch {
  /** The player has done something. */
  acted(): void;
  /** Looks whether the limit is reached; to be called again and again. */
  check(): Promise<void>;
}

/** Every movement of a pointer need not be told. */
const tellEveryMs = 1_000;

/**
 * Signs a player out who has done nothing for so long, in no tab (LIMIT-29).
 *
 * @param limitMs milliseconds (LIMIT-30)
 */
export function createIdleWatch(
  limitMs: number,
  { now, lastElsewhere, tell, signOut }: IdlePorts,
): IdleWatch {
  let actedAt = now();
  let toldAt = -Infinity;
  let ending = false;
  let ended = false;

  return {
    acted() {
      actedAt = now();
      if (actedAt - toldAt < tellEveryMs) return;
      toldAt = actedAt;
      tell(actedAt);
    },
    async check() {
      const last = Math.max(actedAt, lastElsewhere() ?? -Infinity);
      if (ending || ended || now() - last < limitMs) return;
      ending = true;
      ended = await signOut();
      ending = false;
    },
  };
}
