import { followBalance } from '../../../ui/live/player-balance';

/** One report for the changes of a moment, such as a stake and its win. */
const quietMs = 500;

/**
 * Has the site report changed balances to the sports API (AUTH-35). The address carries no amount: the site reads it itself. A page
 * that is hidden leaves it to the one that is shown, and a report that fails is not repeated: the wallet is what counts.
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
