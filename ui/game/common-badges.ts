import type { GameCardLive } from '../../schemas/generated/types';

type Badge = GameCardLive['badges'][number];

/** Badges that set a game apart; on most games of a list they only cover pictures. */
const distinctions: readonly Badge[] = ['new', 'hot'];

/** @returns the games without the distinctions that more than half of them carry */
export function withoutCommonBadges(games: readonly GameCardLive[]): GameCardLive[] {
  const common = distinctions.filter(
    (badge) => games.filter(({ badges }) => badges.includes(badge)).length * 2 > games.length,
  );
  if (common.length === 0) return [...games];
  return games.map((game) => ({ ...game, badges: game.badges.filter((badge) => !common.includes(badge)) }));
}
