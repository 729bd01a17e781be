/** A stream of numbers in [0, 1) that is the same for the same seed on every machine (mulberry32). */
export type Random = () => number;

/** Makes a {@link Random} from a text seed, so that each picture has a stream of its own. */
export function seededRandom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between `from` and `to`. */
export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random();
}
