import type { LoaderFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { unreadAnswer } from '../../../player/inbox/unread.server';

/** The player's number of unread messages, for the badge in the header. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, unreadAnswer);
}
