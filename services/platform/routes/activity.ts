import {
  validatePlatformActivitySettings,
  validatePlatformActivitySummary,
  validatePlatformEmpty,
  validatePlatformMinutesRemaining,
  validatePlatformRequestActivity,
  validatePlatformRequestActivitySettings,
} from '../../../schemas/generated/validators.js';
import {
  activitySettings,
  activitySummary,
  choosePeriod,
  continuePlay,
  minutesLeft,
  resetTimer,
} from '../activity/activity';
import { defineRoute } from '../http/route';

const ACTIVITY = '/platform/v1/player/activity';

/** Reality check and inactivity (LIMIT-22 to LIMIT-29). */
export const activityRoutes = [
  defineRoute({
    id: 'API-121',
    method: 'GET',
    path: `${ACTIVITY}/settings`,
    summary: 'How often the player is reminded of the time played.',
    access: 'player',
    reply: validatePlatformActivitySettings,
    handle: ({ platform, player }) => activitySettings(platform, player),
  }),
  defineRoute({
    id: 'API-125',
    method: 'PATCH',
    path: `${ACTIVITY}/settings`,
    summary: 'Stores how often the player is reminded; never less often than the law asks for.',
    access: 'player',
    body: validatePlatformRequestActivitySettings,
    reply: validatePlatformEmpty,
    async handle({ platform, player, body }) {
      await choosePeriod(platform, player, body.period);
      return {};
    },
  }),
  defineRoute({
    id: 'API-122',
    method: 'GET',
    path: `${ACTIVITY}/minutes_remaining`,
    summary: 'Whole minutes until the next reality check, counted from the sign-in or the last answer.',
    access: 'player',
    reply: validatePlatformMinutesRemaining,
    async handle({ platform, player, session }) {
      return { minutes: await minutesLeft(platform, { player, session }) };
    },
  }),
  defineRoute({
    id: 'API-124',
    method: 'GET',
    path: `${ACTIVITY}/summary`,
    summary: 'Stakes, wins and their difference since the timer was started.',
    access: 'player',
    reply: validatePlatformActivitySummary,
    handle: ({ platform, player, session }) => activitySummary(platform, { player, session }),
  }),
  defineRoute({
    id: 'API-123',
    method: 'PATCH',
    path: `${ACTIVITY}/reset_timer`,
    summary: 'Starts the timer anew; after a reality check that was due, the break of the law begins.',
    access: 'player',
    body: validatePlatformEmpty,
    reply: validatePlatformEmpty,
    async handle({ platform, player, session }) {
      await resetTimer(platform, { player, session });
      return {};
    },
  }),
  defineRoute({
    id: 'player-reality-check-continue',
    method: 'PATCH',
    path: `${ACTIVITY}/continue`,
    summary: 'Goes on after a reality check: the figures count on. Until it is answered, stakes are refused.',
    access: 'player',
    body: validatePlatformEmpty,
    reply: validatePlatformEmpty,
    async handle({ platform, player, session }) {
      await continuePlay(platform, { player, session });
      return {};
    },
  }),
  defineRoute({
    id: 'API-114',
    method: 'POST',
    path: ACTIVITY,
    summary: 'Says that nobody has done anything for the idle time of the market: this session ends.',
    access: 'player',
    body: validatePlatformRequestActivity,
    reply: validatePlatformEmpty,
    async handle({ platform, player, session }) {
      await platform.identity.endSession(player.playerId, session.sessionId, 'inactivity');
      return {};
    },
  }),
];
