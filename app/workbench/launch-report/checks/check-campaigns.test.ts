import { expect, test } from 'vitest';
import { configuration } from '../../../site/configuration/configuration.server';
import { sitesOf } from '../../../site/resolve.server';
import type { AdvertisedCampaigns, BrandCampaigns } from '../launch-input';
import { PublishedContent } from '../published-content';
import { shownContent } from '../shown-content';
import { checkCampaigns } from './check-campaigns';
import { FindingCollector } from './collect-findings';

const now = Date.parse('2026-11-22T12:00:00Z');
const halden = configuration().brands.get('halden');
if (!halden) throw new Error('There is no Halden.');
const sites = sitesOf(halden, now).filter(({ locale }) => ['en-UN', 'pt-BR'].includes(locale));

const launched: BrandCampaigns['launched'] = new Map([
  [501, { hasItsChance: true }],
  [502, { hasItsChance: false }],
  [503, { hasItsChance: true, endsAt: '2026-12-01T00:00:00Z' }],
  [504, { hasItsChance: true, endsAt: '2026-11-01T00:00:00Z' }],
]);
const ofHalden: BrandCampaigns = {
  launched,
  offered: new Map([
    ['UN', new Set([501, 502, 503])],
    ['BR', new Set()],
  ]),
};

const read: AdvertisedCampaigns = new Map([['halden', ofHalden]]);

/** Findings about a promotion, with field and markets. */
function found(fields: Record<string, unknown>, campaigns: AdvertisedCampaigns = read): string[] {
  const content = new PublishedContent({
    entries: [
      {
        id: 'offer',
        type: 'promotion',
        fields: Object.fromEntries(
          Object.entries({ slug: 'offer', title: 'A welcome', ...fields }).map(([name, value]) => [
            name,
            { en: value },
          ]),
        ),
      },
    ],
    assets: [],
    locales: [{ code: 'en', fallback: '' }, ...['pt-BR'].map((code) => ({ code, fallback: 'en' }))],
    translated: new Map([['promotion', new Set(['title', 'summary'])]]),
  });
  const collector = new FindingCollector();
  checkCampaigns(
    {
      content,
      now,
      sites: sites.map((site) => ({ site, shown: shownContent(content, site, now) })),
      campaigns,
    },
    collector.tell,
  );
  return collector
    .all()
    .map(({ kind, places, markets }) =>
      [kind, places[0]?.entry?.pointer, [...markets].sort().join()].join(' '),
    );
}

test('BONUS-40 a promotion of a bonus without a campaign is found, other promotions are not', () => {
  expect(found({ summary: 'A bonus for you.' })).toEqual(['noCampaign /campaignId BR,UN']);
  expect(found({ summary: 'A race for you.' })).toEqual([]);
  expect(found({ summary: 'A bonus for you.', campaignId: 501 })).toEqual([]);
});

test('BONUS-40 a campaign that is not launched or is over, and one without its chance, are found', () => {
  expect(found({ campaignId: 999 })).toEqual(['campaignUnknown /campaignId BR,UN']);
  expect(found({ campaignId: 504 })).toEqual(['campaignUnknown /campaignId BR,UN']);
  expect(found({ campaignId: 502 })).toEqual(['campaignWithoutChance /campaignId BR,UN']);
});

test('BONUS-40 a campaign goes on as long as its promotion', () => {
  expect(found({ campaignId: 503, endsAt: '2026-12-24T00:00:00Z' })).toEqual([
    'campaignEndsFirst /endsAt BR,UN',
  ]);
  expect(found({ campaignId: 503, endsAt: '2026-12-01T00:00:00Z' })).toEqual([]);
  expect(found({ campaignId: 503 })).toEqual([]);
});

test('BONUS-40 a campaign is offered in every market that its promotion names', () => {
  expect(found({ campaignId: 501, onlyMarkets: ['UN', 'BR'] })).toEqual([
    'campaignNotOffered /onlyMarkets BR',
  ]);
  expect(found({ campaignId: 501, onlyMarkets: ['UN'] })).toEqual([]);
  // Without markets of its own it is shown in those of the campaign.
  expect(found({ campaignId: 501 })).toEqual([]);
});

test('nothing is said about campaigns that cannot be read', () => {
  expect(found({ campaignId: 999 }, new Map())).toEqual([]);
});
