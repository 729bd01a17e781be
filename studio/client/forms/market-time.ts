import { createContext, useContext } from 'react';

/** The clock by which editors of a market think. */
interface MarketClock {
  /** IANA name, such as `Europe/Helsinki`. */
  readonly timeZone: string;
}

/** The time zone of the market that is edited; without one, that of the browser. */
export const MarketTime = createContext<MarketClock | null>(null);

export function useMarketTime(): MarketClock {
  return useContext(MarketTime) ?? { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
