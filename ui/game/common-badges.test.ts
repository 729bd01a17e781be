import { expect, test } from 'vitest';
import type { GameCardLive } from '../../schemas/generated/types';
import { withoutCommonBadges } from './common-badges';

const game = (...badges: GameCardLive['badges']): GameCardLive => ({
  gameId: 'g',
  name: 'Game',
  provider: 'Studio',
  href: '/online-casino/play/studio/g',
  square: { url: 'https://images.marquee.test/games/g.svg', width: 640, height: 640, alt: '' },
  tint: '#123456',
  badges,
  restricted: false,
  overlay: false,
});

const shown = (games: GameCardLive[]) => withoutCommonBadges(games).map(({ badges }) => badges);

test('a distinction that most games of a list carry is left out, others and live stay', () => {
  expect(shown([game('hot', 'live'), game('hot', 'live'), game('new', 'live')])).toEqual([
    ['live'],
    ['live'],
    ['new', 'live'],
  ]);
});

test('a distinction of half the games or fewer stays', () => {
  expect(shown([game('new'), game()])).toEqual([['new'], []]);
});
