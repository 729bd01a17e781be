import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { StaticPage } from '../../../schemas/generated/types';
import { configuration } from '../../site/configuration/configuration.server';
import { sitesOf } from '../../site/resolve.server';
import { isLinked, pathOfSlug, slugOfPath, statusOfSlug } from './static-pages';

const sites = sitesOf(configuration().defaultBrand);
const siteOf = (locale: string) => {
  const site = sites.find((candidate) => candidate.locale === locale);
  if (!site) throw new Error(`there is no site ${locale}`);
  return site;
};
const linked = (page: Partial<StaticPage>, locale = 'en-UN', footerSuppliesTerms = false) =>
  isLinked({ slug: 'about-us', title: 'About us', ...page }, siteOf(locale), footerSuppliesTerms);

/** The slugs of the requirement, with their addresses. */
const slugs = {
  'page-error-401': '401',
  'page-error-500': '500',
  'page-closed-account': 'closed-account',
  'page-contact-live-chat': 'contact-live-chat',
  'page-reset-password': 'reset-password',
  terms_and_conditions: 'terms',
  privacy_policy: 'privacy-policy',
  cookies_policy: 'cookies-policy',
  responsible_gambling: 'responsible-gambling',
  bonus_terms: 'bonus-terms',
  casino_rules: 'casino-rules',
  payment_methods: 'payment-methods',
  age_restrictions: 'age-restrictions',
  'success-registration': 'success-registration',
};

test.each(Object.entries(slugs))('ROUTE-27 the page %s stands at /%s', (slug, path) => {
  expect(slugOfPath(path)).toBe(slug);
  expect(pathOfSlug(slug)).toBe(`/${path}`);
});

test('ROUTE-27 ROUTE-28 every slug the site knows is among the content it starts with', () => {
  const folder = 'content-fixtures/text';
  const texts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const errors = ['page-error-403', 'page-error-404', 'page-oops', 'page-region-blocked'];
  for (const slug of [...Object.keys(slugs), ...errors])
    expect(
      texts.some((text) => text.includes(`"${slug}"`)),
      slug,
    ).toBe(true);
});

test('ROUTE-28 AMB-12 AMB-13 the error pages have their addresses and answers', () => {
  const pages = ['401', '403', '404', '500', 'oops', 'region-blocked', 'restricted', 'maintenance'];
  expect(Object.fromEntries(pages.map((page) => [page, statusOfSlug(slugOfPath(page))]))).toEqual({
    '401': 401,
    '403': 403,
    '404': 404,
    '500': 500,
    oops: 200,
    'region-blocked': 451,
    restricted: 451,
    maintenance: 503,
  });
});

test('ROUTE-25 the slug of a page an editor adds is its address', () => {
  expect(slugOfPath('about-us')).toBe('about-us');
  expect(pathOfSlug('about-us')).toBe('/about-us');
});

test('ROUTE-29 a page without a title in the language is not linked', () => {
  expect(linked({})).toBe(true);
  expect(linked({ title: undefined })).toBe(false);
});

test('ROUTE-30 a disabled page is not linked', () => {
  expect(linked({ disabled: true })).toBe(false);
});

test('ROUTE-31 AMB-14 a page for some markets is linked in these only, and for none nowhere', () => {
  const onlyShowMarkets = ['BR'];
  expect(linked({ onlyShowMarkets }, 'pt-BR')).toBe(true);
  expect(linked({ onlyShowMarkets })).toBe(false);
  expect(linked({ onlyShowMarkets: [] })).toBe(false);
});

test('ROUTE-24 the terms are not linked where the footer supplies them', () => {
  expect(linked({ slug: 'terms_and_conditions' })).toBe(true);
  expect(linked({ slug: 'terms_and_conditions' }, 'en-UN', true)).toBe(false);
});

test('MARKET-26 the live chat is not linked in a market without one', () => {
  const site = siteOf('en-UN');
  const page: StaticPage = { slug: 'page-contact-live-chat', title: 'Chat' };
  expect(isLinked(page, site, false)).toBe(true);
  expect(isLinked(page, { ...site, market: { ...site.market, disableLiveChat: true } }, false)).toBe(false);
});
