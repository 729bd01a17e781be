import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { validateFooterLive, validateSiteFooterContent } from '../../schemas/generated/validators';
import { SiteProvider, type SiteView } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import maximal from './fixtures/maximal.json';
import typical from './fixtures/typical.json';
import { SiteFooter } from './site-footer';

function render(content: unknown, live: unknown, site: Partial<SiteView> = {}): string {
  if (!validateSiteFooterContent(content) || !validateFooterLive(live)) throw new Error('invalid fixture');
  return renderToStaticMarkup(
    <SiteProvider value={testSite(site)}>
      <SiteFooter content={content} live={live} />
    </SiteProvider>,
  );
}

test('SHELL-05 shows licences, payment logos, link lists, regulation logos and static links', () => {
  const html = render(typical.content, typical.live);
  for (const { name, url } of [...typical.content.licences, ...typical.content.regulationMarks]) {
    expect(html).toContain(`alt="${name}"`);
    expect(html).toContain(url);
  }
  for (const { alt } of typical.live.paymentMethods) expect(html).toContain(`alt="${alt}"`);
  for (const { href } of typical.live.legal) expect(html).toContain(`href="${href}"`);
  for (const { links } of typical.content.linkGroups)
    for (const { label } of links) expect(html).toContain(label);
});

test('MARKET-26 shows a mark only in its markets', () => {
  const costaBrava = 'alt="Costa Brava Gaming"';
  expect(render(maximal.content, maximal.live, { market: 'CL', locale: 'cl-CL' })).toContain(costaBrava);
  expect(render(maximal.content, maximal.live, { market: 'FI', locale: 'fi-FI' })).not.toContain(costaBrava);
});

test('ROUTE-24 links to the terms page unless the footer supplies the terms', () => {
  const { live } = typical;
  const groups = [{ label: 'More', links: [{ label: 'Terms', target: '/terms' }] }];
  const content = { ...typical.content, linkGroups: groups };
  expect(render(content, live).match(/href="\/en-UN\/terms"/g)).toHaveLength(2);
  expect(render({ ...content, suppliesTerms: true }, live)).not.toContain('href="/en-UN/terms"');
});
