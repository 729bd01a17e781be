import type { LoaderFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { sessionAnswer } from '../../../player/safety/session-answer.server';

/** Duration and result of the player's session. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, sessionAnswer);
}
