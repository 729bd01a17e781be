import {
  validatePlatformEmpty,
  validatePlatformExperimentCounts,
  validatePlatformExperimentNumber,
  validatePlatformRequestExperimentCount,
  validatePlatformRequestExperimentCounts,
} from '../../../schemas/generated/validators.js';
import { countsOf, countVisitor, numberOfPlayer } from '../experiments/experiments';
import { defineRoute } from '../http/route';

/** Visitor counts of experiments, written by sites and read by the studio. */
export const experimentRoutes = [
  defineRoute({
    id: 'experiment-count',
    method: 'POST',
    path: '/platform/v1/experiments/counts',
    summary: 'Counts a visitor who has seen a variant of an experiment, or has reached its goal.',
    access: 'site',
    body: validatePlatformRequestExperimentCount,
    reply: validatePlatformEmpty,
    async handle({ platform: { database, clock }, site, body }) {
      await countVisitor(database.db, site.siteId, body, clock.now());
      return {};
    },
  }),
  defineRoute({
    id: 'experiment-counts',
    method: 'GET',
    path: '/platform/v1/experiments/counts',
    summary: 'The visitors of an experiment by market, variant and day.',
    access: 'site',
    query: validatePlatformRequestExperimentCounts,
    reply: validatePlatformExperimentCounts,
    handle: async ({ platform: { database }, site, query: { experiment } }) => ({
      counts: await countsOf(database.db, site.siteId, experiment),
    }),
  }),
  defineRoute({
    id: 'experiment-number',
    method: 'PUT',
    path: '/platform/v1/player/experiment-number',
    summary:
      'Stores the number by which the player has the same variants on every device; the first one stays.',
    access: 'player',
    body: validatePlatformExperimentNumber,
    reply: validatePlatformExperimentNumber,
    handle: async ({ platform: { database }, player, body: { number } }) => ({
      number: await numberOfPlayer(database.db, player.playerId, number),
    }),
  }),
];
