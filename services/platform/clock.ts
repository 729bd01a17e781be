/** Clock of the whole platform. Tests freeze and move it over HTTP. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** The system time, which tests cannot move. */
  source(): number;
  frozen(): boolean;
  /** Stops the clock at a time. */
  freeze(at: number): void;
  /** Moves a frozen clock, or shifts a running one, by a number of milliseconds (may be negative). */
  advance(ms: number): void;
  /** Resumes the running clock without an offset. */
  reset(): void;
}

/** A clock based on a time source, `Date.now` outside tests. */
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
