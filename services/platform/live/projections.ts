import type { Transaction } from '../database/database';
import { projectJackpots } from './jackpots';
import type { PlayEvent, ProjectionContext } from './play-event';
import { projectPlays } from './popularity';
import { projectScores } from './tournament-scores';
import { projectWins } from './winners';

/**
 * Applies events to all projections of play. All except jackpot draws are sums, so the order of events does not
 * matter. Bets outside the catalogue, such as sports bets, are skipped.
 */
export async function project(
  tx: Transaction,
  events: readonly PlayEvent[],
  context: ProjectionContext,
): Promise<void> {
  const games = new Set(context.games.map(({ gameId }) => gameId));
  const played = events.filter(({ gameId }) => games.has(gameId));
  await projectWins(tx, played);
  await projectPlays(tx, played);
  await projectScores(tx, played, context);
  await projectJackpots(tx, played, context);
}
