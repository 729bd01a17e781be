import type { GameSession } from '../database/tables/games';
import { PlatformError } from '../errors';

/** Game server of demo mode; every provider has its own origin. */
const DEMO_GAMES_URL = 'http://{provider}.games.localhost:3003';

/** URL of a launched game. It contains nothing but the token. Throws 503 without a configured game server. */
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
