// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameBrowserLive, GameCardLive } from '../../schemas/generated/types';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import { GameBrowser } from './game-browser';
import { mount } from './game-browser.island';

function game(gameId: string): GameCardLive {
  return {
    gameId,
    name: gameId,
    href: `/en-UN/online-casino/play/relax/${gameId}`,
    square: { url: 'https://images.marquee.test/a.svg', width: 640, height: 640, alt: '' },
    tint: '#102030',
    provider: 'Laidback Labs',
    badges: [],
    restricted: false,
    overlay: false,
  };
}

const allGames = '/en-UN/online-casino/all-games';

const live: GameBrowserLive = {
  label: 'All games',
  action: allGames,
  dataHref: '/data/games?locale=en-UN',
  items: [game('a'), game('b')],
  total: 5,
  hasMore: true,
  nextHref: `${allGames}?offset=2`,
  pageSize: 2,
  query: { search: '', providers: [], features: [], types: [], jackpot: false, sort: 'popular', offset: 0 },
  providers: [{ id: 'relax', label: 'Laidback Labs', count: 3 }],
  categories: [],
  features: [{ id: 'ways', label: 'Ways to win', count: 2 }],
  types: [{ id: 'slot', label: 'Slot', count: 5 }],
  jackpots: 1,
  suggestions: [],
};

const answers: (GameBrowserLive | Error)[] = [];
const requested: string[] = [];

/** The page with the block on it, its code mounted as the page does it. */
function open(path: string, typedBefore = '', shown = live): HTMLElement {
  history.replaceState(null, '', path);
  document.body.innerHTML = renderToStaticMarkup(
    <SiteProvider value={testSite()}>
      <GameBrowser content={{ lobby: 'casino' }} live={shown} />
    </SiteProvider>,
  );
  const element = one(document.body, '[data-island]');
  for (const input of element.querySelectorAll<HTMLInputElement>('input[type="search"]'))
    input.value = typedBefore;
  mount(element, JSON.parse(element.dataset['props'] ?? ''));
  return element;
}

function one(parent: ParentNode, selector: string): HTMLElement {
  const element = parent.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
}

const names = (element: HTMLElement) =>
  [...element.querySelectorAll('[data-list] a')].map((link) => link.textContent);

async function type(element: HTMLElement, text: string): Promise<void> {
  const input = element.querySelector<HTMLInputElement>('input[type="search"]');
  if (!input) throw new Error('No search box');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(150);
}

function choose(element: HTMLElement, value: string): void {
  one(element, `input[value="${value}"]`).click();
}

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = 0;
  requested.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('offline');
    return Response.json(answer);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('GameBrowser in the browser', () => {
  it('BLOCK-25 searches 150 ms after the last key for name AND filters, and the address follows', async () => {
    const element = open(allGames);
    answers.push({ ...live, items: [game('c')], total: 1, hasMore: false });
    choose(element, 'relax');
    await vi.advanceTimersByTimeAsync(0);
    answers.push({ ...live, items: [game('d')], total: 1, hasMore: false });
    await type(element, 'gold ');
    expect(requested).toEqual([
      '/data/games?locale=en-UN&provider=relax',
      '/data/games?locale=en-UN&q=gold&provider=relax',
    ]);
    expect(names(element)).toEqual(['d']);
    expect(one(element, '[data-count]').textContent).toBe('1 game');
    expect(location.pathname + location.search).toBe(`${allGames}?q=gold&provider=relax`);
    expect([...element.querySelectorAll('[data-chips] a')].map((chip) => chip.textContent)).toEqual([
      'gold',
      'Laidback Labs',
      'Clear all',
    ]);
  });

  it('BLOCK-25 searches for what was typed before its code had come', async () => {
    answers.push({ ...live, items: [game('e')], total: 1, hasMore: false });
    const element = open(allGames, 'gold');
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toEqual(['/data/games?locale=en-UN&q=gold']);
    expect(names(element)).toEqual(['e']);
    expect(location.search).toBe('?q=gold');
  });

  it('takes a filter away by its chip', async () => {
    const element = open(allGames);
    answers.push({ ...live, items: [game('c')] }, live);
    choose(element, 'ways');
    await vi.advanceTimersByTimeAsync(0);
    one(element, '[data-chips] a[data-value="ways"]').click();
    await vi.advanceTimersByTimeAsync(0);
    expect(requested[1]).toBe('/data/games?locale=en-UN');
    expect(one(element, '[data-chips]').hidden).toBe(true);
    expect(location.search).toBe('');
  });

  it('BLOCK-38 appends the next pages until there is none', async () => {
    const element = open(allGames);
    answers.push({ ...live, items: [game('c'), game('d')] }, { ...live, items: [game('e')], hasMore: false });
    one(element, '[data-more]').click();
    await vi.advanceTimersByTimeAsync(0);
    one(element, '[data-more]').click();
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toEqual(['/data/games?locale=en-UN&offset=2', '/data/games?locale=en-UN&offset=4']);
    expect(names(element)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(one(element, '[data-more]').hidden).toBe(true);
  });

  it('keeps the list when a search fails, says so, and tries again', async () => {
    const element = open(allGames);
    answers.push(new Error('offline'), { ...live, items: [game('c')] });
    await type(element, 'gold');
    expect(names(element)).toEqual(['a', 'b']);
    expect(one(element, '[data-error] > p').hidden).toBe(false);
    one(element, '[data-retry]').click();
    await vi.advanceTimersByTimeAsync(0);
    expect(names(element)).toEqual(['c']);
    expect(one(element, '[data-error] > p').hidden).toBe(true);
  });

  it('ROUTE-50 a filter on the page of a category acts at once, keeps the category and the focus', async () => {
    const dataHref = '/data/games?locale=en-UN&category=slots';
    const query = { ...live.query, category: 'slots' };
    const element = open('/en-UN/online-casino/slots', '', { ...live, label: 'Slots', dataHref, query });
    const relax = one(element, 'input[value="relax"]');
    answers.push({ ...live, items: [game('c')], total: 1, hasMore: false }, live);
    relax.focus();
    relax.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toEqual([`${dataHref}&provider=relax`]);
    expect(names(element)).toEqual(['c']);
    expect(one(element, '[role="status"]').textContent).toBe('1 game');
    expect(location.pathname + location.search).toBe(`${allGames}?provider=relax&category=slots`);
    expect(document.activeElement).toBe(relax);
    relax.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(location.pathname + location.search).toBe('/en-UN/online-casino/slots');
  });

  it('the panel closes when its button is pressed, and the focus goes to what opens it', async () => {
    const element = open(allGames);
    const panel = element.querySelector('details');
    if (!panel) throw new Error('no panel');
    panel.open = true;
    panel.scrollIntoView = () => undefined;
    one(element, 'form').scrollIntoView = () => undefined;
    answers.push(live);
    one(panel, 'button[type="submit"]').focus();
    one(element, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(panel.open).toBe(false);
    expect(document.activeElement).toBe(one(element, 'summary'));
  });
});
