import type { GameError, GameErrorCode } from './api';

/** A refusal of the game server, or one of the wallet that is passed on. */
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

/** A refusal with a code of the game server's own. */
export function refusal(
  status: number,
  code: GameErrorCode,
  message: string,
  retryAfterMs?: number,
): GameRefusal {
  return new GameRefusal(status, code, message, retryAfterMs);
}
