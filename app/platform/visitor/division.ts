import { createHash } from 'node:crypto';

/** How an experiment assigns visitors. */
export interface Division {
  key: string;
  /** Percent of visitors who take part. */
  share: number;
  /** Weights in percent; the first variant is the control. */
  variants: readonly { key: string; weight: number }[];
}

/** Visitors are assigned one of this many numbers; one percent is ten of them. */
export const numberCount = 1_000;

/**
 * The variant of a number. The numbers are permuted per experiment and cut by the weights, so that shares are exact and
 * experiments are independent.
 * @param number 0…999
 * @returns undefined for visitors who do not take part
 */
export function variantOf(division: Division, number: number): string | undefined {
  return number < numberCount ? variantAt(division, placeOf(division.key, number)) : undefined;
}

/** The variant of a place in an experiment's permutation. */
function variantAt({ share, variants }: Division, place: number): string | undefined {
  const taking = (numberCount * share) / 100;
  if (place >= taking) return undefined;
  let end = 0;
  for (const variant of variants) {
    end += (variant.weight * taking) / 100;
    if (place < end) return variant.key;
  }
  return undefined;
}

/** How many numbers have each variant, in the order of the variants. */
export function numbersOfVariants(division: Division): number[] {
  const counts = new Map<string, number>();
  for (let place = 0; place < numberCount; place += 1) {
    const variant = variantAt(division, place);
    if (variant !== undefined) counts.set(variant, (counts.get(variant) ?? 0) + 1);
  }
  return division.variants.map(({ key }) => counts.get(key) ?? 0);
}

/** Half of the ten bits of a number below 1,024. */
const halfBits = 5;
const halfMask = 31;
const rounds = 6;

/** The place of a number in an experiment's permutation: a Feistel network, repeated until the result is within 0…999. */
function placeOf(key: string, number: number): number {
  const tables = Array.from({ length: rounds }, (_, round) =>
    createHash('sha256').update(`${key}:${round}`).digest(),
  );
  let place = number;
  do {
    let left = place >> halfBits;
    let right = place & halfMask;
    for (const table of tables) [left, right] = [right, left ^ ((table[right] ?? 0) & halfMask)];
    place = (left << halfBits) | right;
  } while (place >= numberCount);
  return place;
}

/** A division as one line, which pages read: visitors with the same variant share pages. */
export function divisionText({ key, share, variants }: Division): string {
  return `${key}/${share}/${variants.map((variant) => `${variant.key}=${variant.weight}`).join(',')}`;
}

/** @returns undefined for an invalid text */
export function divisionIn(text: string): Division | undefined {
  const [key = '', share = '', list = ''] = text.split('/');
  const variants = list.split(',').map((each) => {
    const [name = '', weight] = each.split('=');
    return { key: name, weight: Number(weight) };
  });
  return key && variants.every(({ weight }) => weight > 0)
    ? { key, share: Number(share), variants }
    : undefined;
}
