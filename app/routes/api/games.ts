import type { LoaderFunctionArgs } from '@remix-run/node';
import { browseGames } from '../../fill/game-browser.server';
import { readGameQuery } from '../../catalogue/game-search';
import { liveDataResponse } from '../../fill/live/live-data-response.server';

/** Search and filters of the game browser; returns the live data of its block. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return liveDataResponse(request, (live) =>
    browseGames(
      live.search.get('lobby') === 'live-casino' ? 'live casino' : 'casino',
      readGameQuery(live.search),
      undefined,
      { ...live, liveAge: 'poll' },
    ),
  );
}
