import {
  validatePlatformLeaderboard,
  validatePlatformRequestTournament,
} from '../../../../schemas/generated/validators.js';
import type { PlatformLeaderboard, PlatformRequestTournament } from '../../../../schemas/generated/types';
import { PlatformError } from '../../errors';
import { defineRoute } from '../../http/route';
import type { Platform } from '../../platform';
import { siteOf } from '../../http/sites';
import type { Tournament } from '../../live/series';
import { ownStanding, readTournament } from '../../live/tournaments';
import type { Site } from '../../reference-data/data';

/** @throws PlatformError 404 for a tournament unknown at the site */
function find(
  { data }: Platform,
  { siteId, tournamentId }: PlatformRequestTournament,
): { site: Site; tournament: Tournament } {
  const site = siteOf(data.sites, siteId, 'siteId');
  const tournament = data.tournaments.find(
    (candidate) =>
      candidate.tournamentId === tournamentId && (candidate.siteIds?.includes(site.siteId) ?? true),
  );
  if (tournament === undefined) {
    const message = `Site ${siteId} has no tournament '${tournamentId}'.`;
    throw new PlatformError(404, 'error.tournament.not.found', message);
  }
  return { site, tournament };
}

function read(platform: Platform, params: PlatformRequestTournament): Promise<PlatformLeaderboard> {
  const { site, tournament } = find(platform, params);
  const { data, clock, database } = platform;
  return readTournament(database.db, tournament, site, data.currencies, clock.now());
}

/** Tournaments, for visitors (API-127) and for signed-in players (API-126). The response contains no text to translate. */
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
    async handle({ platform, params, site, player }) {
      const { tournament } = find(platform, params);
      if (params.siteId !== String(site.siteId)) {
        const message = 'The tournament is of another site than the player.';
        throw new PlatformError(403, 'error.site.mismatch', message);
      }
      const { playerId } = player;
      const [reading, own] = await Promise.all([
        read(platform, params),
        ownStanding(
          platform.database.db,
          tournament,
          { siteId: site.siteId, playerId },
          platform.clock.now(),
        ),
      ]);
      return { ...reading, ...(own ? { own } : {}) };
    },
  }),
];
