import type { FavouriteForm, PlatformMyGames } from '../../../schemas/generated/types';
import {
  validatePlatformEmpty,
  validatePlatformMyGames,
  validatePlatformPlayerGames,
} from '../../../schemas/generated/validators.js';
import { catalogueOf } from '../../catalogue/catalogue.server';
import type { Lobby } from '../../catalogue/lobby';
import { NotFoundError } from '../../fill/context';
import type { Player } from '../../platform/player.server';

/** The platform has a list per lobby; the site merges them. */
const lobbyPageTypes: Record<Lobby, string> = { casino: 'casino', 'live casino': 'live-casino' };

const path = '/platform/v1/player/my-games';

/** A player's favourite games, latest first (API-050). Throws as `Player.call` does. */
export async function favouriteGames({ call }: Player): Promise<PlatformMyGames['games']> {
  const lists = await Promise.all(
    Object.values(lobbyPageTypes).map((lobbyPageType) =>
      call({ path, query: { lobbyPageType }, validate: validatePlatformMyGames }),
    ),
  );
  return lists.flatMap(({ games }) => games).sort((a, b) => Date.parse(b.addedAt) - Date.parse(a.addedAt));
}

/** Ids of a player's favourite games, in one call for the hearts of a page (API-046). Throws as `Player.call` does. */
export async function favouriteIds({ call }: Player): Promise<string[]> {
  const { games } = await call({
    path: '/platform/v1/player/games',
    validate: validatePlatformPlayerGames,
  });
  return games.filter(({ starred }) => starred).map(({ gameId }) => gameId);
}

/**
 * Adds a game of this site to the favourites, or removes it (API-051, API-052).
 * @throws NotFoundError for a game the site does not offer; otherwise as `Player.call` does
 */
export async function changeFavourite(
  { site, call }: Player,
  { gameId, favourite }: FavouriteForm,
): Promise<void> {
  const game = (await catalogueOf(site)).byId.get(gameId);
  if (!game) throw new NotFoundError(`no game ${gameId}`);
  const mark = { gameId, lobbyPageType: lobbyPageTypes[game.type] };
  await call({
    path,
    ...(favourite ? { method: 'POST', body: mark } : { method: 'DELETE', query: mark }),
    validate: validatePlatformEmpty,
  });
}
