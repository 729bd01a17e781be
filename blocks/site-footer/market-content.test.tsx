import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { validateFooterLive, validateSiteFooterContent } from '../../schemas/generated/validators';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import typical from './fixtures/typical.json';
import { SiteFooter } from './site-footer';

const { content, live } = typical;

function render(change: object = {}): string {
  const changed: unknown = { ...content, ...change };
  if (!validateSiteFooterContent(changed) || !validateFooterLive(live)) throw new Error('invalid fixture');
  return renderToStaticMarkup(
    <SiteProvider value={testSite({ market: 'UN', locale: 'en-UN' })}>
      <SiteFooter content={changed} live={live} />
    </SiteProvider>,
  );
}

test('MARKET-26 the footer of a market has its licences with their addresses, its text and its terms', () => {
  const html = render();
  for (const { name, url } of content.licences) {
    expect(html).toContain(`alt="${name}"`);
    expect(html).toContain(`href="${new URL(url).href}"`);
  }
  expect(html).toContain(content.copyright);
  const terms = JSON.stringify(content.terms).match(/"value":"([^"\\]{10,})/)?.[1];
  expect(html).toContain(terms);
});

test('MARKET-27 partners: lists, footer info, contact and the logos of the regulators', () => {
  const html = render();
  for (const { label, links } of content.linkGroups) {
    expect(html).toContain(label);
    for (const link of links) if (!('visibleTo' in link)) expect(html).toContain(link.label);
  }
  for (const { label } of [...live.information, ...live.support]) expect(html).toContain(label);
  for (const { name } of content.regulationMarks) expect(html).toContain(name);
});

test.each(['licences', 'regulationMarks', 'terms'])(
  'MARKET-26 MARKET-27 a footer without %s is none',
  (name) => {
    expect(validateSiteFooterContent({ ...content, [name]: undefined })).toBe(false);
  },
);
