import type { PlayerBalance } from '../../schemas/generated/types';

/** Told to the document by the page's line to its player. */
const eventName = 'marquee:balance';

export interface BalanceNews {
  amounts: PlayerBalance;
  /** Something was played, paid in or out since the page was opened; the first amounts a page learns are no change. */
  changed: boolean;
}

/** Publishes the player's current balance to the page. */
export function tellBalance(news: BalanceNews): void {
  document.dispatchEvent(new CustomEvent<BalanceNews>(eventName, { detail: news }));
}

/** Subscribes to the player's balance. @returns a function that unsubscribes */
export function followBalance(hear: (news: BalanceNews) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) hear(event.detail as BalanceNews);
  };
  document.addEventListener(eventName, listener);
  return () => document.removeEventListener(eventName, listener);
}
