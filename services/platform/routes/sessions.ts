import {
  validatePlatformEmpty,
  validatePlatformLastActivityLog,
  validatePlatformLoginHistory,
  validatePlatformRequestSessionPath,
  validatePlatformRequestSignOut,
  validatePlatformSessionList,
  validatePlatformSessionSummary,
} from '../../../schemas/generated/validators.js';
import { defineRoute, notFound } from '../http/route';
import { winLossSince } from '../wallet/net-position';

const HISTORY_LENGTH = 20;

/** Sign-out (API-004), the player's own sessions, and the login history (API-093, AUTH-07). */
export const sessionRoutes = [
  defineRoute({
    id: 'API-004',
    method: 'POST',
    path: '/platform/v1/player/sign_out',
    summary: 'Ends this session; with `everywhere`, all sessions of the player.',
    access: 'player+access',
    body: validatePlatformRequestSignOut,
    reply: validatePlatformEmpty,
    async handle({ platform, player, session, body }) {
      if (body.everywhere === true) await platform.identity.endSessions(player.playerId);
      else await platform.identity.endSession(player.playerId, session.sessionId, 'sign-out');
      return {};
    },
  }),
  defineRoute({
    id: 'sessions-list',
    method: 'GET',
    path: '/platform/v1/player/sessions',
    summary: 'Where the player is signed in, newest first.',
    access: 'player',
    reply: validatePlatformSessionList,
    async handle({ platform, player, session }) {
      const sessions = await platform.identity.sessionsOf(player.playerId);
      return {
        sessions: sessions.map((each) => ({
          sessionId: each.sessionId,
          current: each.sessionId === session.sessionId,
          createdAt: each.createdAt.toISOString(),
          lastUsedAt: each.lastUsedAt.toISOString(),
          ip: each.ip,
          country: each.country,
          userAgent: each.userAgent,
        })),
      };
    },
  }),
  defineRoute({
    id: 'sessions-current',
    method: 'GET',
    path: '/platform/v1/player/sessions/current',
    summary: 'How long this session has lasted, and how play went since it began.',
    access: 'player',
    reply: validatePlatformSessionSummary,
    async handle({ platform, player, session }) {
      const { database, clock } = platform;
      return {
        startedAt: session.createdAt.toISOString(),
        elapsedMs: Math.max(0, clock.now() - session.createdAt.getTime()),
        currency: player.currencyCode,
        winLoss: await winLossSince(database.db, player.playerId, session.createdAt),
      };
    },
  }),
  defineRoute({
    id: 'sessions-end',
    method: 'DELETE',
    path: '/platform/v1/player/sessions/:sessionId',
    summary: 'Ends one session of the player.',
    access: 'player',
    params: validatePlatformRequestSessionPath,
    reply: validatePlatformEmpty,
    async handle({ platform, player, params }) {
      const ended = await platform.identity.endSession(player.playerId, params.sessionId);
      if (!ended) throw notFound('The player has no such session, or it has ended.');
      return {};
    },
  }),
  defineRoute({
    id: 'API-093',
    method: 'GET',
    path: '/platform/v1/player/last-activity-log',
    summary: 'The last sign-in before this one; the present one when it is the first.',
    access: 'player',
    reply: validatePlatformLastActivityLog,
    async handle({ platform, player }) {
      const entries = await platform.identity.loginHistory(player.playerId, HISTORY_LENGTH);
      const [present, before] = entries.filter(({ successful }) => successful);
      const entry = before ?? present;
      if (entry === undefined) throw notFound('The player has not signed in yet.');
      return {
        loginDate: entry.loginDate.toISOString(),
        loginIp: entry.loginIp,
        loginCountry: entry.loginCountry,
      };
    },
  }),
  defineRoute({
    id: 'login-history',
    method: 'GET',
    path: '/platform/v1/player/login-history',
    summary: 'The last 20 sign-ins, newest first, refused ones included.',
    access: 'player',
    reply: validatePlatformLoginHistory,
    async handle({ platform, player }) {
      const entries = await platform.identity.loginHistory(player.playerId, HISTORY_LENGTH);
      return { logins: entries.map((entry) => ({ ...entry, loginDate: entry.loginDate.toISOString() })) };
    },
  }),
];
