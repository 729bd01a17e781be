import type { LoaderFunctionArgs } from '@remix-run/node';
import { PlatformError } from '../../../platform/client.server';
import { requirePlayer } from '../../../platform/player.server';
import { statementPdf } from '../../../player/cashier/statements/statement-pdf.server';

/** A statement as a PDF download. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const player = await requirePlayer(request);
  const period = new URL(request.url).searchParams.get('period');
  try {
    return new Response(new Uint8Array(await statementPdf(player, period, Date.now())), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="statement-${period}.pdf"`,
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return Response.json({ code: error.code }, { status: 502 });
  }
}
