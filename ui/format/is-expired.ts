/** Whether a moment is over; one that is missing or cannot be read is (MARKET-36). @param now milliseconds */
export function isExpired(date: string | undefined, now: number): boolean {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) || time <= now;
}
