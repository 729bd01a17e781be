import type { ActionFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { sendBalance } from '../../../player/balance/send-balance.server';

/** Receives the notice of a page that its player's balance has changed. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return playerResponse(request, sendBalance);
}
