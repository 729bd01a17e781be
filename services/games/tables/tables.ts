import type { TableState } from '../api';
import { refusal } from '../errors';
import type { Games } from '../games';
import type { GameSession } from '../sessions/session';
import { tableRoundAt } from './table-course';
import { tableSeeds } from './table-seeds';
import { isTable, type TableGame, tableStateAt } from './table-state';

/**
 * The table of the session's game; counts the player as present.
 * @throws GameRefusal when the game has none
 */
export function readTable(games: Games, { provider, gameId, holder }: GameSession): TableState {
  const { catalogue, presence, now, tableSecret } = games;
  const game = catalogue.find(provider, gameId);
  if (game === undefined || !isTable(game))
    throw refusal(404, 'error.not.found', `${gameId} is not played at a table.`);
  const at = now();
  presence.note(gameId, holder, at);
  return tableStateAt(tableSecret, game, presence.count(gameId, at), at);
}

/**
 * The seeds of a bet placed now, and the time of its result.
 * @throws GameRefusal when bets are closed
 */
export function seedsOfBet({ now, tableSecret }: Games, { gameId }: TableGame) {
  const at = now();
  const { number, closesAt, drawsAt } = tableRoundAt(gameId, at);
  // Without a retry time: an automatic retry would bet on another round than the player intended.
  if (closesAt <= at) throw refusal(409, 'error.bets.closed', 'Bets are closed: wait for the next round.');
  return { ...tableSeeds(tableSecret, gameId, number), drawsAt };
}
