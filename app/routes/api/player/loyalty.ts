import type { LoaderFunctionArgs } from '@remix-run/node';
import { loyaltyAnswer } from '../../../player/loyalty/loyalty-answer.server';
import { playerResponse } from '../../../player/player-response.server';

/** The player's status in the loyalty programme, for the block `vip-tiers`. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, loyaltyAnswer);
}
