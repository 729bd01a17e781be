import { describe, expect, it } from 'vitest';
import type { TargetAudience } from '../../schemas/generated/types';
import { type LastVisit, anonymous, factsOfPlayer } from '../platform/visitor/facts';
import { audienceAllows, isVisible, placementAllows, placementConditions } from './audience';

const player = (depositCount: number, playerId = '42') => factsOfPlayer({ playerId, depositCount });

describe('audience', () => {
  it('BLOCK-30 shows to everybody without an audience or without limit', () => {
    expect(audienceAllows(undefined, anonymous)).toBe(true);
    expect(audienceAllows({ option: 'no-limit' }, anonymous)).toBe(true);
  });

  it.each([
    ['DEPOSIT_COUNT_0', [true, false, false]],
    ['DEPOSIT_COUNT_1', [false, true, false]],
    ['DEPOSIT_COUNT_MORE_THAN_1', [false, false, true]],
  ] as const)('BLOCK-32 %s fits deposit counts 0, 1, 2 as %j', (group, expected) => {
    expect(
      [0, 1, 2].map((count) => audienceAllows({ option: 'group', targetGroups: [group] }, player(count))),
    ).toEqual(expected);
    expect(audienceAllows({ option: 'group', targetGroups: [group] }, anonymous)).toBe(false);
  });

  const behaving = (lastVisit: LastVisit, favouriteVertical: 'CASINO' | null, level: number) =>
    factsOfPlayer({ playerId: '42', depositCount: 2, segments: { lastVisit, favouriteVertical }, level });

  it.each([
    [{ lastVisits: ['month', 'longer'] }, [false, true, true]],
    [{ favouriteVerticals: ['casino'] }, [true, false, true]],
    [{ levels: [0, 2] }, [true, false, true]],
    [{ levels: [2], lastVisits: ['longer'], favouriteVerticals: ['casino'] }, [false, false, true]],
    [{ lastVisits: ['longer'], targetGroups: ['DEPOSIT_COUNT_1'] }, [false, false, false]],
    [{ lastVisits: [], targetGroups: [] }, [false, false, false]],
  ] as const)('BLOCK-34 every list with entries has to name the player: %j', (lists, expected) => {
    const audience = { option: 'group', ...lists } as unknown as TargetAudience;
    const players = [
      behaving('week', 'CASINO', 0),
      behaving('month', null, 1),
      behaving('longer', 'CASINO', 2),
    ];
    expect(players.map((facts) => audienceAllows(audience, facts))).toEqual(expected);
    expect(audienceAllows(audience, anonymous)).toBe(false);
    // Without the platform's response the audience does not match.
    expect(audienceAllows(audience, player(2))).toBe(false);
  });

  it('BLOCK-33 matches player ids as text or number and needs a login', () => {
    const audience = { option: 'players-list' as const, targetPlayersIds: [42, '7'] };
    expect(audienceAllows(audience, player(0, '42'))).toBe(true);
    expect(audienceAllows(audience, player(0, '7'))).toBe(true);
    expect(audienceAllows(audience, player(0, '8'))).toBe(false);
    expect(audienceAllows(audience, anonymous)).toBe(false);
  });

  it('BLOCK-35 signed-out visitors of the live lobby see every box, elsewhere not', () => {
    const context = { facts: anonymous, market: 'UN', channel: 'desktop' as const, now: () => 0 };
    const placement = {
      targetAudience: { option: 'group' as const, targetGroups: ['DEPOSIT_COUNT_0' as const] },
    };
    expect(placementAllows(placement, { ...context, liveLobby: true })).toBe(true);
    expect(placementAllows(placement, { ...context, liveLobby: false })).toBe(false);
  });

  it('GUARD-26 knows three visibilities', () => {
    expect(
      (['authorized', 'both', 'not-authorized'] as const).map((rule) => [
        isVisible(rule, true),
        isVisible(rule, false),
      ]),
    ).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
  });

  it('keeps a block within its time, markets and channels', () => {
    const context = {
      facts: anonymous,
      market: 'FI',
      channel: 'mobile' as const,
      now: () => Date.parse('2026-06-01T00:00:00Z'),
      liveLobby: false,
    };
    expect(placementAllows({ showFrom: '2026-06-01T00:00:00Z' }, context)).toBe(true);
    expect(placementAllows({ showFrom: '2026-06-01T00:00:01Z' }, context)).toBe(false);
    expect(placementAllows({ showUntil: '2026-06-01T00:00:00Z' }, context)).toBe(false);
    expect(placementAllows({ onlyMarkets: ['DE'] }, context)).toBe(false);
    expect(placementAllows({ onlyChannels: ['desktop'] }, context)).toBe(false);
  });
});

describe('conditions of a placement', () => {
  const context = {
    facts: player(1),
    market: 'FI',
    channel: 'mobile' as const,
    now: () => Date.parse('2026-06-01T00:00:00Z'),
    liveLobby: false,
  };

  it('tells every one of them, met or not, in the order in which they decide', () => {
    const audience = { option: 'group' as const, targetGroups: ['DEPOSIT_COUNT_0' as const] };
    const placement = {
      onlyMarkets: ['FI', 'SE'],
      showUntil: '2026-06-01T00:00:00Z',
      visibleTo: 'authorized' as const,
      targetAudience: audience,
    };
    expect([...placementConditions(placement, context)]).toEqual([
      { name: 'market', met: true, values: ['FI', 'SE'] },
      { name: 'until', met: false, moment: '2026-06-01T00:00:00Z' },
      { name: 'visitor', met: true, values: ['authorized'] },
      { name: 'audience', met: false, values: ['DEPOSIT_COUNT_0'] },
    ]);
  });

  it('has none for what everybody sees', () => {
    const placement = { visibleTo: 'both' as const, targetAudience: { option: 'no-limit' as const } };
    expect([...placementConditions(placement, context)]).toEqual([]);
  });

  it('looks at no visitor where the market hides a block already', () => {
    const seen: string[] = [];
    const facts = new Proxy(anonymous, { get: (_of, name) => void seen.push(String(name)) });
    const placement = { onlyMarkets: ['SE'], visibleTo: 'authorized' as const };
    expect(placementAllows(placement, { ...context, facts })).toBe(false);
    expect(seen).toEqual([]);
  });
});
