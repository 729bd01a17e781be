import { expect, test } from 'vitest';
import { siteWithRules } from '../../tests/support/site-with-rules';
import type { ResolvedRules } from '../site/rules/rule-values';
import { isPermitted } from './permitted-game';

const slot = { type: 'casino', gameType: 'slot', rtp: 96 } as const;
const roulette = { type: 'casino', gameType: 'roulette', rtp: 97 } as const;
const liveRoulette = { type: 'live casino', gameType: 'roulette', rtp: 97 } as const;
const jackpot = { type: 'casino', gameType: 'jackpot', rtp: 94 } as const;
const dropJackpot = { ...slot, jackpotExist: true };

function offered(rules: Partial<ResolvedRules>) {
  const site = siteWithRules(rules);
  const games = { slot, roulette, liveRoulette, jackpot, dropJackpot, unstated: { ...slot, rtp: undefined } };
  return Object.entries(games).flatMap(([name, game]) => (isPermitted(game, site) ? [name] : []));
}

test('without rules every game is offered', () => {
  expect(offered({})).toHaveLength(6);
});

test('verticals: games of a vertical that the market may not have are in no list', () => {
  expect(offered({ verticals: ['casino', 'sportsbook'] })).not.toContain('liveRoulette');
  expect(offered({ verticals: ['live-casino'] })).toEqual(['liveRoulette']);
});

test('jackpotGames: no game with a jackpot is in a list', () => {
  expect(offered({ jackpotGames: false })).toEqual(['slot', 'roulette', 'liveRoulette', 'unstated']);
});

test('tableGames: games against a bank are offered with a live dealer only', () => {
  expect(offered({ tableGames: false })).not.toContain('roulette');
  expect(offered({ tableGames: false })).toContain('liveRoulette');
});

test('returnToPlayer: a game that does not state its return is in no list', () => {
  expect(offered({ returnToPlayer: true })).not.toContain('unstated');
});
