import {
  validatePlatformLeaderboard,
  validatePlatformRequestTournament,
} from '../../../schemas/generated/validators.js';
import type { PlatformLeaderboard, PlatformRequestTournament } from '../../../schemas/generated/types';
import { PlatformError } from '../errors';
import { defineRoute } from '../http/route';
import type { Platform } from '../platform';
import { siteOf } from '../http/sites';
import { readTournament } from '../live/tournaments';

async function read(
  platform: Platform,
  { siteId, tournamentId }: PlatformRequestTournament,
): Promise<PlatformLeaderboard> {
  const { data, clock, database } = platform;
  const site = siteOf(data.sites, siteId, 'siteId');
  const tournament = data.tournaments.find(
    (candidate) =>
      candidate.tournamentId === tournamentId && (candidate.siteIds?.includes(site.siteId) ?? true),
  );
  if (tournament === undefined) {
    const message = `Site ${siteId} has no tournament '${tournamentId}'.`;
    throw new PlatformError(404, 'error.tournament.not.found', message);
  }
  return readTournament(database.db, tournament, site, data.currencies, clock.now());
}

/** Tournaments, for visitors (API-127) and for signed-in players (API-126). The answer holds no text to translate. */
export const tournamentRoutes = [
  defineRoute({
    id: 'API-127',
    method: 'GET',
    path: '/platform/v1/tournament/public/:siteId/:tournamentId/:language',
    summary: 'A tournament and its leaderboard.',
    access: 'public',
    params: validatePlatformRequestTournament,
    reply: validatePlatformLeaderboard,
    handle: ({ platform, params }) => read(platform, params),
  }),
  defineRoute({
    id: 'API-126',
    method: 'GET',
    path: '/platform/v1/tournament/:siteId/:tournamentId/:language',
    summary: 'A tournament and its leaderboard, for a signed-in player.',
    access: 'player',
    params: validatePlatformRequestTournament,
    reply: validatePlatformLeaderboard,
    async handle({ platform, params, site }) {
      const reading = await read(platform, params);
      if (params.siteId === String(site.siteId)) return reading;
      throw new PlatformError(
        403,
        'error.site.mismatch',
        'The tournament is of another site than the player.',
      );
    },
  }),
];
