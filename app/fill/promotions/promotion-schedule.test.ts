import { describe, expect, it } from 'vitest';
import type { Promotion } from '../../../schemas/generated/types';
import { promotionState } from './promotion-schedule';

const now = Date.parse('2026-11-20T20:00:00Z'); // a Friday
const promotion = (fields: Partial<Promotion>): Promotion => ({
  slug: 's',
  title: 't',
  summary: 's',
  image: { url: 'https://x.test/a.svg', width: 16, height: 9, alt: '' },
  ...fields,
});
const at = (offset: number) => new Date(now + offset).toISOString();
const hour = 3_600_000;

describe('promotion schedule', () => {
  it('PROMO-04 is active in a scheduled window although its plain window is over', () => {
    const state = promotionState(
      promotion({
        startsAt: at(-9 * hour),
        endsAt: at(-hour),
        scheduledDatetimes: [{ startAt: at(-1), endAt: at(hour) }],
      }),
      now,
    );
    expect(state).toEqual({ status: 'active', endsAt: at(hour) });
  });

  it('PROMO-04 is active between start and end, the end excluded', () => {
    expect(promotionState(promotion({ startsAt: at(0), endsAt: at(1) }), now).status).toBe('active');
    expect(promotionState(promotion({ startsAt: at(-hour), endsAt: at(0) }), now).status).toBe('over');
  });

  it('PROMO-05 is upcoming one second before its start and not one second after', () => {
    expect(promotionState(promotion({ startsAt: at(1_000) }), now)).toEqual({
      status: 'upcoming',
      startsAt: at(1_000),
    });
    expect(promotionState(promotion({ startsAt: at(-1_000) }), now).status).toBe('active');
  });

  it('repeats a weekly window: open on Friday evening, upcoming again after it', () => {
    const weekly = { day: 5, startHour: 18, hours: 6 };
    expect(promotionState(promotion({ weekly }), now)).toEqual({
      status: 'active',
      endsAt: '2026-11-21T00:00:00.000Z',
    });
    expect(promotionState(promotion({ weekly }), now + 5 * hour)).toEqual({
      status: 'upcoming',
      startsAt: '2026-11-27T18:00:00.000Z',
    });
  });

  it('MARKET-36 is over once it has expired, or when nobody can tell when, whatever its windows', () => {
    expect(promotionState(promotion({ expiresAt: 'nonsense' }), now).status).toBe('over');
    expect(promotionState(promotion({ expiresAt: at(0) }), now).status).toBe('over');
  });
});
