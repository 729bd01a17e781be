import type { LoaderFunctionArgs } from '@remix-run/node';
import { catalogueOf } from '../../catalogue/catalogue.server';
import { jackpotsOf, tablesOf } from '../../platform/live-data.server';
import { liveDataResponse } from '../../fill/live/live-data-response.server';

/** Most ids per request; a screen shows fewer. */
const maxIds = 120;

const ids = (list: string | null) => (list ?? '').split(',').filter(Boolean).slice(0, maxIds);

/** Current jackpots and seats of the games on the visitor's screen. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return liveDataResponse(request, async ({ site, search }) => {
    const { byId, games } = await catalogueOf(site);
    const jackpotIds = ids(search.get('jackpots')).filter((id) => byId.get(id)?.jackpotExist);
    const wanted = new Set(ids(search.get('tables')));
    const providers = games
      .filter(({ tableId }) => wanted.has(tableId ?? ''))
      .map(({ provider }) => provider.providerId);
    const [jackpots, tables] = await Promise.all([
      jackpotsOf(site, jackpotIds, 'poll'),
      providers.length > 0 ? tablesOf(site, providers, 'poll') : undefined,
    ]);
    return {
      jackpots: [...jackpots.values()].map(({ gameId, amount, currency }) => ({ gameId, amount, currency })),
      tables: [...(tables?.values() ?? [])]
        .filter(({ TableId }) => wanted.has(TableId))
        .map(({ TableId, open, seats, seatsTaken, dealer, betLimits }) => ({
          tableId: TableId,
          ...{ open, seats, seatsTaken, dealer },
          ...betLimits,
        })),
    };
  });
}
