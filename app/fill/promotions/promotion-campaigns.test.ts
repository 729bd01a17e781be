import { expect, test } from 'vitest';
import { stateWithCampaign } from './promotion-campaigns.server';

const now = Date.parse('2026-03-10T12:00:00.000Z');
const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const active = { status: 'active', endsAt: at(20) } as const;
const upcoming = { status: 'upcoming', startsAt: at(12) } as const;

test('PROMO-04 a promotion ends with its campaign, or before it', () => {
  expect(stateWithCampaign(active, {}, now)).toEqual(active);
  expect(stateWithCampaign(active, { expiresAt: at(15) }, now)).toEqual({ status: 'active', endsAt: at(15) });
  expect(stateWithCampaign(active, { expiresAt: at(25) }, now)).toEqual(active);
  expect(stateWithCampaign({ status: 'active' }, { expiresAt: at(15) }, now)).toMatchObject({
    endsAt: at(15),
  });
  expect(stateWithCampaign(active, { expiresAt: at(10) }, now)).toEqual({ status: 'over' });
});

test('PROMO-05 it is to come until its campaign has opened', () => {
  expect(stateWithCampaign(active, { opensAt: at(11) }, now)).toEqual({
    status: 'upcoming',
    startsAt: at(11),
  });
  expect(stateWithCampaign(upcoming, { opensAt: at(14) }, now)).toMatchObject({ startsAt: at(14) });
  expect(stateWithCampaign(upcoming, { opensAt: at(11) }, now)).toMatchObject({ startsAt: at(12) });
  expect(stateWithCampaign(upcoming, { expiresAt: at(11) }, now)).toEqual({ status: 'over' });
});
