import { and, desc, eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { OpenDatabase, Queries } from '../database/database';
import { players } from '../database/tables/players';
import { loginHistory, type Session } from '../database/tables/sessions';
import { PlatformError } from '../errors';
import type { EventEmitter } from '../events';
import { refusalOf, TIME_LIMIT_REACHED } from '../players/account-state';
import type { PlayerStore, RestrictedPlayer } from '../players/player-store';
import type { Randomness } from '../randomness';
import { createDeviceTokens } from './device-tokens';
import { createLockOut, type Attempt } from './lock-out';
import { hashPassword, verifyPassword } from './passwords';
import { createRestricting, type Restricting } from './restricting';
import { createSessions, type EndReason, type LiveSession, type SessionLimits } from './sessions';
import type { MessengerSettings } from '../messenger/messenger-settings';
import { playerAccessId } from './player-access-id';
import { TOKEN_LIFETIME, createTokens } from './tokens';

/** Result of a sign-in (API-001). `lastAuth` is the user name of the player. */
export interface LoginReply extends TokenReply {
  lastAuth: string;
  /** Identifies this device on later sign-ins to the account. */
  deviceToken: string;
}

/** Input of a sign-in other than e-mail address and password. */
export interface LoginVisit {
  address: string;
  country: string;
  userAgent: string;
  /** The browser's device tokens, of any account. */
  deviceTokens: readonly string[];
  /** Verifies the captcha; called only when one is required. */
  isPerson(): Promise<boolean>;
}

/** The part of a visit that a session stores. */
type Visit = Pick<LoginVisit, 'address' | 'country' | 'userAgent'>;

/** New tokens of a session (API-002); the sent refresh token is consumed. */
export interface TokenReply {
  idToken: string;
  accessToken: string;
  refreshToken: string;
}

/** Sign-in, sessions and passwords. All state is in the database, so any number of processes may share it. */
export interface Identity extends Restricting {
  /** Throws the codes of the catalogue (ERR-01 to ERR-07), and 403 `error.captcha.required` after several failures. */
  login(siteId: number, email: string, password: string, visit: LoginVisit): Promise<LoginReply>;
  /**
   * Signs in a player who has proven their identity without a password. Throws the same refusals as `login`.
   * @param loginMethod its name in the session and its tokens
   */
  loginProven(
    player: RestrictedPlayer,
    loginMethod: string,
    visit: Omit<LoginVisit, 'deviceTokens' | 'isPerson'>,
  ): Promise<Omit<LoginReply, 'deviceToken'>>;
  /**
   * New tokens for a refresh token (API-002); throws 401 `Token expired` (ERR-25). A refresh token is
   * single-use; an immediate retry returns the same successor, while a later reuse is treated as theft and ends
   * the session.
   */
  refresh(siteId: number, refreshToken: string): Promise<TokenReply>;
  /** Ends the session of an access token (API-003); succeeds without a session. */
  logout(siteId: number, accessToken: string): Promise<void>;
  /**
   * The player of an ID token at a site. Throws 401 without a valid one, or without a required access token of
   * the same session, and 403 for another site's player.
   */
  authenticate(
    siteId: number,
    idToken: string | undefined,
    access?: { accessToken?: string | undefined },
  ): Promise<LiveSession>;
  /**
   * AMB-26: enables sign-in for an account that was migrated from an older system, or whose completed
   * registration was never confirmed. Throws `error.player.not.found` for all others.
   */
  migrate(siteId: number, email: string, password: string, address: string): Promise<void>;
  /** True if the password is the player's. */
  verify(playerId: number, password: string): Promise<boolean>;
  /** Stores a new password; the caller handles the sessions. */
  setPassword(queries: Queries, playerId: number, password: string): Promise<void>;
  sessionsOf(playerId: number): Promise<Session[]>;
  /** Returns false for an inactive session or another player's. */
  endSession(playerId: number, sessionId: string, reason?: EndReason): Promise<boolean>;
  endSessions(playerId: number, options?: { except?: string; reason?: EndReason }): Promise<void>;
  /** The last sign-ins of a player, newest first (API-093). */
  loginHistory(playerId: number, count: number): Promise<LoginEntry[]>;
}

export interface LoginEntry {
  loginDate: Date;
  loginIp: string;
  loginCountry: string;
  userAgent: string;
  successful: boolean;
}

export interface IdentityParts {
  database: OpenDatabase;
  players: PlayerStore;
  clock: Clock;
  events: EventEmitter;
  random: Randomness;
  tokenSecret: string;
  /** Authenticates players to the messenger; without it they chat anonymously. */
  messenger?: MessengerSettings | undefined;
  limits: SessionLimits;
  /**
   * Called after the password is verified: counts the time signed in, and queries the exclusion registers.
   * @returns the updated player
   */
  beforeSignIn(player: RestrictedPlayer): Promise<RestrictedPlayer>;
}

/** Time during which a used refresh token still returns its successor, so that two processes of a site do not conflict. */
export const REUSE_GRACE = 30_000;

export function createIdentity(parts: IdentityParts): Identity {
  const { database, players: store, clock, events, random } = parts;
  const tokens = createTokens(parts.tokenSecret, parts.messenger);
  const sessions = createSessions(database, clock, events, parts.limits);
  const lockOut = createLockOut(database, clock);
  const deviceTokens = createDeviceTokens(parts.tokenSecret, random);

  async function issueAll(player: RestrictedPlayer, session: Session): Promise<TokenReply> {
    const holder = { player, session };
    const issuedAt = session.rotatedAt.getTime();
    const renewable = sessions.expiryOf(session);
    const expiresAt = Math.min(issuedAt + TOKEN_LIFETIME, renewable);
    const [idToken, accessToken, refreshToken] = await Promise.all([
      tokens.issue('id', holder, { issuedAt, expiresAt }),
      tokens.issue('access', holder, { issuedAt, expiresAt }),
      tokens.issue('refresh', holder, { issuedAt, expiresAt: renewable }),
    ]);
    return { idToken, accessToken, refreshToken };
  }

  /** The player of an attempt with this password. Counts it, and throws ERR-04 or ERR-07. */
  async function proven(attempt: Attempt, password: string): Promise<RestrictedPlayer> {
    const outcome = await lockOut.begin(attempt);
    if (outcome.locked) throw attemptsExceeded(outcome.waitMs);
    const player = await store.byEmail(attempt.siteId, attempt.email);
    const right = await verifyPassword(password, player?.passwordHash);
    if (player === undefined || !right)
      throw outcome.lockMs === undefined ? unknownPlayer() : attemptsExceeded(outcome.lockMs);
    await lockOut.clear(attempt);
    return player;
  }

  async function record(player: RestrictedPlayer, visit: Visit, successful: boolean): Promise<void> {
    await database.db.insert(loginHistory).values({
      playerId: player.playerId,
      loginDate: new Date(clock.now()),
      loginIp: visit.address,
      loginCountry: visit.country,
      userAgent: visit.userAgent,
      successful,
    });
  }

  /** `firstLogin` is true for the very first session only. */
  async function notNewAnyMore(player: RestrictedPlayer): Promise<RestrictedPlayer> {
    if (!player.firstLogin) return player;
    const isBefore = and(eq(loginHistory.playerId, player.playerId), eq(loginHistory.successful, true));
    const [before] = await database.db
      .select({ id: loginHistory.id })
      .from(loginHistory)
      .where(isBefore)
      .limit(1);
    return before === undefined ? player : store.change(player.playerId, { firstLogin: false });
  }

  /** Starts the session of an authenticated player, unless the account's state prevents it. */
  async function admit<Extra extends object>(
    proven: RestrictedPlayer,
    loginMethod: string,
    visit: Visit,
    extra: Extra,
  ): Promise<TokenReply & { lastAuth: string } & Extra> {
    const found = await parts.beforeSignIn(proven);
    // The state of the account is revealed only to the player.
    const refusal = refusalOf(found, clock.now());
    if (refusal !== undefined) {
      await record(found, visit, false);
      throw refusal;
    }
    if (isUnconfirmed(found)) throw unknownPlayer();
    return database.transaction(async () => {
      const player = await notNewAnyMore(found);
      await record(player, visit, true);
      const now = new Date(clock.now());
      const session = await sessions.start({
        sessionId: random.uuid(),
        playerId: player.playerId,
        siteId: player.siteId,
        loginMethod,
        createdAt: now,
        lastUsedAt: now,
        rotatedAt: now,
        ip: visit.address,
        country: visit.country,
        userAgent: visit.userAgent,
      });
      return { ...(await issueAll(player, session)), lastAuth: playerAccessId(player), ...extra };
    });
  }

  return {
    ...createRestricting(database, store, clock, sessions),
    async login(siteId, email, password, visit) {
      const device = deviceTokens.recognise(siteId, email, visit.deviceTokens);
      const { address } = visit;
      const attempt: Attempt = { siteId, email, address, device: device?.id, purpose: 'login' };
      if ((await lockOut.needsCaptcha(attempt)) && !(await visit.isPerson())) throw captchaRequired();
      return admit(await proven(attempt, password), 'password', visit, {
        deviceToken: device?.token ?? deviceTokens.issue(siteId, email),
      });
    },

    loginProven: (player, loginMethod, visit) => admit(player, loginMethod, visit, {}),

    async refresh(siteId, refreshToken) {
      const claims = await tokens.read('refresh', refreshToken, clock.now());
      if (claims?.generation === undefined) throw tokenExpired();
      const { sessionId, playerId, generation } = claims;
      const reply = await database.transaction(async () => {
        const found = await sessions.live(sessionId);
        if (found === undefined) return undefined;
        const { session, player } = found;
        assertSite(player, siteId);
        if (refusalOf(player, clock.now()) !== undefined) {
          await sessions.endAll(playerId, 'blocked');
          return undefined;
        }
        if (generation === session.generation) return issueAll(player, await sessions.rotate(session));
        const sinceRotation = clock.now() - session.rotatedAt.getTime();
        if (generation === session.generation - 1 && sinceRotation <= REUSE_GRACE)
          return issueAll(player, session);
        await sessions.end(playerId, sessionId, 'token-reuse');
        return undefined;
      });
      if (reply === undefined) throw tokenExpired();
      return reply;
    },

    async logout(siteId, accessToken) {
      const claims = await tokens.read('access', accessToken, clock.now());
      if (claims !== undefined && claims.siteId === siteId) {
        await sessions.end(claims.playerId, claims.sessionId, 'sign-out');
      }
    },

    async authenticate(siteId, idToken, access) {
      if (idToken === undefined || idToken === '') {
        throw new PlatformError(401, 'error.unauthorized', 'Send the ID token in the Authorization header.');
      }
      const claims = await tokens.read('id', idToken, clock.now());
      const found = claims && (await sessions.live(claims.sessionId));
      if (found === undefined || found.player.playerId !== claims?.playerId)
        throw sessionEnded(claims && (await sessions.endReasonOf(claims.sessionId)));
      assertSite(found.player, siteId);
      const refusal = refusalOf(found.player, clock.now());
      if (refusal !== undefined) {
        const reason = refusal.code === TIME_LIMIT_REACHED ? 'time-limit' : 'blocked';
        await sessions.endAll(found.player.playerId, reason);
        throw sessionEnded(reason);
      }
      if (access !== undefined) {
        const accessClaims = await tokens.read('access', access.accessToken ?? '', clock.now());
        if (accessClaims?.sessionId !== found.session.sessionId) {
          const message = 'Send the access token of the same session in the Access-Token header.';
          throw new PlatformError(401, 'error.unauthorized', message);
        }
      }
      return found;
    },

    async migrate(siteId, email, password, address) {
      const player = await proven({ siteId, email, address, purpose: 'migration' }, password);
      const confirmable =
        player.legacy ||
        (player.registrationStatus === 'PRE_REGISTERED' &&
          player.dateOfBirth !== null &&
          player.termsAndConditionsAcceptedVersion !== '');
      if (!confirmable || refusalOf(player, clock.now()) !== undefined) throw unknownPlayer();
      await store.change(player.playerId, {
        legacy: false,
        ...(player.registrationStatus === 'PRE_REGISTERED'
          ? { registrationStatus: 'REGISTERED' as const }
          : {}),
      });
    },

    async verify(playerId, password) {
      return verifyPassword(password, (await store.byId(playerId))?.passwordHash);
    },

    async setPassword(queries, playerId, password) {
      const passwordHash = await hashPassword(password);
      await queries.update(players).set({ passwordHash }).where(eq(players.playerId, playerId));
    },

    sessionsOf: (playerId) => sessions.of(playerId),
    endSession: (playerId, sessionId, reason = 'revoked') => sessions.end(playerId, sessionId, reason),
    endSessions: (playerId, { except, reason = 'everywhere' } = {}) =>
      sessions.endAll(playerId, reason, except),

    loginHistory: (playerId, count) =>
      database.db
        .select({
          loginDate: loginHistory.loginDate,
          loginIp: loginHistory.loginIp,
          loginCountry: loginHistory.loginCountry,
          userAgent: loginHistory.userAgent,
          successful: loginHistory.successful,
        })
        .from(loginHistory)
        .where(eq(loginHistory.playerId, playerId))
        .orderBy(desc(loginHistory.loginDate), desc(loginHistory.id))
        .limit(count),
  };
}

/** True if the account needs confirmation before sign-in; it is treated as an unknown player (AUTH-18). */
function isUnconfirmed(player: RestrictedPlayer): boolean {
  return player.legacy || player.registrationStatus !== 'REGISTERED';
}

function assertSite(player: RestrictedPlayer, siteId: number): void {
  if (player.siteId === siteId) return;
  throw new PlatformError(
    403,
    'error.site.mismatch',
    `The token was issued for another site than ${siteId}.`,
  );
}

/** The error of a session ended by a restriction; the next sign-in reports which one. */
export function sessionEnded(reason: string | undefined): PlatformError {
  switch (reason) {
    case 'blocked':
      return new PlatformError(
        401,
        'error.session.blocked',
        'A restriction of the player has ended the session.',
      );
    case 'time-limit':
      return new PlatformError(
        401,
        TIME_LIMIT_REACHED,
        'The time that the player may be signed in is used up.',
      );
    default:
      return tokenExpired();
  }
}

function tokenExpired(): PlatformError {
  return new PlatformError(401, 'error.token.expired', 'Token expired');
}

/** The same error for an unknown address and a wrong password, to prevent account enumeration (ERR-07). */
function unknownPlayer(): PlatformError {
  const message = 'There is no player with this address and password.';
  return new PlatformError(401, 'error.player.not.found', message);
}

function captchaRequired(): PlatformError {
  const message =
    'Several attempts failed: solve the captcha and send its token in the header hcaptchaToken.';
  return new PlatformError(403, 'error.captcha.required', message);
}

/** @param waitMs milliseconds until the next attempt */
function attemptsExceeded(waitMs: number): PlatformError {
  const message = 'Too many failed attempts: wait as long as Retry-After says, or reset the password.';
  return new PlatformError(429, 'error.sign.in.attempt.count.exceeded', message, { retryAfterMs: waitMs });
}
