import type { LoaderFunctionArgs } from '@remix-run/node';
import { winnersOf } from '../../fill/live/winners.server';
import { liveDataResponse } from '../../fill/live/live-data-response.server';
import { anonymous } from '../../platform/visitor/facts';
import { countryOfVisitor } from '../../platform/visitor/visitor.server';

const maxRows = 20;

/** Top and latest winners, in the form of the block's live data, for the visitor's own country (WIN-06). */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return liveDataResponse(request, async ({ site, search }) => {
    const rows = Number(search.get('rows'));
    const country = await countryOfVisitor(request, site);
    return winnersOf(
      { site, liveAge: 'poll', facts: { ...anonymous, country } },
      Number.isInteger(rows) && rows > 0 ? Math.min(rows, maxRows) : maxRows,
    );
  });
}
