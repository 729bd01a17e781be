/** Number of visitors who have seen a variant, and of those who have reached the goal. */
export interface Reached {
  visitors: number;
  reached: number;
}

interface Interval {
  from: number;
  to: number;
}

/** Two-sided quantiles of the normal distribution at 95 %, shared by one to four comparisons (Bonferroni). */
const quantiles = [1.959964, 2.241403, 2.39398, 2.497705] as const;
/** Quantile of a power of 80 %. */
const powerQuantile = 0.841621;

function quantileOf(comparisons: number): number {
  return quantiles[comparisons - 1] ?? quantiles[3];
}

export function rateOf({ visitors, reached }: Reached): number {
  return visitors === 0 ? 0 : reached / visitors;
}

/** Wilson's score interval of a rate. @param comparisons that must hold jointly with 95 % */
export function wilsonInterval({ visitors, reached }: Reached, comparisons = 1): Interval {
  if (visitors === 0) return { from: 0, to: 1 };
  const z2 = quantileOf(comparisons) ** 2;
  const rate = reached / visitors;
  const middle = rate + z2 / (2 * visitors);
  const half = Math.sqrt(z2 * ((rate * (1 - rate)) / visitors + z2 / (4 * visitors ** 2)));
  const scale = 1 + z2 / visitors;
  return { from: Math.max(0, (middle - half) / scale), to: Math.min(1, (middle + half) / scale) };
}

/** Newcombe's hybrid score interval of the difference `one` − `other` (Statistics in Medicine 1998, method 10). */
export function newcombeInterval(one: Reached, other: Reached, comparisons = 1): Interval {
  const [first, second] = [rateOf(one), rateOf(other)];
  const [ofOne, ofOther] = [wilsonInterval(one, comparisons), wilsonInterval(other, comparisons)];
  const difference = first - second;
  return {
    from: difference - Math.hypot(first - ofOne.from, ofOther.to - second),
    to: difference + Math.hypot(ofOne.to - first, second - ofOther.from),
  };
}

/**
 * The number of visitors per variant needed to detect a difference with a power of 80 %.
 * @param rate of the control
 * @param effect smallest relevant difference, as a fraction
 * @returns 0 if no number suffices
 */
export function visitorsNeeded(rate: number, effect: number, comparisons = 1): number {
  // Near the upper end only a decrease can be detected.
  const other = rate + effect <= 1 ? rate + effect : rate - effect;
  if (effect <= 0 || other < 0 || rate < 0 || rate > 1) return 0;
  const mean = (rate + other) / 2;
  const alike = quantileOf(comparisons) * Math.sqrt(2 * mean * (1 - mean));
  const apart = powerQuantile * Math.sqrt(rate * (1 - rate) + other * (1 - other));
  return Math.ceil((alike + apart) ** 2 / effect ** 2);
}

/**
 * The probability of a split at least this uneven by chance (Pearson's chi-square). Below 0.001 the counting is
 * faulty.
 * @param shares of the variants, in any unit
 */
export function imbalanceOf(visitors: readonly number[], shares: readonly number[]): number {
  const all = visitors.reduce((sum, each) => sum + each, 0);
  const whole = shares.reduce((sum, each) => sum + each, 0);
  if (all === 0 || whole === 0) return 1;
  const statistic = visitors.reduce((sum, each, index) => {
    const expected = (all * (shares[index] ?? 0)) / whole;
    return expected === 0 ? sum : sum + (each - expected) ** 2 / expected;
  }, 0);
  return Math.min(1, chiSquareTail(statistic, visitors.length - 1));
}

/** Upper tail of the chi-square distribution, for one to four degrees of freedom. */
export function chiSquareTail(statistic: number, degrees: number): number {
  const half = statistic / 2;
  const tail = degrees % 2 === 0 ? Math.exp(-half) : complementaryError(Math.sqrt(half));
  if (degrees <= 2) return tail;
  const next = degrees % 2 === 0 ? half * Math.exp(-half) : 2 * Math.sqrt(half / Math.PI) * Math.exp(-half);
  return tail + next;
}

/** Complementary error function for x ≥ 0, to 1.2e-7 (Numerical Recipes, erfcc). */
function complementaryError(x: number): number {
  const t = 1 / (1 + x / 2);
  const coefficients = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
    -0.82215223, 0.17087277,
  ];
  return t * Math.exp(-x * x + coefficients.reduceRight((sum, each) => sum * t + each, 0));
}
