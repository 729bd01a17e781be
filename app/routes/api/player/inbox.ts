import type { LoaderFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { inboxAnswer } from '../../../player/inbox/inbox-answer.server';

/** The newest messages to the player, for the block that announces them. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, inboxAnswer);
}
