import { createHmac } from 'node:crypto';

/** Generator of numbers from 0 up to 1, deterministic for a secret and subject. */
export type Draws = () => number;

/** @param secret confidential: it predicts every result */
export function drawsOf(secret: string, subject: string): Draws {
  const digest = createHmac('sha256', secret).update(subject).digest();
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => digest.readInt32LE(at)) as [number, number, number, number];
  // sfc32: a small generator that passes the usual tests of randomness.
  return () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 2 ** 32;
  };
}

/** Shuffles a list. */
export function shuffled<T>(list: readonly T[], draws: Draws): T[] {
  const left = [...list];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(draws() * left.length), 1));
  return order;
}

/** Draws from the Poisson distribution by the gaps between its events. */
export function poissonDraw(mean: number, draws: Draws): number {
  let count = 0;
  let sum = -Math.log(1 - draws());
  while (sum < mean) {
    count += 1;
    sum -= Math.log(1 - draws());
  }
  return count;
}
