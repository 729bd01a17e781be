// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown';
import { mount } from './countdown.island';
import { SiteProvider } from '../site/site-context';
import { testSite } from '../testing/site';

const start = Date.parse('2026-11-21T12:00:00Z');

afterEach(() => vi.useRealTimers());

test('BLOCK-26 counts down without leaving out a second and gives way to words at the end', () => {
  vi.useFakeTimers({ now: start });
  document.body.innerHTML = renderToStaticMarkup(
    <SiteProvider value={testSite({ now: start })}>
      <Countdown to="2026-11-21T12:00:03Z" label="Ends in" over="Over" />
    </SiteProvider>,
  );
  const island = document.querySelector<HTMLElement>('[data-island="countdown"]');
  if (!island) throw new Error('no island');
  mount(island, { to: start + 3000, tag: 'en' });
  const shown: (string | null | undefined)[] = [];
  const seconds = island.querySelector('[data-value="second"]');
  for (let step = 0; step < 3; step += 1) {
    shown.push(seconds?.textContent);
    vi.advanceTimersByTime(1000);
  }
  vi.advanceTimersByTime(50);
  expect(shown).toEqual(['03', '02', '01']);
  expect(island.querySelector<HTMLElement>('[data-countdown="running"]')?.hidden).toBe(true);
  expect(island.querySelector<HTMLElement>('[data-countdown="over"]')?.hidden).toBe(false);
});
