import { Router } from 'express';
import {
  validatePlatformControlClock,
  validatePlatformControlReply,
  validatePlatformControlSeed,
} from '../../../schemas/generated/validators.js';
import { asyncRoute } from '../../process/async-route';
import type { PlannedReplies } from './planned-replies';
import type { Platform } from '../platform';
import { seededPlayer } from '../players/seeded-player';
import type { RequestLog } from './request-log';
import { siteOf } from '../http/sites';
import { parseRequest } from '../validation';

/**
 * Test endpoints: read the log, move the clock, set the state and plan responses. Mounted only on request,
 * since they give anyone who reaches them control of the platform.
 */
export function controlRoutes(platform: Platform, log: RequestLog, replies: PlannedReplies): Router {
  const router = Router();
  const { clock } = platform;

  router.get('/platform/_control/log', (_request, response) => {
    response.json({ entries: log.entries() });
  });

  router.delete('/platform/_control/log', (_request, response) => {
    log.clear();
    response.json({});
  });

  router.post('/platform/_control/clock', (request, response) => {
    const command = parseRequest(validatePlatformControlClock, request.body, 'body field');
    if (command === null || ('now' in command && command.now === null)) clock.reset();
    else if ('advanceMs' in command) clock.advance(command.advanceMs);
    else if (command.now !== null) clock.freeze(new Date(command.now).getTime());
    response.json({ now: new Date(clock.now()).toISOString(), frozen: clock.frozen() });
  });

  router.post(
    '/platform/_control/seed',
    asyncRoute(async (request, response) => {
      const command = parseRequest(validatePlatformControlSeed, request.body, 'body field');
      for (const { siteId } of command.players ?? []) siteOf(platform.data.sites, String(siteId), 'siteId');
      const players = await Promise.all(
        (command.players ?? []).map((seeded) =>
          seededPlayer(seeded, clock.now(), platform.data.defaults.testPlayer),
        ),
      );
      if (command.seed !== undefined) platform.reseed(command.seed);
      if (command.country === null) platform.placeVisitors(undefined);
      else if (command.country !== undefined) {
        platform.placeVisitors({ country: command.country, region: command.region ?? '' });
      }
      const stored = [];
      for (const player of players) {
        const { playerId, email } = await platform.players.replace(player);
        stored.push({ playerId, email });
      }
      response.json({ players: stored });
    }),
  );

  router.post('/platform/_control/reply', (request, response) => {
    replies.plan(parseRequest(validatePlatformControlReply, request.body, 'body field'));
    response.json({});
  });

  router.post(
    '/platform/_control/reset',
    asyncRoute(async (_request, response) => {
      await platform.reset();
      replies.clear();
      log.clear();
      response.json({});
    }),
  );

  return router;
}
