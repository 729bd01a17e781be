/**
 * Stateless seeded randomness: a value is a pure function of a key and an index, so values of any series can be
 * computed in any order and on any instance, with the same result.
 */

/**
 * Hashes a seed and the names of a series (for example `'jackpot', gameId, 'hit'`) to a 32-bit key. FNV-1a over
 * the parts, each followed by a separator so that ('ab','c') and ('a','bc') differ.
 */
export function keyOf(seed: string, ...names: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const part of [seed, ...names]) {
    const text = `${part}\u0000`;
    for (let i = 0; i < text.length; i += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    }
  }
  return hash >>> 0;
}

/** The finaliser of MurmurHash3: every input bit affects every output bit. */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A uniform number in the open interval (0, 1) for the index-th member of a series. The index is a safe integer. */
export function uniform(key: number, index = 0): number {
  const low = index >>> 0;
  const high = Math.floor(index / 0x1_0000_0000) >>> 0;
  // Without the constants, index 0 of key 0 would map to zero.
  const hash = mix((mix((key + 0x9e3779b9) ^ low) + 0x7f4a7c15) ^ high ^ key);
  return (hash + 0.5) / 0x1_0000_0000;
}

/**
 * Continuous noise in (0, 1): linear interpolation between uniform values at integers. Its slope never exceeds
 * 1 per unit of `x`, which callers rely on to limit the rate of change.
 */
export function smoothNoise(key: number, x: number): number {
  const left = Math.floor(x);
  const from = uniform(key, left);
  const to = uniform(key, left + 1);
  return from + (to - from) * (x - left);
}

/** The list item for a uniform number from (0, 1); the list must not be empty. */
export function pick<T>(list: readonly [T, ...T[]], at: number): T {
  return list[Math.floor(at * list.length)] ?? list[0];
}
