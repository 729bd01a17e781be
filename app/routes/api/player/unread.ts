import type { LoaderFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { unreadAnswer } from '../../../player/inbox/unread.server';

/** How much the player has not read, for the mark in the header. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, unreadAnswer);
}
