import type { LoaderFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { historyAnswer } from '../../../player/cashier/history/history.server';
import { readHistoryFilter } from '../../../player/cashier/history/read-history-filter.server';

/** A page of the history: the next one (WALLET-20) or the newest (WALLET-21). */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { filter, position } = readHistoryFilter(new URL(request.url).searchParams);
  return playerResponse(request, (player) => historyAnswer(player, { filter, position, now: Date.now() }));
}
