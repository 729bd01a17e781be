import { PlatformError } from '../errors';
import type { Game, PlatformData } from '../reference-data/data';

/** The game with an id. Throws 404 `error.game.not.found`. */
export function assertGame({ games }: Pick<PlatformData, 'games'>, gameId: string): Game {
  const game = games.find((each) => each.gameId === gameId);
  if (game !== undefined) return game;
  throw gameNotFound(gameId);
}

export function gameNotFound(gameId: string): PlatformError {
  return new PlatformError(404, 'error.game.not.found', `The catalogue has no game ${gameId}.`);
}
