/** A stretch of support hours, with its texts before and during it. Times in milliseconds. */
export interface Opening {
  from: number;
  to: number;
  /** Said before it. */
  opens: string;
  /** Said in it. */
  closes: string;
}

export interface OpenState {
  open: boolean;
  text: string;
  /** When it expires, in milliseconds; left out when no change is scheduled. */
  until?: number;
}

/** Whether support is open at a moment: the start of a stretch belongs to it, its end does not (AMB-53). */
export function stateAt(
  time: number,
  { openings, closed }: { openings: readonly Opening[]; closed: string },
): OpenState {
  const next = openings.find(({ to }) => to > time);
  if (!next) return { open: false, text: closed };
  const open = next.from <= time;
  return { open, text: open ? next.closes : next.opens, until: open ? next.to : next.from };
}
