import type { LoaderFunctionArgs } from '@remix-run/node';
import { requirePlayer } from '../../../platform/player.server';
import { PlatformError } from '../../../platform/client.server';
import { historyCsv } from '../../../player/cashier/history/history-csv.server';
import { readHistoryFilter } from '../../../player/cashier/history/read-history-filter.server';
import { dayOf } from '../../../../ui/format/zone-day';

/** The filtered history as a CSV download. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const player = await requirePlayer(request);
  const { filter } = readHistoryFilter(new URL(request.url).searchParams);
  const now = Date.now();
  try {
    return new Response(await historyCsv(player, filter, now), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="transactions-${dayOf(now, player.site.market.timeZone)}.csv"`,
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return Response.json({ code: error.code }, { status: 502 });
  }
}
