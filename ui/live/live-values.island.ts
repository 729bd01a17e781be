import { type CurrencyDisplay, formatMoney } from '../format/money';
import { isLiveAnswer, type LiveAnswer } from './live-answer';
import { seatsLine, type TableTexts } from '../game/tile-site';

interface LiveValuesProps {
  /** Address of the live data; may carry a query already. */
  dataHref: string;
  locale: string;
  tag: string;
  currencies: Record<string, CurrencyDisplay>;
  labels: TableTexts;
}

const pollEvery = 10_000;
const frameEvery = 100;
const selector = '[data-live-jackpot], [data-live-seats]';

/**
 * Keeps every jackpot and table of the page current: asks every ten seconds, while the tab is visible, for those near
 * the visible part of the page. Between two answers a jackpot counts up to the newest amount; with reduced motion it
 * changes at once. An answer that fails or is not understood changes nothing.
 */
export function mount(_element: HTMLElement, props: LiveValuesProps): void {
  const near = new Set<HTMLElement>();
  const observed = new WeakSet<HTMLElement>();
  const counters = new Map<HTMLDataElement, Counter>();
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
    },
    { rootMargin: '300px' },
  );

  /** Finds values that came with games loaded later. */
  const observeNew = () => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (observed.has(element)) continue;
      observed.add(element);
      observer.observe(element);
    }
    for (const element of near) if (!element.isConnected) near.delete(element);
  };

  const poll = async () => {
    observeNew();
    if (document.visibilityState === 'hidden' || near.size === 0) return;
    const answer = await ask(props, near).catch(() => undefined);
    if (!answer) return;
    showTables(near, answer, props);
    for (const { gameId, amount, currency } of answer.jackpots) {
      for (const element of near) {
        if (element.dataset['liveJackpot'] !== gameId || !(element instanceof HTMLDataElement)) continue;
        counters.set(element, { from: shownAmount(element), to: amount, currency, start: performance.now() });
      }
    }
    if (!counting) requestAnimationFrame(count);
  };

  let counting = false;
  let lastFrame = 0;
  const count = (time: number) => {
    counting = counters.size > 0;
    if (counting) requestAnimationFrame(count);
    if (time - lastFrame < frameEvery) return;
    lastFrame = time;
    for (const [element, counter] of counters) {
      const amount = calm.matches ? counter.to : amountAt(counter, time);
      element.value = String(amount);
      element.textContent = formatMoney(amount, counter.currency, {
        tag: props.tag,
        displays: props.currencies,
        decimals: true,
      });
      if (amount === counter.to || !element.isConnected) counters.delete(element);
    }
  };

  observeNew();
  // The observer reports what is near in the next frames; asking at once would find nothing.
  setTimeout(() => void poll(), 1000);
  setInterval(() => void poll(), pollEvery);
  document.addEventListener('visibilitychange', () => void poll());
}

/** A jackpot on its way from the amount shown to the newest one; times in milliseconds. */
export interface Counter {
  from: number;
  to: number;
  currency: string;
  start: number;
}

/** The displayed value of a counting jackpot; one that was won falls to its new amount at once. */
export function amountAt({ from, to, start }: Counter, time: number): number {
  const share = Math.min(1, Math.max(0, (time - start) / pollEvery));
  return to <= from ? to : Math.floor(from + (to - from) * share);
}

function shownAmount(element: HTMLDataElement): number {
  const amount = Number(element.value);
  return Number.isFinite(amount) ? amount : 0;
}

function showTables(
  elements: Set<HTMLElement>,
  { tables }: LiveAnswer,
  { labels, tag }: LiveValuesProps,
): void {
  const byId = new Map(tables.map((table) => [table.tableId, table]));
  for (const element of elements) {
    const table = byId.get(element.dataset['liveSeats'] ?? '');
    if (!table) continue;
    const { state, text } = seatsLine(table, labels, tag);
    element.dataset['state'] = state;
    element.textContent = text;
    // How full the table is, for styles that draw it.
    element.style.setProperty('--taken', String(table.seats > 0 ? table.seatsTaken / table.seats : 0));
  }
}

async function ask(props: LiveValuesProps, elements: Set<HTMLElement>): Promise<LiveAnswer | undefined> {
  const ids = (name: 'liveJackpot' | 'liveSeats') =>
    [...new Set([...elements].flatMap((element) => element.dataset[name] ?? []))].sort().join(',');
  const url = new URL(props.dataHref, location.href);
  url.searchParams.set('locale', props.locale);
  const jackpots = ids('liveJackpot');
  const tables = ids('liveSeats');
  if (jackpots) url.searchParams.set('jackpots', jackpots);
  if (tables) url.searchParams.set('tables', tables);
  const response = await fetch(url);
  if (!response.ok) return undefined;
  const answer: unknown = await response.json();
  return isLiveAnswer(answer) ? answer : undefined;
}
