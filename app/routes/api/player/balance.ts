import type { LoaderFunctionArgs } from '@remix-run/node';
import { readBalance } from '../../../player/balance/player-answer.server';
import { playerResponse } from '../../../player/player-response.server';

/** The balance alone, for the poll (WALLET-08). */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, async (player) => ({ balance: await readBalance(player) }));
}
