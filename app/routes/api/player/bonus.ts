import type { LoaderFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { bonusAnswer } from '../../../player/rewards/bonus-answer.server';

/** The bonuses of the player, for the block with the active one. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, bonusAnswer);
}
