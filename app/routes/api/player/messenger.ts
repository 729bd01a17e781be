import type { LoaderFunctionArgs } from '@remix-run/node';
import { messengerAnswer } from '../../../player/messenger/messenger-answer.server';
import { playerResponse } from '../../../player/player-response.server';

/** The identity of the player for the messenger. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, messengerAnswer);
}
