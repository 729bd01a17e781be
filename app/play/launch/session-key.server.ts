import { validatePlatformSessionKey } from '../../../schemas/generated/validators.js';
import { callerFor } from '../../platform/player-call.server';
import type { StoredSession } from '../../platform/session/session.server';
import { PlatformError } from '../../platform/client.server';
import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';

/** Sent with launch calls, so that the platform can refuse calls of a replaced sign-in. */
const sessionKeyHeader = 'x-session-key';

/**
 * The key of a sign-in (GAME-24). If it cannot be loaded, the launch calls decide, so the failure is not shown to the
 * player.
 * @returns headers of the launch calls
 */
export async function sessionKeyHeaders(
  session: StoredSession,
  timeoutMs: number,
): Promise<Record<string, string>> {
  try {
    const { key } = await callerFor(session)({
      path: '/platform/v1/player/session-key',
      timeoutMs,
      validate: validatePlatformSessionKey,
    });
    return { [sessionKeyHeader]: key };
  } catch (error) {
    const isExpected = error instanceof PlatformError && error.status === 401;
    if (!isExpected) log.warn({ event: 'session.key', reason: errorMessage(error) }, 'no session key');
    return {};
  }
}
