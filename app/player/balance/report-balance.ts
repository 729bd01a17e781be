import { followBalance } from '../../../ui/live/player-balance';

/** Delay in milliseconds that combines changes in quick succession, such as a stake and its win, in one report. */
const quietMs = 500;

/**
 * Makes the site report changed balances to the sports API (AUTH-35). The request contains no amount: the site looks it up. A hidden
 * page leaves the report to the visible one. A failed report is not retried, since the wallet is authoritative.
 */
export function reportBalance(locale: string): void {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  followBalance(({ changed }) => {
    clearTimeout(quiet);
    if (!changed || document.hidden) return;
    quiet = setTimeout(() => {
      const query = new URLSearchParams({ locale }).toString();
      fetch(`/api/player/sports-balance?${query}`, { method: 'POST' }).catch(() => undefined);
    }, quietMs);
  });
}
