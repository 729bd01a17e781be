import { openingsFrom } from './business-hours';
import type { Filler } from './context';

/** Support hours of the next days, in the market's time zone. */
export const fillContact: Filler<'contact'> = ({ hours, closedDays }, { site, now, liveChatOff }) =>
  Promise.resolve({
    openings: openingsFrom(hours ?? [], closedDays ?? [], now(), site.market.timeZone),
    ...(liveChatOff || site.market.disableLiveChat ? { liveChatOff: true } : {}),
  });
