import type { Game, GameRowContent } from '../../schemas/generated/types';

/** Name of a ready-made list of games (BLOCK-16). */
type GameList = NonNullable<GameRowContent['list']>;

const belongs: Record<GameList, (game: Game) => boolean> = {
  all: () => true,
  casino: ({ type }) => type === 'casino',
  'live-casino': ({ type }) => type === 'live casino',
  sports: ({ categories }) => categories?.includes('sports') === true,
  christmas: ({ christmas }) => christmas === true,
};

/** The games of a ready-made list, in their order. */
export function gamesOfList(games: readonly Game[], list: GameList): Game[] {
  return games.filter(belongs[list]);
}
