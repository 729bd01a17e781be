import { createContext, useContext } from 'react';

/** Time zone of an edited market. */
interface MarketClock {
  /** IANA name, such as `Europe/Helsinki`. */
  readonly timeZone: string;
}

/** The time zone of the edited market; without one, the browser's. */
export const MarketTime = createContext<MarketClock | null>(null);

export function useMarketTime(): MarketClock {
  return useContext(MarketTime) ?? { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
