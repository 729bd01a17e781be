import type { GameCardLive } from '../../../schemas/generated/types';
import { validatePlatformLastPlayedGames } from '../../../schemas/generated/validators.js';
import { catalogueOf } from '../../catalogue/catalogue.server';
import { type Lobby, platformCategories } from '../../catalogue/lobby';
import { liveCards } from '../../fill/live/live-cards.server';
import type { Player } from '../../platform/player.server';
import { favouriteGames } from './favourites.server';

export const playerLists = ['recent', 'favourites'] as const;
export type PlayerList = (typeof playerLists)[number];

/** Most games in a row. */
const maxGames = 40;

/**
 * Tiles of the player's recent games (API-089, WALLET-51; in a lobby API-048, BLOCK-41) or favourites (API-050) that
 * the site offers. Throws as `Player.call` does.
 */
export async function playerGames(
  player: Player,
  list: PlayerList,
  lobby?: Lobby,
): Promise<{ items: GameCardLive[] }> {
  const [catalogue, games] = await Promise.all([
    catalogueOf(player.site),
    list === 'recent' ? recentGames(player, lobby) : favouriteGames(player),
  ]);
  const offered = games.flatMap(({ gameId }) => catalogue.byId.get(gameId) ?? []).slice(0, maxGames);
  return { items: await liveCards(offered, catalogue, { site: player.site, liveAge: 'poll' }) };
}

async function recentGames({ call }: Player, lobby?: Lobby) {
  const { games } = await call({
    ...(lobby
      ? { path: '/platform/v1/player/my-games/category', query: { category: platformCategories[lobby] } }
      : { path: '/platform/v1/player/wallet/lastPlayedGames' }),
    validate: validatePlatformLastPlayedGames,
  });
  return games;
}
