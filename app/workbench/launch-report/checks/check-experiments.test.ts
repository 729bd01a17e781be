import { expect, test } from 'vitest';
import { configuration } from '../../../site/configuration/configuration.server';
import { sitesOf } from '../../../site/resolve.server';
import { PublishedContent, type StoredItem } from '../published-content';
import { checkExperiments } from './check-experiments';
import { FindingCollector } from './collect-findings';

const now = Date.parse('2027-01-15T12:00:00Z');
const halden = configuration().brands.get('halden');
if (!halden) throw new Error('There is no Halden.');
const [site] = sitesOf(halden, now);
if (!site) throw new Error('Halden has no site.');

const entry = (id: string, type: string, fields: Record<string, unknown>): StoredItem => ({
  id,
  type,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { en: value }])),
});

const experiment = (fields: Record<string, unknown> = {}) =>
  entry('test', 'experiment', {
    ...{ key: 'hero', startsAt: '2027-01-01T00:00:00Z', endsAt: '2027-02-01T00:00:00Z' },
    variants: [
      { key: 'a', name: 'A', weight: 50 },
      { key: 'b', name: 'B', weight: 50 },
    ],
    ...fields,
  });

/** Findings for a site that shows these entries. */
function found(...entries: StoredItem[]): string[] {
  const content = new PublishedContent({
    entries,
    assets: [],
    locales: [{ code: 'en' }],
    translated: new Map(),
  });
  const collector = new FindingCollector();
  const shown = { entries, assets: [], pathOf: new Map<string, string>(), layout: undefined };
  if (site) checkExperiments({ content, now, sites: [{ site, shown }] }, collector.tell);
  return collector.all().map(({ kind, places }) => `${kind} ${places[0]?.entry?.pointer ?? ''}`);
}

const hero = (variant: string, key = 'hero', type = 'heroBanner') =>
  entry('block', type, { experiment: { experiment: key, variant } });

test('a block names a variant of a published experiment', () => {
  expect(found(experiment(), hero('b'))).toEqual([]);
  expect(found(experiment(), hero('c'))).toEqual(['experimentUnknown /experiment']);
  expect(found(experiment(), hero('a', 'other'))).toEqual(['experimentUnknown /experiment']);
  expect(found(hero('a'))).toEqual(['experimentUnknown /experiment']);
});

test('a block of header or footer, and one that may not be missing, is no variant', () => {
  expect(found(experiment(), hero('a', 'hero', 'siteFooter'))).toEqual(['experimentMisplaced /experiment']);
  expect(found(experiment(), hero('a', 'hero', 'licenceStrip'))).toEqual(['experimentMisplaced /experiment']);
});

test('an experiment divides all of its visitors, and ends after it starts', () => {
  const variants = (...weights: [string, number][]) => ({
    variants: weights.map(([key, weight]) => ({ key, name: key, weight })),
  });
  expect(found(experiment(variants(['a', 50], ['b', 40])))).toEqual(['experimentDivision /variants']);
  expect(found(experiment(variants(['a', 50], ['a', 50])))).toEqual(['experimentDivision /variants']);
  expect(found(experiment({ winner: 'c' }))).toEqual(['experimentDivision /variants']);
  expect(found(experiment({ winner: 'b' }))).toEqual([]);
  expect(found(experiment({ endsAt: '2026-12-31T00:00:00Z' }))).toEqual(['experimentDates /endsAt']);
});
