import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PlatformReward, PromotionCardLive } from '../../schemas/generated/types';
import { PromotionCard } from './promotion-card';
import { SiteProvider } from '../site/site-context';
import { testSite } from '../testing/site';

const promotion: PromotionCardLive = {
  slug: 'race',
  title: 'Race',
  summary: 'Run.',
  image: { url: 'https://images.example.org/a.svg', width: 800, height: 450, alt: '' },
  href: '/en-UN/promotions/casino/race',
  newTab: false,
  status: 'active',
  tags: [{ slug: 'slots', label: 'Slots', href: '/en-UN/promotions/all/tag/slots' }],
};

const render = (changes: Partial<PromotionCardLive>): string =>
  renderToStaticMarkup(
    <SiteProvider value={testSite()}>
      <PromotionCard promotion={{ ...promotion, ...changes }} heading="h3" sizes="100vw" />
    </SiteProvider>,
  );

test('PROMO-03 has exactly one link, in a new tab when the promotion says so', () => {
  expect(render({}).match(/<a /g)).toHaveLength(1);
  expect(render({ newTab: true })).toContain('target="_blank" rel="noopener noreferrer"');
});

test('a target that is no safe address becomes no link', () => {
  expect(render({ href: 'javascript:alert(1)' })).not.toMatch(/<a |javascript:/);
});

test('PROMO-04 PROMO-05 names the end of an active and the start of an upcoming promotion', () => {
  const dates = { startsAt: '2026-11-23T12:00:00Z', endsAt: '2026-11-21T17:00:00Z' };
  expect(render(dates)).toContain('Ends in 5 hours');
  expect(render({ ...dates, status: 'upcoming' })).toContain('Starts in 2 days');
  expect(render({ endsAt: '2026-11-21T11:00:00Z' })).not.toContain('Ends');
});

test('BONUS-40 an advertised bonus has its wagering and its chance on the card', () => {
  const chance = { stakeTotal: 10_000, rounds: 500, minutes: 34, stake: 20, low: 0.294, high: 0.4487 };
  const campaign: PlatformReward = {
    campaignId: 501,
    name: 'Welcome',
    vertical: 'casino',
    campaignStatus: 'ACTIVE',
    campaignCategory: 'opt-in',
    bonusType: 'NON_STICKY',
    ...{ product: 'CASINO', bonusKind: 'OPT_IN', rewardKind: 'CASH' },
    hasBonusCode: false,
    currency: 'EUR',
    amount: 1_000,
    wageringAmount: 10_000,
    terms: {
      ...{ wageringTimes: 10, maximumStake: 500, maximumWin: null, days: 30, weights: {} },
      reward: 'money',
      chance,
    },
  };
  expect(render({ campaign })).toContain(
    'Stake it 10 times before it is your own. About 294 to 449 of 1,000',
  );
  const named = { ...campaign.terms, chance: { ...chance, high: 0.294 } };
  expect(render({ campaign: { ...campaign, terms: named } })).toContain('About 294 of 1,000 players');
});
