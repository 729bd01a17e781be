import type { LoaderFunctionArgs } from '@remix-run/node';
import { lobbies } from '../../../catalogue/lobby';
import { playerGames, playerLists } from '../../../player/favourites/player-games.server';
import { playerResponse } from '../../../player/player-response.server';

/** The tiles of a player's row of games (GUARD-28). */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const list = playerLists.find((name) => name === searchParams.get('list')) ?? 'recent';
  const lobby = lobbies.find((name) => name === searchParams.get('lobby'));
  return playerResponse(request, (player) => playerGames(player, list, lobby));
}
