import type { LoaderFunctionArgs } from '@remix-run/node';
import { loyaltyAnswer } from '../../../player/loyalty/loyalty-answer.server';
import { playerResponse } from '../../../player/player-response.server';

/** Where the player stands in the loyalty programme, for the block with its levels. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, loyaltyAnswer);
}
