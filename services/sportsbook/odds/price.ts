import type { Chance } from './final-scores';
import { gradeOf, type MarketType, outcomesOf, type Outcome } from './grade';

/** Outcome with its odds in thousandths; null if it is practically decided and cannot be priced. */
export interface Price {
  outcome: Outcome;
  odds: number | null;
}

const LOWEST = 1_010;
const HIGHEST = 101_000;

/** Steps of odds, in thousandths: up to 2 by 0.01, up to 4 by 0.05 and so on. */
const STEPS: readonly [below: number, step: number][] = [
  [2_000, 10],
  [4_000, 50],
  [10_000, 100],
  [20_000, 500],
  [Infinity, 1_000],
];

/**
 * Odds of a market from the probabilities of final scores. Void scores count for neither side. The margin is spread so that
 * a clear favourite keeps odds above 1.
 * @param marginPerMille excess of the sum of all implied probabilities over 1
 */
export function pricesOf(market: MarketType, chances: readonly Chance[], marginPerMille: number): Price[] {
  const won = outcomesOf(market).map((outcome) =>
    sumWhere(chances, (score) => gradeOf(market, outcome, score) === 'won'),
  );
  const graded = won.reduce((sum, each) => sum + each, 0);
  const fair = won.map((each) => each / graded);
  const open = 1 - fair.reduce((sum, each) => sum + each ** 2, 0);
  const prices = outcomesOf(market).map((outcome, index): Price => {
    const chance = fair[index] ?? 0;
    return { outcome, odds: oddsOf(chance * (1 + ((marginPerMille / 1_000) * (1 - chance)) / open)) };
  });
  // One decided outcome decides the others as well.
  return prices.some(({ odds }) => odds === null)
    ? prices.map(({ outcome }) => ({ outcome, odds: null }))
    : prices;
}

/** Odds of a probability in thousandths, rounded down to a step. */
export function oddsOf(chance: number): number | null {
  const exact = 1_000 / chance;
  if (!(exact >= LOWEST && exact <= HIGHEST)) return null;
  const step = STEPS.find(([below]) => exact < below)?.[1] ?? 1_000;
  return Math.max(LOWEST, Math.floor(exact / step) * step);
}

function sumWhere(chances: readonly Chance[], isMeant: (score: Chance['score']) => boolean): number {
  return chances.reduce((sum, { score, chance }) => (isMeant(score) ? sum + chance : sum), 0);
}
