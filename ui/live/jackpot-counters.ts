import { type CurrencyDisplay, formatMoney } from '../format/money';
import type { LiveAnswer } from './live-answer';

const frameEvery = 100;

/** A jackpot on its way from the amount shown to the newest one; times in milliseconds. */
export interface Counter {
  from: number;
  to: number;
  currency: string;
  start: number;
  duration: number;
}

/** The displayed value of a counting jackpot; one that was won falls to its new amount at once. */
export function amountAt({ from, to, start, duration }: Counter, time: number): number {
  const share = Math.min(1, Math.max(0, (time - start) / duration));
  return to <= from ? to : Math.floor(from + (to - from) * share);
}

interface MoneyTexts {
  tag: string;
  currencies: Record<string, CurrencyDisplay>;
}

/** Counts the jackpots of elements up to newer amounts; with reduced motion they change at once. */
export function createJackpotCounters({ tag, currencies }: MoneyTexts) {
  const counters = new Map<HTMLDataElement, Counter>();
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let counting = false;
  let lastFrame = 0;

  function count(time: number): void {
    counting = counters.size > 0;
    if (counting) requestAnimationFrame(count);
    if (time - lastFrame < frameEvery) return;
    lastFrame = time;
    for (const [element, counter] of counters) {
      const amount = calm.matches ? counter.to : amountAt(counter, time);
      element.value = String(amount);
      element.textContent = formatMoney(amount, counter.currency, {
        tag,
        displays: currencies,
        decimals: true,
      });
      if (amount === counter.to || !element.isConnected) counters.delete(element);
    }
  }

  return {
    /** @param duration milliseconds until the newest amount is shown: the usual time between two */
    show(elements: ReadonlySet<HTMLElement>, jackpots: LiveAnswer['jackpots'], duration: number): void {
      for (const { gameId, amount, currency } of jackpots) {
        for (const element of elements) {
          if (element.dataset['liveJackpot'] !== gameId || !(element instanceof HTMLDataElement)) continue;
          const counter = { from: shownAmount(element), to: amount, currency, start: performance.now() };
          counters.set(element, { ...counter, duration });
        }
      }
      if (!counting) requestAnimationFrame(count);
    },
  };
}

function shownAmount(element: HTMLDataElement): number {
  const amount = Number(element.value);
  return Number.isFinite(amount) ? amount : 0;
}
