import { expect, test } from '../support/journey';
import { getPage } from '../support/sites';

interface PublishedEntry {
  sys: { id: string };
  fields: Record<string, unknown>;
}

/** Published entries of a type in English, read like any consumer of the content service. */
async function published(contentType: string): Promise<PublishedEntry[]> {
  const search = new URLSearchParams({
    access_token: 'local-delivery',
    content_type: contentType,
    locale: 'en',
    limit: '1000',
    include: '0',
  });
  const answer = await fetch(
    `${process.env['TEST_CONTENT_URL'] ?? ''}/spaces/marquee/environments/master/entries?${search.toString()}`,
  );
  const { items } = (await answer.json()) as { items: PublishedEntry[] };
  expect(items.length).toBeGreaterThan(0);
  return items;
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
const site = { brand: 'kiekko', locale: 'en-UN' };

test('CONTENT-06 CONTENT-07 the footer shows the payment methods that content offers in the market, and no others', async ({
  request,
}) => {
  const html = await (await getPage(request, site, '/')).text();
  const footer = html.slice(html.lastIndexOf('<footer'));
  const methods = await published('paymentMethod');
  const shown = methods.filter(({ fields }) => footer.includes(`alt="${String(fields['altTag'])}"`));
  const offered = methods.filter(({ fields }) => {
    const markets = fields['markets'];
    return !Array.isArray(markets) || markets.length === 0 || markets.includes('UN');
  });
  expect(offered.length).toBeLessThan(methods.length);
  expect(shown.map(({ sys }) => sys.id)).toEqual(offered.map(({ sys }) => sys.id));
});

test('CONTENT-10 a static page is the text of content', async ({ request }) => {
  const text = (await published('staticPage')).find(({ fields }) => fields['slug'] === 'privacy_policy');
  const html = await (await getPage(request, site, '/privacy-policy')).text();
  expect(textOf(html)).toContain(String(text?.fields['title']));
});

test('CONTENT-12 CONTENT-23 the VIP page has the levels and the description of content', async ({
  request,
}) => {
  const page = (await published('page')).find(({ sys }) => sys.id === 'kiekko-vip');
  const html = await (await getPage(request, site, '/loyalty')).text();
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  // The minimum age depends on the market.
  const [beginning = ''] = String(page?.fields['description']).split('{{');
  expect(beginning.length).toBeGreaterThan(20);
  expect(description).toMatch(new RegExp(`^${beginning}\\d\\d\\+\\.$`));
  for (const { sys, fields } of await published('vipTier'))
    if (sys.id.startsWith('kiekko-')) expect(textOf(html)).toContain(String(fields['name']));
});

test('CONTENT-19 the promotions page lists published promotions of the brand', async ({ request }) => {
  const html = await (await getPage(request, site, '/promotions')).text();
  const promotions = await published('promotion');
  const linked = [...html.matchAll(/href="[^"]*\/promotions\/[^"/]+\/([^"/?#]+)"/g)].map(([, slug]) => slug);
  const shown = promotions.filter(({ fields }) => linked.includes(String(fields['slug'])));
  expect(new Set(linked).size).toBeGreaterThan(3);
  expect(shown.length).toBe(new Set(linked).size);
  for (const { fields } of shown) expect(textOf(html)).toContain(String(fields['title']));
});
