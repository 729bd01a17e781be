import type { LoaderFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { wageringNotice } from '../../../player/rewards/wagering-notice.server';

/** The notice of a game's page about the player's active bonus (BONUS-10). */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const gameId = new URL(request.url).searchParams.get('game') ?? '';
  return playerResponse(request, (player) => wageringNotice(player, gameId));
}
