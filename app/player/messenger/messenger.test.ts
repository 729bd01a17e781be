/** @vitest-environment jsdom */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMessenger } from './messenger-api';
import { readMemory, remember } from './messenger-memory';
import { conversationFields, isHomePath, isWidgetShown } from './messenger-rules';
import { startMessenger } from './start-messenger';

const page = { script: 'https://chat.test/snippet.js?key=k-1', playerField: '77', playerHref: null };
const answer = { playerId: 123, token: 'token-of-the-session', brand: 'one' };

/** The calls of the messenger in order, and its events by name. */
let calls: unknown[][] = [];
let events: Record<string, (value?: number) => void> = {};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/en-UN/promotions');
  calls = [];
  events = {};
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    window.zE = (area: string, name: string, value?: unknown) => {
      calls.push([area, name, value].filter((part) => part !== undefined));
      if (area === 'messenger:on') events[name] = value as (value?: number) => void;
      if (name === 'loginUser')
        (value as (give: (token: string) => void) => void)((token) => calls.push(['token', token]));
    };
    for (const node of nodes) if (node instanceof Element) node.dispatchEvent(new Event('load'));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
  delete window.zE;
});

/** Starts the messenger in a document without one. */
async function start(player?: object) {
  vi.resetModules();
  const fresh = await import('./start-messenger');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(player ?? null)));
  const changed = vi.fn<(shown: boolean, unread: number) => void>();
  const closed = vi.fn();
  const playerHref = player ? '/api/player/messenger' : null;
  await fresh.startMessenger({ ...page, playerHref }, { changed, closed });
  return { changed, closed };
}

test('MSG-02 MSG-03 the messenger starts hidden and three of its events are handled', async () => {
  const { changed } = await start();
  expect(calls[0]).toEqual(['messenger', 'hide']);
  expect(Object.keys(events)).toEqual(['open', 'close', 'unreadMessages']);
  expect(calls.filter(([area]) => area === 'messenger:on')).toHaveLength(3);
  expect(calls).not.toContainEqual(['messenger', 'show']);
  expect(changed).toHaveBeenLastCalledWith(false, 0);
});

test('MSG-04 the conversation is tagged with one field, and without player, token or brand with none', () => {
  expect(conversationFields(answer, '77')).toEqual([{ id: '77', value: '123' }]);
  expect(conversationFields({ ...answer, playerId: undefined }, '77')).toEqual([]);
  expect(conversationFields({ ...answer, token: '' }, '77')).toEqual([]);
  expect(conversationFields({ ...answer, brand: '' }, '77')).toEqual([]);
});

test('MSG-04 MSG-10 the token of the session signs the player in, and the conversation has the player id', async () => {
  await start(answer);
  expect(calls).toContainEqual(['token', 'token-of-the-session']);
  expect(calls).toContainEqual(['messenger:set', 'conversationFields', [{ id: '77', value: '123' }]]);
});

test('MSG-10 without a token no player is signed in', async () => {
  await start({ ...answer, token: '' });
  expect(calls.map(([, name]) => name)).not.toContain('loginUser');
  expect(calls.map(([, name]) => name)).not.toContain('conversationFields');
});

test('MSG-05 the language is set before the messenger is shown and opened', async () => {
  await start();
  calls = [];
  openMessenger('fi');
  expect(calls).toEqual([
    ['messenger:set', 'locale', 'fi'],
    ['messenger', 'show'],
    ['messenger', 'open'],
  ]);
});

test('MSG-06 before the messenger is there, opening it only warns', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(() => openMessenger('en')).not.toThrow();
  expect(warn.mock.calls).toEqual([['Zendesk is not initialized yet']]);
});

test('MSG-07 MSG-08 unread messages show the widget on home pages only, the visitor everywhere', () => {
  expect(isHomePath('/en-UN')).toBe(true);
  expect(isHomePath('/en-UN/promotions')).toBe(false);
  const home = { path: '/en-UN', unread: 0, opened: false };
  const elsewhere = { path: '/en-UN/promotions', unread: 2, opened: false };
  expect(isWidgetShown(home)).toBe(false);
  expect(isWidgetShown({ ...home, unread: 2 })).toBe(true);
  expect(isWidgetShown(elsewhere)).toBe(false);
  expect(isWidgetShown({ ...elsewhere, opened: true })).toBe(true);
});

test('MSG-07 MSG-08 MSG-09 events show and hide the widget, and the tab remembers what is unread', async () => {
  const { changed, closed } = await start();
  events['unreadMessages']?.(2);
  expect(readMemory().unread).toBe(2);
  expect(changed).toHaveBeenLastCalledWith(false, 2);
  events['open']?.();
  expect(changed).toHaveBeenLastCalledWith(true, 2);
  events['close']?.();
  expect(closed).toHaveBeenCalledOnce();
  expect(changed).toHaveBeenLastCalledWith(false, 2);
  history.replaceState(null, '', '/en-UN');
  events['unreadMessages']?.(2);
  expect(changed).toHaveBeenLastCalledWith(true, 2);
});

test('MSG-09 a browser that refuses storage has an empty memory', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  expect(remember({ unread: 3 }, refuse).unread).toBe(3);
  expect(readMemory(refuse).unread).toBe(0);
});

test('MSG-01 the script is loaded once, and again only after a failure', async () => {
  const append = vi.spyOn(document.head, 'append');
  await start();
  await expect(startMessenger(page, { changed: vi.fn(), closed: vi.fn() })).resolves.toBeUndefined();
  const [script] = append.mock.calls.flat();
  expect(script).toHaveProperty('src', page.script);
});
