import type { LoaderFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { verificationAnswer } from '../../../player/verification/verification-answer.server';

/** How far the identity check of the player has come, for the block that shows it. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, (player) => verificationAnswer(player, Date.now()));
}
