import { LRUCache } from 'lru-cache';
import { DAY } from './activity';
import type { Clock } from './clock';
import { PlatformError, type LoginRefusal } from './errors';
import { createLoginAttempts, isLastTry } from './login-attempts';
import { NOBODY, verifyPassword } from './passwords';
import type { Player, PlayerStore } from './players';
import { createTokens, newSessionId, playerAccessId, type TokenUse } from './tokens';

/** What a sign-in gives (API-001). `lastAuth` is the user name of the player who signed in. */
export interface LoginReply {
  idToken: string;
  accessToken: string;
  refreshToken: string;
  lastAuth: string;
}

/** Sign-in, sign-out and the check of tokens. Sessions live in the tokens; only ended ones are remembered. */
export interface Identity {
  /** Throws the codes of the catalogue (ERR-01 to ERR-07). */
  login(siteId: number, email: string, password: string): Promise<LoginReply>;
  /** New ID and access tokens for a refresh token (API-002); throws 401 `Token expired` (ERR-25). */
  refresh(refreshToken: string): Pick<LoginReply, 'idToken' | 'accessToken'>;
  /** Ends the session of an access token; an unknown or expired one is no error, as there is nothing to end. */
  logout(accessToken: string): void;
  /** The player of an ID token at a site; throws 401 without a valid one and 403 for another site's player. */
  playerOf(idToken: string | undefined, siteId: number): Player;
  /** Forgets failed tries and ended sessions. */
  reset(): void;
}

export function createIdentity(players: PlayerStore, clock: Clock, tokenSecret: string): Identity {
  const tokens = createTokens(tokenSecret);
  const attempts = createLoginAttempts();
  const ended = new LRUCache<string, true>({ max: 100_000 });

  /** Whom a token speaks for; throws 401 when it does not stand (any more). */
  function holderOf(use: TokenUse, token: string): { player: Player; sessionId: string } {
    const claims = tokens.read(use, token, clock.now());
    const player = claims && players.byId(claims.playerId);
    if (claims === undefined || player === undefined || ended.has(claims.sessionId)) {
      throw new PlatformError(401, 'error.token.expired', 'Token expired');
    }
    return { player, sessionId: claims.sessionId };
  }

  function issue(use: TokenUse, player: Player, sessionId: string): string {
    return tokens.issue(use, player, sessionId, clock.now());
  }

  return {
    async login(siteId, email, password) {
      const attempt = attempts.begin(siteId, email, clock.now());
      if (attempt.exceeded) throw attemptsExceeded();
      const player = players.byEmail(siteId, email);
      const correct = await verifyPassword(password, player?.passwordHash ?? NOBODY);
      if (player === undefined || !correct) throw isLastTry(attempt.number) ? attemptsExceeded() : notFound();
      attempts.clear(siteId, email);
      // Only somebody who knows the password learns the state of the account.
      const refusal = refusalOf(player, clock.now());
      if (refusal !== undefined) throw refusal;
      const sessionId = newSessionId();
      return {
        idToken: issue('id', player, sessionId),
        accessToken: issue('access', player, sessionId),
        refreshToken: issue('refresh', player, sessionId),
        lastAuth: playerAccessId(player),
      };
    },
    refresh(refreshToken) {
      const { player, sessionId } = holderOf('refresh', refreshToken);
      return { idToken: issue('id', player, sessionId), accessToken: issue('access', player, sessionId) };
    },
    logout(accessToken) {
      const claims = tokens.read('access', accessToken, clock.now());
      if (claims !== undefined) ended.set(claims.sessionId, true);
    },
    playerOf(idToken, siteId) {
      if (idToken === undefined) {
        throw new PlatformError(401, 'error.unauthorized', 'Send the ID token in the Authorization header.');
      }
      const { player } = holderOf('id', idToken);
      if (player.siteId !== siteId) {
        throw new PlatformError(
          403,
          'error.site.mismatch',
          `The token was issued for another site than ${siteId}.`,
        );
      }
      return player;
    },
    reset() {
      attempts.reset();
      ended.clear();
    },
  };
}

/** One answer for an unknown address and for a wrong password, so that addresses cannot be tried out (ERR-07). */
function notFound(): PlatformError {
  return new PlatformError(
    401,
    'error.player.not.found',
    'There is no player with this address and password.',
  );
}

function attemptsExceeded(): PlatformError {
  return new PlatformError(
    429,
    'error.sign.in.attempt.count.exceeded',
    'Too many wrong tries: wait 15 minutes, or reset the password.',
  );
}

function refusalOf(player: Player, time: number): PlatformError | undefined {
  const refuse = (code: string, message: string): PlatformError =>
    new PlatformError(403, code, message, { additionalInfo: refusalInfo(player, message, time) });
  switch (player.accountStatus) {
    case 'TIMEOUT':
      return refuse('error.timeout.in.progress', 'The player is in a time-out.');
    case 'SELF_EXCLUDED':
      return player.remainingDays === null
        ? refuse('error.exclusion.in.progress.indefinitely', 'The player is excluded without an end.')
        : refuse('error.exclusion.in.progress', 'The player is excluded for a time.');
    case 'BLACKLISTED':
      return refuse('error.account.deactivated', 'The account is deactivated.');
    case 'CLOSED':
      return refuse('error.account.closed', 'The account is closed.');
    default:
      return undefined;
  }
}

function refusalInfo(player: Player, message: string, time: number): LoginRefusal {
  const days = player.remainingDays;
  // Counted in whole UTC days, so the last day ends at midnight.
  const milliseconds = days === null ? null : days * DAY - (time % DAY);
  return {
    playerId: player.playerId,
    remainingDays: days,
    isCooling: false,
    milliseconds,
    initiator: 'player',
    message,
  };
}
