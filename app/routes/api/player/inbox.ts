import type { LoaderFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { inboxAnswer } from '../../../player/inbox/inbox-answer.server';

/** The player's newest messages, for the inbox block. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, inboxAnswer);
}
