import type { LoaderFunctionArgs } from '@remix-run/node';
import { NotFoundError } from '../../fill/context';
import { liveTournament, tournamentContent } from '../../fill/live/tournament.server';
import { liveDataResponse } from '../../fill/live/live-data-response.server';
import { readSession } from '../../platform/session/session.server';

/** Leaderboard of one tournament, in the form of the block's live data; includes a signed-in player's own rank (BLOCK-28). */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return liveDataResponse(request, async ({ site, search }) => {
    const content = await tournamentContent(search.get('id') ?? '', site);
    if (!content) throw new NotFoundError(`no tournament ${search.get('id') ?? ''}`);
    const session = await readSession(request, site);
    return liveTournament(content, { site, liveAge: 'poll' }, session?.idToken);
  });
}
