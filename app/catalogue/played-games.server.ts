import { validatePlatformPopularity } from '../../schemas/generated/validators.js';
import type { PlatformPopularity } from '../../schemas/generated/types';
import { memo, reads } from '../memo/process-memos.server';
import { callPlatform } from '../platform/client.server';
import { errorMessage } from '../server/error-message';
import { log } from '../server/log.server';
import { within } from '../server/within';

/** Play statistics of a brand's games. */
export interface PlayedGames {
  /** Ids of games with rounds in the last seven days, most played first. */
  mostPlayed: readonly string[];
  /** Ids of games with the most frequent payouts in the last 24 hours (badge `hot`). */
  hot: readonly string[];
}

/** An order that changes with every page view would confuse players and invalidate every cached page of the brand. */
const refreshMs = 10 * 60_000;
/** Pages do not wait longer, because content has a default order. */
const waitMs = 1_000;
const retryMs = 30_000;
const hotGames = 12;
const fewestWins = 2;

const none: PlayedGames = { mostPlayed: [], hot: [] };

/** Popularity by play; while the platform is unavailable, the last value or an empty one. */
export const playedGames = memo<{ siteId: number }, PlayedGames>(async ({ siteId }, lastGood) => {
  try {
    const { games } = await within(
      callPlatform({
        path: '/platform/v1/gaming/popularity',
        query: { siteId },
        siteId,
        validate: validatePlatformPopularity,
      }),
      waitMs,
    );
    reads.expires(refreshMs);
    return { mostPlayed: games.map(({ gameId }) => gameId), hot: hotOf(games) };
  } catch (error) {
    log.warn({ event: 'popularity.missing', siteId, reason: errorMessage(error) }, 'order of content used');
    reads.expires(retryMs);
    return (await lastGood()) ?? none;
  }
});

function hotOf(games: PlatformPopularity['games']): string[] {
  return games
    .filter(({ recentWins }) => recentWins >= fewestWins)
    .sort((a, b) => b.recentWins - a.recentWins)
    .slice(0, hotGames)
    .map(({ gameId }) => gameId);
}

/** Games reordered: played games first, the others in their previous order. */
export function inOrderOfPlay<T extends { gameId: string }>(
  games: readonly T[],
  { mostPlayed }: PlayedGames,
): readonly T[] {
  if (mostPlayed.length === 0) return games;
  const places = new Map(mostPlayed.map((gameId, index) => [gameId, index]));
  const place = ({ gameId }: T) => places.get(gameId) ?? places.size;
  return [...games].sort((a, b) => place(a) - place(b));
}
