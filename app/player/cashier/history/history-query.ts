import type { HistoryFilter, PlatformRequestTransactions } from '../../../../schemas/generated/types';
import { nextDay, startOfDay } from '../../../../ui/format/zone-day';

const hourMs = 3_600_000;

/** The platform's query for a filter (WALLET-22): days are converted to times in the market's time zone, `to` inclusive. */
export function historyQuery(
  { category, status, hour, from, to }: HistoryFilter,
  { timeZone, now }: { timeZone: string; now: number },
): PlatformRequestTransactions {
  const starts = [
    ...(hour ? [now - Number.parseInt(hour, 10) * hourMs] : []),
    ...(from ? [startOfDay(from, timeZone)] : []),
  ];
  const iso = (time: number) => new Date(time).toISOString();
  return {
    ...(category ? { category } : {}),
    ...(status ? { status } : {}),
    ...(starts.length > 0 ? { from: iso(Math.max(...starts)) } : {}),
    ...(to ? { to: iso(startOfDay(nextDay(to), timeZone)) } : {}),
  };
}
