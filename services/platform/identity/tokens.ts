import { SignJWT, errors, jwtVerify } from 'jose';
import { validatePlatformTokenClaims } from '../../../schemas/generated/validators.js';
import type { PlatformTokenClaims } from '../../../schemas/generated/types';
import { HOUR } from '../live/activity';
import type { Session } from '../database/tables/sessions';
import type { RestrictedPlayer } from '../players/player-store';
import { isSuspendedAt } from '../players/restrictions';
import type { MessengerSettings } from '../messenger/messenger-settings';
import { messengerToken } from '../messenger/messenger-token';
import { playerAccessId } from './player-access-id';

export type TokenUse = PlatformTokenClaims['tokenUse'];
export type TokenClaims = PlatformTokenClaims;

/** Lifetime of ID and access tokens. */
export const TOKEN_LIFETIME = HOUR;

/** Signs and verifies the tokens of sessions: JWTs with HMAC-SHA256. */
export interface Tokens {
  /** Deterministic for the same claims and time, which a retried renewal relies on. */
  issue(
    use: TokenUse,
    holder: { player: RestrictedPlayer; session: Session },
    times: Validity,
  ): Promise<string>;
  /** The claims of a token; undefined when it is forged, broken, expired or for another use. */
  read(use: TokenUse, token: string, now: number): Promise<TokenClaims | undefined>;
}

/** Milliseconds since the epoch. */
export interface Validity {
  issuedAt: number;
  expiresAt: number;
}

/** @param messenger signs the messenger token in ID tokens; without it that claim is empty */
export function createTokens(secret: string, messenger: MessengerSettings | undefined): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    async issue(use, { player, session }, validity) {
      const { issuedAt, expiresAt } = validity;
      const zendeskJwtToken =
        messenger && use === 'id' ? await messengerToken(messenger, player, validity) : '';
      const claims: TokenClaims = {
        tokenUse: use,
        sessionId: session.sessionId,
        playerId: player.playerId,
        siteId: player.siteId,
        iat: Math.floor(issuedAt / 1000),
        exp: Math.floor(expiresAt / 1000),
        ...(use === 'refresh' ? { generation: session.generation } : {}),
        ...(use === 'id' ? { ...claimsAbout(player, session, issuedAt), zendeskJwtToken } : {}),
      };
      return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
    },
    async read(use, token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          currentDate: new Date(now),
        });
        const claims: unknown = payload;
        return validatePlatformTokenClaims(claims) && claims.tokenUse === use ? claims : undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

/** AUTH-01; the token also contains `playerId`, `siteId`, `iat` and the messenger token. */
function claimsAbout(player: RestrictedPlayer, session: Session, now: number): Record<string, string> {
  return {
    countryCode: player.countryCode,
    playerAccessId: playerAccessId(player),
    email: player.email,
    language: player.language,
    loginMethod: session.loginMethod,
    registrationDate: player.registrationDate.toISOString(),
    multibrand: JSON.stringify({ suspended: isSuspendedAt(player, now) }),
  };
}
