import type { Transaction } from '../database/database';
import { projectJackpots } from './jackpots';
import type { PlayEvent, ProjectionContext } from './play-event';
import { projectPlays } from './popularity';
import { projectScores } from './tournament-scores';
import { projectWins } from './winners';

/**
 * Applies events to everything that follows from play. All but the draws of jackpots are sums, so the order of events does
 * not matter. Bets on what is no game of the catalogue, such as sports, are left out.
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
