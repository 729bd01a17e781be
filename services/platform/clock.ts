/** The time that everything in the platform is computed from. Tests freeze and move it over HTTP. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** The time of the machine, which tests cannot move. */
  source(): number;
  frozen(): boolean;
  /** Stops the clock at a moment. */
  freeze(at: number): void;
  /** Moves a frozen clock, or shifts a running one, by a number of milliseconds (may be negative). */
  advance(ms: number): void;
  /** Back to the running clock without shift. */
  reset(): void;
}

/** A clock on top of a source of time, `Date.now` outside tests. */
export function createClock(source: () => number): Clock {
  let frozenAt: number | null = null;
  let shift = 0;
  return {
    now: () => frozenAt ?? source() + shift,
    source,
    frozen: () => frozenAt !== null,
    freeze(at) {
      frozenAt = at;
    },
    advance(ms) {
      if (frozenAt === null) shift += ms;
      else frozenAt += ms;
    },
    reset() {
      frozenAt = null;
      shift = 0;
    },
  };
}
