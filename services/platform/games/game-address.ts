import type { GameSession } from '../database/tables/games';
import { PlatformError } from '../errors';

/** The game server of demo mode; every provider has an origin of its own. */
const DEMO_GAMES_URL = 'http://{provider}.games.localhost:3003';

/** Where a game is played. The token is all that the address tells. Throws 503 where no game server is configured. */
export function gameAddress(
  { gamesUrl, demo }: { gamesUrl: string | undefined; demo: boolean },
  { provider, gameId }: Pick<GameSession, 'provider' | 'gameId'>,
  token: string,
): string {
  const template = gamesUrl ?? (demo ? DEMO_GAMES_URL : undefined);
  if (template === undefined || gameId === null) {
    throw new PlatformError(503, 'error.games.unavailable', 'No game server is configured: set GAMES_URL.');
  }
  const origin = template.replace('{provider}', provider);
  return `${origin.replace(/\/$/, '')}/${encodeURIComponent(gameId)}?token=${token}`;
}
