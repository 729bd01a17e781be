import type { LoaderFunctionArgs } from '@remix-run/node';
import { playerAnswer } from '../../../player/balance/player-answer.server';
import { playerResponse } from '../../../player/player-response.server';

/** All player data that a page shows, in one private response. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, (player) => playerAnswer(player, Date.now()));
}
