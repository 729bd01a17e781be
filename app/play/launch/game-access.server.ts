import { validatePlatformGameAccess } from '../../../schemas/generated/validators.js';
import { PlatformError, callPlatform } from '../../platform/client.server';
import { callerFor } from '../../platform/player-call.server';
import type { StoredSession } from '../../platform/session/session.server';
import { visitorHeaders } from '../../platform/visitor/visitor-country.server';
import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';
import type { Site } from '../../site/site';

/**
 * Asks the platform, before anything is launched, whether it restricts a game for a visitor: for money with a session, for fun without
 * (GAME-25). A failed check restricts nothing, because the launch decides again.
 *
 * @returns the platform's code of the restriction, or undefined
 */
export async function gameRestriction(
  request: Request,
  { brand: { id: brand, siteId } }: Site,
  gameId: string,
  session: StoredSession | undefined,
): Promise<string | undefined> {
  const call = {
    path: `/platform/v1/games/${encodeURIComponent(gameId)}/access`,
    headers: visitorHeaders(request),
    validate: validatePlatformGameAccess,
  };
  try {
    await (session ? callerFor(session)(call) : callPlatform({ ...call, siteId }));
    return undefined;
  } catch (error) {
    if (error instanceof PlatformError && error.restrictedAccess) return error.code;
    log.warn({ event: 'game.access', brand, gameId, reason: errorMessage(error) }, 'game access not checked');
    return undefined;
  }
}
