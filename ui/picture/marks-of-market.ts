import type { Mark } from '../../schemas/generated/types';

/** The marks of a market; those without markets are for all. */
export function marksOfMarket(marks: Mark[] | undefined, market: string): Mark[] {
  return (marks ?? []).filter(({ onlyMarkets }) => !onlyMarkets?.length || onlyMarkets.includes(market));
}
