import type { LoaderFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { walletAnswer } from '../../../player/balance/wallet-answer.server';

/** The wallet, for the block that shows the balance. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, walletAnswer);
}
