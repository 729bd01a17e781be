import type { LoaderFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { verificationAnswer } from '../../../player/verification/verification-answer.server';

/** The state of the player's identity check, for its block. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, (player) => verificationAnswer(player, Date.now()));
}
