import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How an experiment divides visitors. */
export interface Division {
  key: string;
  /** Percent of the visitors who take part. */
  share: number;
  /** Weights in percent; the first variant is the control. */
  variants: readonly { key: string; weight: number }[];
}

/** A visitor has one of so many numbers: a whole percent is ten of them. */
export const numberCount = 1_000;

/** Places of the numbers, by experiment. */
const orders = new LRUCache<string, Uint16Array>({ max: 200 });

/**
 * The variant of a number. The numbers are put into an order of the experiment's own and cut by the weights, so that shares are exact and
 * experiments do not depend on each other.
 *
 * @param number 0…999
 * @returns undefined for visitors who take no part
 */
export function variantOf({ key, share, variants }: Division, number: number): string | undefined {
  const taking = (numberCount * share) / 100;
  const place = orderOf(key)[number];
  if (place === undefined || place >= taking) return undefined;
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
  for (let number = 0; number < numberCount; number += 1) {
    const variant = variantOf(division, number);
    if (variant !== undefined) counts.set(variant, (counts.get(variant) ?? 0) + 1);
  }
  return division.variants.map(({ key }) => counts.get(key) ?? 0);
}

function orderOf(key: string): Uint16Array {
  const known = orders.get(key);
  if (known) return known;
  const places = new Uint16Array(numberCount);
  Array.from({ length: numberCount }, (_, number) => number)
    .map((number) => ({ number, by: createHash('sha256').update(`${key}:${number}`).digest('hex') }))
    .sort((one, other) => (one.by < other.by ? -1 : 1))
    .forEach(({ number }, place) => (places[number] = place));
  orders.set(key, places);
  return places;
}

/** A division in one line, as pages read it: all who have the same variant of it share them. */
export function divisionText({ key, share, variants }: Division): string {
  return `${key}/${share}/${variants.map((variant) => `${variant.key}=${variant.weight}`).join(',')}`;
}

/** @returns undefined for a text that is none */
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
