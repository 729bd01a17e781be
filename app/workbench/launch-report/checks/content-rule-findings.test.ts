import { expect, test } from 'vitest';
import { marketText } from '../../../content/documents/market-terms';
import { configuration } from '../../../site/configuration/configuration.server';
import { sitesOf } from '../../../site/resolve.server';
import type { Site } from '../../../site/site';
import { contentRuleFindings } from './content-rule-findings';
import { PublishedContent, type StoredItem } from '../published-content';

const now = Date.parse('2026-11-22T12:00:00Z');
const sites = [...configuration().brands.values()].flatMap((brand) => sitesOf(brand, now));

function siteOf(locale: string): Site {
  const site = sites.find((each) => each.brand.id === 'halden' && each.locale === locale);
  if (!site) throw new Error(`no site ${locale}`);
  return site;
}

function entry(type: string, id: string, fields: Record<string, unknown>): StoredItem {
  return {
    id,
    type,
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { en: value }])),
  };
}

/** Findings for some entries, with English texts used as German ones. */
function found(locale: string, ...entries: StoredItem[]) {
  const content = new PublishedContent({
    entries,
    assets: [],
    locales: ['de', 'fr-CA', 'nb']
      .map((code) => ({ code, fallback: 'en' }))
      .concat([{ code: 'en', fallback: '' }]),
    translated: new Map([
      ['promotion', new Set(['title', 'summary', 'conditions'])],
      ['paymentMethod', new Set(['altTag'])],
    ]),
  });
  return contentRuleFindings(content, siteOf(locale), entries).map(({ kind, entryId, pointer, rule }) =>
    [kind, entryId, pointer, rule].join(' '),
  );
}

const promotion = (id: string, fields: Record<string, unknown>) =>
  entry('promotion', id, { slug: id, ...fields });

test('verticals: a promotion of the live casino is found where there is none', () => {
  const live = promotion('live', { title: 'Ein Abend im Live-Casino' });
  expect(found('de-DE', live)).toEqual(['prohibitedOffer live /title verticals']);
  expect(found('de-AT', live)).toEqual([]);
  // An offer for the live casino is not shown in this market.
  const category = entry('promotionCategory', 'live-tab', { slug: 'live-casino', vertical: 'live-casino' });
  const declared = promotion('live', { title: 'Ein Abend im Live-Casino', categories: ['live-casino'] });
  expect(found('de-DE', declared, category)).toEqual([]);
});

test('jackpotGames: a promotion on jackpots is found unless it says that it needs them', () => {
  const fields = { title: 'Jackpot-Freitag' };
  expect(found('de-DE', promotion('pot', fields))).toEqual(['prohibitedOffer pot /title jackpotGames']);
  expect(found('de-DE', promotion('pot', { ...fields, needs: ['jackpotGames'] }))).toEqual([]);
});

test('minimumAge: an age other than that of the market is found, in plain and in rich text', () => {
  const conditions = { nodeType: 'document', content: [{ nodeType: 'text', value: 'Nobody under 18.' }] };
  const adults = promotion('adults', { summary: '18+. New players.', conditions });
  expect(found('en-CA', adults)).toEqual([
    'otherAge adults /summary minimumAge',
    'otherAge adults /conditions/content/0/value minimumAge',
  ]);
  expect(found('en-UN', adults)).toEqual([]);
  expect(found('en-CA', promotion('own', { summary: '{{minimumAge}}+. 21 spins, 19+.' }))).toEqual([]);
});

test('creditCards: a credit card is found where it may not be taken, by its flag or by its name', () => {
  const card = (fields: Record<string, unknown>) => entry('paymentMethod', 'card', fields);
  expect(found('en-UK', card({ name: 'VISA', isCreditCard: true }))).toEqual([
    'prohibitedOffer card /markets creditCards',
  ]);
  expect(found('en-UK', card({ name: 'CARD', altTag: 'Credit card' }))).toEqual([
    'prohibitedOffer card /altTag creditCards',
  ]);
  expect(found('en-UN', card({ name: 'CREDITCARD', isCreditCard: true }))).toEqual([]);
});

test.each(['en-PP', 'nz-NZ', 'inen-IN', 'en-CA'])('currency: euro is found in %s', (locale) => {
  const euro = promotion('euro', { title: 'Up to €100', summary: 'Deposit 20 euros', conditions: '5 EUR' });
  expect(found(locale, euro)).toEqual([
    'foreignCurrency euro /title currency',
    'foreignCurrency euro /summary currency',
    'foreignCurrency euro /conditions currency',
  ]);
  expect(found('en-UN', euro)).toEqual([]);
  expect(found(locale, promotion('any', { title: 'Up to {{amount 100}}' }))).toEqual([]);
});

test('a misspelt placeholder is found', () => {
  expect(found('en-UN', promotion('typo', { title: 'Up to {{amout 100}}, {{minimumAge}}+' }))).toEqual([
    'unknownPlaceholder typo /title placeholder',
  ]);
});

test('MARKET-21 placeholders become the age and the currency of the market', () => {
  const text = '{{minimumAge}}+ {{amount 20}} {{amount 0.10}}';
  const plain = (locale: string) => marketText(text, siteOf(locale)).replace(/[\u00a0\u202f]/g, ' ');
  expect(plain('en-UN')).toBe('18+ €20 €0.10');
  expect(plain('en-CA')).toBe('19+ $30 $0.15');
  expect(plain('en-PP')).toBe('18+ kr 200 kr 1');
  expect(plain('inen-IN')).toBe('18+ ₹2,000 ₹10');
  expect(plain('cl-CL')).toBe('18+ $20.000 $100');
});
