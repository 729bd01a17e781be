import { createJackpotCounters } from './jackpot-counters';
import { isLiveAnswer, type LiveAnswer } from './live-answer';
import type { LiveFeed, Topics } from './live-feed';
import { showSeats } from './show-seats';
import type { TableLabels } from './show-table-facts';

interface LiveValuesProps extends TableLabels {
  /** Address of the live data; may carry a query already. */
  dataHref: string;
  /** Address of the live feed; left out where a brand has no websocket. */
  feedHref?: string;
  locale: string;
}

const pollEvery = 10_000;
/** Jackpots change when the platform's projector has run. */
const pushEvery = 2_000;
/** Whoever passes through costs no connection, and no code for one. */
const feedAfter = 5_000;
const watchAfter = 500;
/** Most ids of a kind in one message or request. */
const mostIds = 120;
const selector = '[data-live-jackpot], [data-live-seats]';

/**
 * Keeps every jackpot and table near the visible part of the page current while the tab is visible: by asking every ten seconds, and over
 * the live feed once the visitor has stayed. An answer that fails or is not understood changes nothing.
 */
export function mount(_element: HTMLElement, props: LiveValuesProps): void {
  const near = new Set<HTMLElement>();
  const observed = new WeakSet<HTMLElement>();
  const jackpots = createJackpotCounters(props);
  let feed: LiveFeed | undefined;
  let watching: ReturnType<typeof setTimeout> | undefined;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      clearTimeout(watching);
      watching = setTimeout(() => feed?.watch(), watchAfter);
    },
    { rootMargin: '300px' },
  );

  /** Finds values that came with games loaded later. */
  function observeNew(): void {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (observed.has(element)) continue;
      observed.add(element);
      observer.observe(element);
    }
    for (const element of near) if (!element.isConnected) near.delete(element);
  }

  function show({ tables, jackpots: amounts }: LiveAnswer, every: number): void {
    showSeats(near, tables, props);
    jackpots.show(near, amounts, every);
  }

  async function poll(): Promise<void> {
    observeNew();
    if (document.visibilityState === 'hidden' || near.size === 0 || feed?.isOpen) return;
    const answer = await ask(props, near).catch(() => undefined);
    if (answer) show(answer, pollEvery);
  }

  async function openFeed(href: string): Promise<void> {
    const { createLiveFeed } = await import('./live-feed');
    feed = createLiveFeed(href, {
      labels: props,
      topics: () => topicsOf(near),
      onAnswer: (answer) => show(answer, pushEvery),
    });
  }

  observeNew();
  // The observer reports visible elements in the next frames, so an immediate poll would find none.
  setTimeout(() => void poll(), 1000);
  setInterval(() => void poll(), pollEvery);
  document.addEventListener('visibilitychange', () => void poll());
  const { feedHref } = props;
  const opening = setInterval(() => {
    if (!feedHref || near.size === 0) return;
    clearInterval(opening);
    // Without its code, as offline, values are polled.
    openFeed(feedHref).catch(() => undefined);
  }, feedAfter);
}

function topicsOf(elements: ReadonlySet<HTMLElement>): Topics {
  const ids = (name: 'liveJackpot' | 'liveSeats') =>
    [...new Set([...elements].flatMap((element) => element.dataset[name] ?? []))].sort().slice(0, mostIds);
  return { tables: ids('liveSeats'), jackpots: ids('liveJackpot') };
}

async function ask(
  { dataHref, locale }: LiveValuesProps,
  elements: ReadonlySet<HTMLElement>,
): Promise<LiveAnswer | undefined> {
  const { tables, jackpots } = topicsOf(elements);
  const url = new URL(dataHref, location.href);
  url.searchParams.set('locale', locale);
  if (jackpots.length > 0) url.searchParams.set('jackpots', jackpots.join(','));
  if (tables.length > 0) url.searchParams.set('tables', tables.join(','));
  const response = await fetch(url);
  if (!response.ok) return undefined;
  const answer: unknown = await response.json();
  return isLiveAnswer(answer) ? answer : undefined;
}
