import type { GameError, GameErrorCode } from './api';

/** An error of the game server, or one passed on from the wallet. */
export class GameRefusal extends Error {
  override name = 'GameRefusal';

  constructor(
    readonly status: number,
    /** One of {@link GameErrorCode}, or a code of the wallet. */
    readonly code: string,
    message: string,
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }

  body(): GameError {
    const { code, message, retryAfterMs } = this;
    return { code, message, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  }
}

/** An error with a code of the game server. */
export function refusal(
  status: number,
  code: GameErrorCode,
  message: string,
  retryAfterMs?: number,
): GameRefusal {
  return new GameRefusal(status, code, message, retryAfterMs);
}
