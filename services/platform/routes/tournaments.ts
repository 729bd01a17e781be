import { Router } from 'express';
import tournamentRequest from '../../../schemas/platform/request-tournament.schema.json';
import { PlatformError } from '../errors';
import type { Platform } from '../platform';
import { siteOf } from '../sites';
import { tournamentAt, type TournamentReading } from '../tournaments';
import { compileSchema, parseRequest } from '../validation';

const isTournamentRequest = compileSchema<{ siteId: string; tournamentId: string; language: string }>(
  tournamentRequest,
);

/** Tournaments, for everybody (API-127) and for signed-in players (API-126). The answer holds no text to translate. */
export function tournamentRoutes(platform: Platform): Router {
  const router = Router();
  const { data, clock, identity } = platform;

  function read(params: unknown): { siteId: number; reading: TournamentReading } {
    const { siteId, tournamentId } = parseRequest(isTournamentRequest, params, 'path part');
    const site = siteOf(data.sites, siteId, 'siteId');
    const tournament = data.tournaments.find(
      (candidate) => candidate.tournamentId === tournamentId && candidate.siteIds.includes(site.siteId),
    );
    if (tournament === undefined) {
      const message = `Site ${siteId} has no tournament '${tournamentId}'.`;
      throw new PlatformError(404, 'error.tournament.not.found', message);
    }
    const reading = tournamentAt(platform.seed(), tournament, site, data, clock.now());
    return { siteId: site.siteId, reading };
  }

  router.get('/platform/v1/tournament/public/:siteId/:tournamentId/:language', (request, response) => {
    response.json(read(request.params).reading);
  });

  router.get('/platform/v1/tournament/:siteId/:tournamentId/:language', (request, response) => {
    const { siteId, reading } = read(request.params);
    identity.playerOf(request.get('authorization'), siteId);
    response.json(reading);
  });

  return router;
}
