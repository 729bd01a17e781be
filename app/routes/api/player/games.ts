import type { LoaderFunctionArgs } from '@remix-run/node';
import { playerGames, playerLists } from '../../../player/favourites/player-games.server';
import { playerResponse } from '../../../player/player-response.server';

/** The tiles of a player's own row of games (GUARD-28). */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('list');
  const list = playerLists.find((name) => name === asked) ?? 'recent';
  return playerResponse(request, (player) => playerGames(player, list));
}
