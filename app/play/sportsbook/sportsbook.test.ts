import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import defaults from '../../../brands/defaults.json';
import { bonusToastOf } from './bonus-toast';
import { type BookListeners, createBookBridge, readyTimeoutMs } from './book-bridge';
import { sportsbookLanguage } from './context-body';
import { pathOfRoute, routeOfPath } from './sportsbook-path';
import { initialSportsbook, nextSportsbook } from './sportsbook-state';

const origin = 'https://book.example';
const source = 'marquee-sportsbook';
const contextData = { iframeUrl: `${origin}/frame/a/b`, expiresAt: '2026-03-04T20:30:00.000Z' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('SPORT-01 the state begins with four empty keys and no loader', () => {
  expect(Object.keys(initialSportsbook)).toEqual(['contextData', 'loader', 'error', 'bonusToast']);
  expect(initialSportsbook).toEqual({
    contextData: undefined,
    loader: false,
    error: undefined,
    bonusToast: undefined,
  });
  const open = nextSportsbook(initialSportsbook, { type: 'open' });
  expect(open.loader).toBe(true);
  const opened = nextSportsbook(open, { type: 'opened', contextData });
  expect(opened).toMatchObject({ contextData, loader: true });
  expect(nextSportsbook(opened, { type: 'ready' })).toMatchObject({ contextData, loader: false });
  expect(nextSportsbook(opened, { type: 'failed', code: 'unheard' })).toMatchObject({
    contextData: undefined,
    loader: false,
    error: 'unheard',
  });
});

test('SPORT-01 SPORT-08 a toast has five properties; what a message leaves out is as configured', () => {
  const toast = bonusToastOf(
    { source, type: 'toast', message: 'Free bet', minOdds: 1.8 },
    {
      delay: 8_000,
      swipeable: true,
    },
  );
  expect(toast).toEqual({
    message: 'Free bet',
    delay: 8_000,
    swipeable: true,
    minOdds: 1.8,
    maxBetAmount: undefined,
  });
});

test('SPORT-06 AMB-47 regional languages are English, Chile CL, Peru PE, Portuguese BR; others are their own', () => {
  const { languageMap } = defaults.brand.sportsbook;
  const codes = (languages: string) =>
    languages.split(' ').map((language) => sportsbookLanguage(language, languageMap));
  expect(codes('ca nz inen cl pe pt fi en')).toEqual('en en en CL PE BR fi en'.split(' '));
});

test('ROUTE-43 SPORT-04 an address names up to four parts, and ends at what is no slug', () => {
  const route = { category: 'football', region: 'england', competition: 'premier', event: '123' };
  expect(routeOfPath('/sportsbook/football/england/premier/123')).toEqual(route);
  expect(pathOfRoute(route)).toBe('/sportsbook/football/england/premier/123');
  expect(routeOfPath('/sportsbook')).toEqual({});
  expect(routeOfPath('/sportsbook/football/<b>/premier')).toEqual({ category: 'football' });
});

function connect() {
  let hear: (event: Pick<MessageEvent, 'data' | 'origin' | 'source'>) => void = () => undefined;
  const posted: Record<string, unknown>[] = [];
  const frame = {
    postMessage: (message: Record<string, unknown>, target: string) => posted.push({ ...message, target }),
  } as unknown as Window;
  const told: unknown[][] = [];
  const listeners: BookListeners = {
    onReady: () => told.push(['ready']),
    onRoute: (...route) => told.push(route),
    onMessage: ({ type }) => told.push([type]),
    onFailure: (failure) => told.push([failure]),
  };
  const bridge = createBookBridge(
    { origin, host: 'https://site.example', route: { category: 'football' } },
    listeners,
    {
      frame: () => frame,
      listen(listener) {
        hear = listener;
        return () => (hear = () => undefined);
      },
      now: () => Date.now(),
    },
  );
  const say = (message: object, from = origin, window: unknown = frame) =>
    hear({ data: { source, ...message }, origin: from, source: window as Window });
  return { bridge, posted, told, say, types: () => posted.map(({ type }) => type) };
}

test('messages of other origins, windows and shapes are ignored; those of the frame are handled', () => {
  const book = connect();
  book.say({ type: 'ready' }, 'https://evil.example');
  book.say({ type: 'ready' }, origin, {});
  book.say({ type: 'needFunds', amount: 'all' });
  book.say({ type: 'ready', source: 'someone else' });
  expect([book.told, book.bridge.ignored]).toEqual([[], 4]);
  book.bridge.post({ type: 'balance', amount: 100, currency: 'EUR' });
  expect(book.posted).toEqual([]);
  book.say({ type: 'ready' });
  expect(book.told).toEqual([['ready']]);
  expect(book.types()).toEqual(['init', 'balance']);
  expect(new Set(book.posted.map(({ target }) => target))).toEqual(new Set([origin]));
});

test('ROUTE-43 the route goes both ways without a loop', () => {
  const book = connect();
  book.say({ type: 'ready' });
  book.bridge.show({ category: 'football' });
  expect(book.types()).not.toContain('route');
  book.say({ type: 'route', category: 'tennis', title: 'Tennis' });
  expect(book.told.at(-1)).toEqual(['/sportsbook/tennis', 'Tennis', true]);
  // The page follows and passes the frame's own route back.
  book.bridge.show({ category: 'tennis' });
  expect(book.types()).not.toContain('route');
  book.bridge.show({ category: 'football', region: 'england' });
  expect(book.posted.at(-1)).toMatchObject({ type: 'route', category: 'football', region: 'england' });
});

test('a frame that is never ready has failed, once', () => {
  const book = connect();
  vi.advanceTimersByTime(readyTimeoutMs * 2);
  expect(book.told).toEqual([['unheard']]);
});
