// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import { mount } from './business-hours.island';
import { Contact } from './contact';

const now = Date.parse('2026-11-21T12:00:00Z');

function render() {
  document.body.innerHTML = renderToStaticMarkup(
    <SiteProvider value={testSite({ now })}>
      <Contact
        content={{
          title: 'Contact',
          email: 'a+b?c@example.com',
          phone: '+356 2034-1000',
          hours: [{ day: 'saturday', opens: '10:00', closes: '18:00' }],
          closedDays: ['2026-11-20', '2026-12-25'],
        }}
        live={{
          openings: [
            { from: '2026-11-21T10:00:00Z', to: '2026-11-21T18:00:00Z' },
            { from: '2026-11-28T10:00:00Z', to: '2026-11-28T18:00:00Z' },
          ],
        }}
      />
    </SiteProvider>,
  );
  const island = document.querySelector<HTMLElement>('[data-island="business-hours"]');
  if (!island) throw new Error('no island');
  return { island, line: island.querySelector<HTMLElement>('[data-state]') };
}

afterEach(() => vi.useRealTimers());

test('a page that was kept past closing time says so, and opens again by itself', () => {
  const { island, line } = render();
  expect(line?.textContent).toBe('Open now, until 06:00 PM');
  vi.useFakeTimers({ now: Date.parse('2026-11-21T20:00:00Z') });
  mount(island, JSON.parse(island.dataset['props'] ?? ''));
  expect(line?.dataset['state']).toBe('closed');
  expect(line?.textContent).toBe('Closed now, opens Sat 10:00 AM');
  vi.advanceTimersByTime(7 * 86_400_000);
  expect(line?.dataset['state']).toBe('closed');
  vi.setSystemTime(Date.parse('2026-11-28T10:00:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(line?.dataset['state']).toBe('open');
});

test('a slow clock of the visitor does not count', () => {
  const { island, line } = render();
  vi.useFakeTimers({ now: Date.parse('2026-11-21T03:00:00Z') });
  mount(island, JSON.parse(island.dataset['props'] ?? ''));
  expect(line?.dataset['state']).toBe('open');
});

test('links and structured data carry address and number; closed days gone by are not named', () => {
  render();
  const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['mailto:a%2Bb%3Fc@example.com', 'tel:+35620341000']);
  const data: unknown = JSON.parse(document.querySelector('script')?.textContent ?? '');
  expect(data).toMatchObject({ contactPoint: { telephone: '+356 2034-1000' } });
  expect(document.body.textContent).toContain('Closed on December 25, 2026');
});

test('MARKET-26 the way to the live chat is left out where the market has none', () => {
  const content = { title: 'Contact', liveChat: { label: 'Chat with us', target: '/contact-live-chat' } };
  const html = (live: object) =>
    renderToStaticMarkup(
      <SiteProvider value={testSite({ now })}>
        <Contact content={content} live={{ openings: [], ...live }} />
      </SiteProvider>,
    );
  expect(html({})).toContain('Chat with us');
  expect(html({ liveChatOff: true })).not.toContain('Chat with us');
});
