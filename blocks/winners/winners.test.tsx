// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { validateWinnersContent, validateWinnersLive } from '../../schemas/generated/validators';
import type { WinnersLive } from '../../schemas/generated/types';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import typical from './fixtures/typical.json' with { type: 'json' };
import { mount } from './winners.island';
import { Winners } from './winners';

const now = Date.parse('2026-11-21T12:00:00Z');
let island: HTMLElement;
let answer: WinnersLive;

const ids = (list: string) =>
  [...island.querySelectorAll<HTMLElement>(`[data-winners="${list}"] > li`)].map((row) => row.dataset.id);

beforeEach(() => {
  vi.useFakeTimers({ now });
  // jsdom has no layout: the block counts as visible, with reduced motion.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.report([{ isIntersecting: true }]);
      }
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const content: unknown = typical.content;
  const live: unknown = structuredClone(typical.live);
  if (!validateWinnersContent(content) || !validateWinnersLive(live)) throw new Error('invalid fixture');
  answer = live;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
  document.body.innerHTML = renderToStaticMarkup(
    <SiteProvider value={testSite({ now })}>
      <Winners content={content} live={live} />
    </SiteProvider>,
  );
  const found = document.querySelector<HTMLElement>('[data-island="winners"]');
  if (!found) throw new Error('no island');
  island = found;
  mount(island, JSON.parse(island.dataset.props ?? ''));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function newWin(): void {
  const [first] = answer.latest;
  if (!first) throw new Error('no win');
  const image = { ...first.image, url: 'https://images.marquee.test/games/new.svg' };
  const win = {
    ...first,
    id: 'fresh',
    amount: 123_450,
    gameName: '<b>Fresh</b>',
    image,
    href: 'javascript:alert(1)',
  };
  answer.latest.unshift(win);
}

test('WIN-05 has the two tabs, moved between with arrow keys', () => {
  const [top, latest] = [...island.querySelectorAll<HTMLElement>('[role="tab"]')];
  expect([top, latest].map((tab) => tab?.getAttribute('aria-controls'))).toEqual([
    'top-winners',
    'latest-winners',
  ]);
  top?.focus();
  top?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(document.activeElement).toBe(latest);
  expect(document.getElementById('top-winners')?.hidden).toBe(true);
  expect(document.getElementById('latest-winners')?.hidden).toBe(false);
});

test('a new win comes in at the top of the same number of rows, as text and without its unsafe link', async () => {
  const before = ids('latest');
  newWin();
  await vi.advanceTimersByTimeAsync(15_100);
  expect(ids('latest')).toEqual(['fresh', ...before.slice(0, -1)]);
  const row = island.querySelector('[data-id="fresh"]');
  expect(row?.querySelector('[data-part="game"]')?.textContent).toBe('<b>Fresh</b>');
  expect(row?.querySelector('[data-part="amount"]')?.textContent).toBe('€1,234.50');
  expect(row?.querySelector('source')?.srcset).toContain('https://images.marquee.test/games/new.svg?w=64');
  expect(row?.querySelector('a')?.hasAttribute('href')).toBe(false);
});

test('the lists stand still while a row has the focus and while they are paused', async () => {
  const before = ids('latest');
  newWin();
  const link = island.querySelector<HTMLElement>('[data-winners] a');
  link?.focus();
  await vi.advanceTimersByTimeAsync(31_000);
  link?.blur();
  const pause = island.querySelector<HTMLElement>('[data-pause]');
  pause?.click();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(ids('latest')).toEqual(before);
  expect(pause?.textContent).toBe('Resume updates');
  pause?.click();
  await vi.advanceTimersByTimeAsync(15_100);
  expect(ids('latest')[0]).toBe('fresh');
});

test('an answer of another shape changes nothing', async () => {
  const before = ids('latest');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"latest":[{"id":7}],"top":null}')));
  await vi.advanceTimersByTimeAsync(15_100);
  expect(ids('latest')).toEqual(before);
});
