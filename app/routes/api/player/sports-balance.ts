import type { ActionFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { sendBalance } from '../../../player/balance/send-balance.server';

/** A page has learnt that the balance of its player changed. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return playerResponse(request, sendBalance);
}
