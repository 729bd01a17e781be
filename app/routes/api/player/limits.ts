import type { LoaderFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { limitsAnswer } from '../../../player/limits/limits-answer.server';

/** The limits of the player, for the summary block. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, limitsAnswer);
}
