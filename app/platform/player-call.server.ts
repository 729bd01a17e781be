import { PlatformError, type PlatformRequest, callPlatform } from './client.server';
import type { StoredSession } from './session/session.server';
import { renewTokens } from './session/session-tokens.server';

/** A call on behalf of a player: site and tokens are added to it. */
export interface PlayerRequest<T> extends Omit<PlatformRequest<T>, 'siteId' | 'idToken' | 'accessToken'> {
  /** The call also requires the access token (NET-04, AMB-33). */
  withAccessToken?: boolean;
}

export type PlayerCall = <T>(request: PlayerRequest<T>) => Promise<T>;

/**
 * Calls on behalf of a session's player. If the platform considers the tokens expired, they are refreshed and the call
 * is retried once: the clocks of site and platform may differ, and another request may have refreshed them in the
 * meantime.
 * @returns a call that throws PlatformError
 */
export function callerFor(initial: StoredSession): PlayerCall {
  let session = initial;

  function send<T>({ withAccessToken, ...rest }: PlayerRequest<T>): Promise<T> {
    const { siteId, idToken, accessToken } = session;
    return callPlatform({ ...rest, siteId, idToken, ...(withAccessToken ? { accessToken } : {}) });
  }

  return async (request) => {
    try {
      return await send(request);
    } catch (error) {
      if (!(error instanceof PlatformError) || error.code !== 'error.token.expired') throw error;
      const renewed = await renewTokens(session);
      if (!renewed) throw error;
      session = renewed;
      return send(request);
    }
  };
}
