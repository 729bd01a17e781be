import { validatePlatformGameAccess } from '../../../schemas/generated/validators.js';
import { PlatformError } from '../../platform/client.server';
import { callerFor } from '../../platform/player-call.server';
import type { StoredSession } from '../../platform/session/session.server';
import { visitorHeaders } from '../../platform/visitor/visitor-country.server';
import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';
import type { Site } from '../../site/site';

/**
 * Checks with the platform before a launch whether a game is restricted for a player (GAME-25). A failed check does not
 * restrict, because the launch itself checks again.
 * @returns the platform's code of the restriction, or undefined
 */
export async function gameRestriction(
  request: Request,
  { brand }: Site,
  gameId: string,
  session: StoredSession,
): Promise<string | undefined> {
  try {
    await callerFor(session)({
      path: `/platform/v1/games/${encodeURIComponent(gameId)}/access`,
      headers: visitorHeaders(request),
      validate: validatePlatformGameAccess,
    });
    return undefined;
  } catch (error) {
    if (error instanceof PlatformError && error.restrictedAccess) return error.code;
    const details = { event: 'game.access', brand: brand.id, gameId, reason: errorMessage(error) };
    log.warn(details, 'game access not checked');
    return undefined;
  }
}
