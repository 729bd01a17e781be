import { createJackpotCounters } from './jackpot-counters';
import { isLiveAnswer, type LiveAnswer, readLiveMessage } from './live-answer';
import { showTables, type TableLabels } from './show-tables';
import { createSocket } from './socket';

export interface LiveValuesProps extends TableLabels {
  /** Address of the live data; may carry a query already. */
  dataHref: string;
  /** Address of the live feed; left out where a brand has no websocket. */
  feedHref?: string;
  locale: string;
}

const pollEvery = 10_000;
/** Jackpots change when the platform's projector has run. */
const pushEvery = 2_000;
const watchAfter = 500;
/** Most ids of a kind in one message or request. */
const mostIds = 120;
const kinds = ['liveJackpot', 'liveSeats', 'liveDealer', 'liveLimits'] as const;
const liveValues = '[data-live-jackpot], [data-live-seats], [data-live-dealer], [data-live-limits]';

/**
 * Keeps every jackpot and table near the visible part of the page current while the tab is visible: over the live feed, or by asking
 * every ten seconds while there is no connection. A message that is not understood changes nothing.
 */
export function keepLive(props: LiveValuesProps): void {
  const near = new Set<HTMLElement>();
  const observed = new WeakSet<HTMLElement>();
  const jackpots = createJackpotCounters(props);
  let watched = '';
  let watching: ReturnType<typeof setTimeout> | undefined;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      clearTimeout(watching);
      watching = setTimeout(watch, watchAfter);
    },
    { rootMargin: '300px' },
  );

  /** Finds values that came with games loaded later. */
  function observeNew(): void {
    for (const element of document.querySelectorAll<HTMLElement>(liveValues)) {
      if (observed.has(element)) continue;
      observed.add(element);
      observer.observe(element);
    }
    for (const element of near) if (!element.isConnected) near.delete(element);
  }

  function show(answer: LiveAnswer | undefined, every: number): void {
    if (!answer) return;
    showTables(near, answer.tables, props);
    jackpots.show(near, answer.jackpots, every);
  }

  const feed = createSocket({
    connect: () => Promise.resolve(new WebSocket(props.feedHref ?? '')),
    onOpen() {
      watched = '';
      watch();
    },
    onMessage: (text) => show(readLiveMessage(text), pushEvery),
    gaveUp: 'The live feed stopped after the last reconnect; live values are still polled.',
    // eslint-disable-next-line no-console -- WS-08 wants it said there
    log: (text) => console.warn(text),
  });

  /** Opens the feed once there is something to watch, and tells it when that changes. */
  function watch(): void {
    if (!props.feedHref || document.hidden) return;
    const topics = topicsOf(near);
    const isEmpty = topics.jackpots.length + topics.tables.length === 0;
    if (feed.state.name === 'off' && !isEmpty) feed.start();
    const text = JSON.stringify(topics);
    if (feed.state.name !== 'open' || text === watched) return;
    watched = text;
    feed.send({ action: 'watch', ...topics });
  }

  async function poll(): Promise<void> {
    observeNew();
    if (document.hidden || near.size === 0 || feed.state.name === 'open') return;
    show(await ask(props, near).catch(() => undefined), pollEvery);
  }

  observeNew();
  // The observer reports what is near in the next frames; asking at once would find nothing.
  setTimeout(() => void poll(), 1000);
  setInterval(() => void poll(), pollEvery);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return feed.stop();
    watch();
    void poll();
  });
  // An open socket would keep the page from being restored by the back button.
  addEventListener('pagehide', () => feed.stop());
  addEventListener('pageshow', ({ persisted }) => persisted && watch());
}

function topicsOf(elements: ReadonlySet<HTMLElement>): { tables: string[]; jackpots: string[] } {
  const tables = new Set<string>();
  const jackpots = new Set<string>();
  for (const { dataset } of elements)
    for (const kind of kinds) {
      const id = dataset[kind];
      if (id) (kind === 'liveJackpot' ? jackpots : tables).add(id);
    }
  return { tables: listOf(tables), jackpots: listOf(jackpots) };
}

function listOf(ids: ReadonlySet<string>): string[] {
  return [...ids].sort().slice(0, mostIds);
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
