import type { PlayerBalance } from '../../schemas/generated/types';

/** Told to the document by the page's line to its player. */
const eventName = 'marquee:balance';

export interface BalanceNews {
  amounts: PlayerBalance;
  /** Something was played, paid in or out since the page was opened; the first amounts a page learns are no change. */
  changed: boolean;
}

/** Says what the player holds now to every part of the page that follows it. */
export function tellBalance(news: BalanceNews): void {
  document.dispatchEvent(new CustomEvent<BalanceNews>(eventName, { detail: news }));
}

/** Hears what the player holds whenever the page learns of it. @returns a function that stops */
export function followBalance(hear: (news: BalanceNews) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) hear(event.detail as BalanceNews);
  };
  document.addEventListener(eventName, listener);
  return () => document.removeEventListener(eventName, listener);
}
