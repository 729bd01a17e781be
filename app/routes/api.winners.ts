import type { LoaderFunctionArgs } from '@remix-run/node';
import { winnersOf } from '../content/fill/winners.server';
import { liveDataResponse } from '../content/live-data-response.server';

const maxRows = 20;

/** Top and latest winners, as the winners block is filled with. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return liveDataResponse(request, (live) => {
    const rows = Number(live.search.get('rows'));
    return winnersOf(live, Number.isInteger(rows) && rows > 0 ? Math.min(rows, maxRows) : maxRows);
  });
}
