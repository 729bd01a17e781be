// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { validateNavigationLive, validateSiteHeaderContent } from '../../schemas/generated/validators';
import { SiteProvider, type SiteView } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import hostile from './fixtures/hostile.json';
import maximal from './fixtures/maximal.json';
import typical from './fixtures/typical.json';
import { SiteHeader } from './site-header';
import { mount } from './site-header.island';

function render(fixture: { content: unknown; live: unknown }, site: Partial<SiteView> = {}): HTMLElement {
  const { content, live } = fixture;
  if (!validateSiteHeaderContent(content) || !validateNavigationLive(live))
    throw new Error('invalid fixture');
  document.body.innerHTML = renderToStaticMarkup(
    <SiteProvider value={testSite(site)}>
      <SiteHeader content={content} live={live} />
    </SiteProvider>,
  );
  const header = document.querySelector('header');
  if (!header) throw new Error('no header');
  return header;
}

const hrefs = (root: ParentNode): string[] =>
  [...root.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

test('SHELL-09 offers every language of every market, marked with its language', () => {
  const menu = render(maximal).querySelector('details[data-menu]');
  const languages = maximal.live.markets.flatMap((market) => market.languages);
  expect(menu && hrefs(menu)).toEqual(languages.map(({ href }) => href));
  expect(menu?.querySelector('[hreflang="fr-CA"]')?.getAttribute('lang')).toBe('fr-CA');
  expect(menu?.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('GUARD-26 shows the buttons of the sign-in state', () => {
  expect(hrefs(render(typical))).toContain('#login');
  const signedIn = hrefs(render(typical, { authorized: true }));
  expect(signedIn).toContain('/en-UN/my-account/banking/deposit');
  expect(signedIn).not.toContain('#login');
});

test('marks the page shown in the navigation, the tabs and the menu', () => {
  const marked = render(typical, { path: '/live-casino' }).querySelectorAll('[aria-current="page"]');
  expect([...marked].map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/en-UN/live-casino'));
});

test('no target an editor may write becomes a dangerous link', () => {
  const header = render(hostile);
  for (const href of hrefs(header)) expect(href).toMatch(/^(\/(?!\/)|#[\w-]+$|https:)/);
  expect(header.querySelector('script, img[onerror], [onmouseover]')).toBeNull();
});

test('the language menu is walked with arrow keys and closed with Escape, which returns the focus', () => {
  const header = render(typical);
  // jsdom has no modal dialogs: the drawer is left to the journeys.
  header.querySelector('details[data-drawer]')?.remove();
  mount(header, { close: 'Close' });
  const menu = header.querySelector<HTMLDetailsElement>('details[data-menu]');
  const summary = menu?.querySelector('summary');
  const press = (key: string): boolean | undefined =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  if (!menu || !summary) throw new Error('no language menu');
  menu.open = true;
  summary.focus();
  press('ArrowDown');
  expect(document.activeElement).toBe(menu.querySelector('a'));
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe([...menu.querySelectorAll('a')].at(-1));
  press('Escape');
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(summary);
});

test('a signed-in player’s menu has places for balance and notifications and holds nothing of the player', () => {
  const menu = render(typical, { authorized: true }).querySelector('[data-island="account-menu"]');
  const places = [
    ...(menu?.querySelectorAll('[data-balance], [data-player-name], [data-balance-news]') ?? []),
  ];
  expect(places).toHaveLength(9);
  expect(places.map((place) => place.textContent).join('')).toBe('');
  expect(menu?.querySelector('[data-documents]')?.hasAttribute('hidden')).toBe(true);
  expect(render(typical).querySelector('[data-island="account-menu"]')).toBeNull();
});
