import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import claimsSchema from '../../schemas/platform/token-claims.schema.json';
import { DAY, HOUR } from './activity';
import type { Player } from './players';
import { compileSchema } from './validation';

export type TokenUse = 'id' | 'access' | 'refresh';

/** What every token says; an ID token says more (AUTH-01), which only the site reads. */
export interface TokenClaims {
  tokenUse: TokenUse;
  sessionId: string;
  playerId: number;
  siteId: number;
  /** Seconds since the epoch, as in every JWT. */
  iat: number;
  exp: number;
}

const LIFETIME: Record<TokenUse, number> = { id: HOUR, access: HOUR, refresh: 30 * DAY };
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });
const isClaims = compileSchema<TokenClaims>(claimsSchema);

/** Signs and checks tokens in the form of a JWT with HMAC-SHA256. */
export interface Tokens {
  issue(use: TokenUse, player: Player, sessionId: string, time: number): string;
  /** The claims of a token of the given use; undefined when it is forged, broken, expired or of another use. */
  read(use: TokenUse, token: string, time: number): TokenClaims | undefined;
}

export function createTokens(secret: string): Tokens {
  const signatureOf = (content: string): Buffer => createHmac('sha256', secret).update(content).digest();
  return {
    issue(use, player, sessionId, time) {
      const claims: TokenClaims = {
        tokenUse: use,
        sessionId,
        playerId: player.playerId,
        siteId: player.siteId,
        iat: Math.floor(time / 1000),
        exp: Math.floor((time + LIFETIME[use]) / 1000),
      };
      const content = `${HEADER}.${encode(use === 'id' ? { ...claims, ...sessionOf(player) } : claims)}`;
      return `${content}.${signatureOf(content).toString('base64url')}`;
    },
    read(use, token, time) {
      const [header, payload, signature, ...rest] = token.split('.');
      if (header !== HEADER || payload === undefined || signature === undefined || rest.length > 0)
        return undefined;
      const expected = signatureOf(`${header}.${payload}`);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      // Signed by us, so it is JSON; the schema still stands between its text and its use.
      const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
      if (!isClaims(claims) || claims.tokenUse !== use || claims.exp * 1000 <= time) return undefined;
      return claims;
    },
  };
}

export function newSessionId(): string {
  return randomUUID();
}

/** The user name that the identity service knows a player by. */
export function playerAccessId({ playerId, siteId }: Player): string {
  return `site-${siteId}-player-${playerId}`;
}

/** AUTH-01; `playerId`, `siteId` and `iat` stand beside it in the same token. */
function sessionOf(player: Player): Record<string, string> {
  return {
    countryCode: player.countryCode,
    playerAccessId: playerAccessId(player),
    email: player.email,
    language: player.language,
    loginMethod: 'password',
    zendeskJwtToken: '',
    registrationDate: player.registrationDate,
    multibrand: JSON.stringify({ suspended: false }),
  };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
