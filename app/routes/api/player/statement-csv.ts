import type { LoaderFunctionArgs } from '@remix-run/node';
import { PlatformError } from '../../../platform/client.server';
import { requirePlayer } from '../../../platform/player.server';
import { statementCsv } from '../../../player/cashier/statements/statement-csv.server';

/** All transactions of a month or year as a CSV download. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const player = await requirePlayer(request);
  const period = new URL(request.url).searchParams.get('period');
  try {
    return new Response(await statementCsv(player, period), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="statement-${period}.csv"`,
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return Response.json({ code: error.code }, { status: 502 });
  }
}
