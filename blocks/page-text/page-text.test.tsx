// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { validatePageTextContent, validateStaticPageLive } from '../../schemas/generated/validators';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import hostile from './fixtures/hostile.json' with { type: 'json' };
import maximal from './fixtures/maximal.json' with { type: 'json' };
import message from './fixtures/message.json' with { type: 'json' };
import { PageText } from './page-text';

function render({ content, live }: { content: unknown; live: unknown }): void {
  if (!validatePageTextContent(content) || !validateStaticPageLive(live)) throw new Error('invalid fixture');
  document.body.innerHTML = renderToStaticMarkup(
    <SiteProvider value={testSite()}>
      <PageText content={content} live={live} />
    </SiteProvider>,
  );
}

test.each([
  ['maximal', maximal],
  ['hostile', hostile],
])('ROUTE-22 every line of the table of contents leads to its own heading (%s)', (_name, fixture) => {
  render(fixture);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav ol a')];
  const targets = links.map((link) => document.querySelectorAll(link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(1);
  expect(targets.map(([heading]) => heading?.textContent)).toEqual(links.map((link) => link.textContent));
  expect(targets.every(({ length }) => length === 1)).toBe(true);
});

test('ROUTE-27 a message has one heading, its picture and the ways on', () => {
  render(message);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/en-UN',
    '/en-UN/promotions',
  ]);
});
