import { SignJWT } from 'jose';
import type { Player } from '../database/tables/players';
import { playerAccessId } from '../identity/player-access-id';
import type { MessengerSettings } from './messenger-settings';

/** Validity of a token. Milliseconds since the epoch. */
interface Validity {
  issuedAt: number;
  expiresAt: number;
}

/**
 * The token that authenticates a player to the messenger (MSG-10): a JWT with HMAC-SHA256 and the provider's
 * key. It identifies the player by account only, so that the provider gets no address. Deterministic for the
 * same time.
 */
export async function messengerToken(
  { keyId, secret }: MessengerSettings,
  player: Pick<Player, 'playerId' | 'siteId'>,
  { issuedAt, expiresAt }: Validity,
): Promise<string> {
  const claims = {
    scope: 'user',
    external_id: playerAccessId(player),
    iat: Math.floor(issuedAt / 1000),
    exp: Math.floor(expiresAt / 1000),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: keyId })
    .sign(new TextEncoder().encode(secret));
}
