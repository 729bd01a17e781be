import type { LoaderFunctionArgs } from '@remix-run/node';
import { messengerAnswer } from '../../../player/messenger/messenger-answer.server';
import { playerResponse } from '../../../player/player-response.server';

/** Who chats, for the messenger of a page. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, messengerAnswer);
}
