import {
  validatePlatformAccessDetails,
  validatePlatformProfile,
  validatePlatformSegments,
  validatePlatformTransactionSummary,
} from '../../../schemas/generated/validators.js';
import { defineRoute } from '../http/route';
import { accessDetailsOf, profileOf } from '../players/profile';
import { segmentsOf } from '../players/segments';

/** The signed-in player, for the site (API-005, API-081, API-092). */
export const playerRoutes = [
  defineRoute({
    id: 'API-092',
    method: 'GET',
    path: '/platform/v1/player/profile',
    summary: 'The profile of the player.',
    access: 'player',
    reply: validatePlatformProfile,
    async handle({ platform: { loyalty, clock }, player }) {
      return profileOf(player, await loyalty.levelOf(player), clock.now());
    },
  }),
  defineRoute({
    id: 'API-081',
    method: 'GET',
    path: '/platform/v1/player/transaction-summary',
    summary: 'How often the player has deposited.',
    access: 'player',
    reply: validatePlatformTransactionSummary,
    handle: ({ player }) => ({ totalDepositsCount: player.totalDepositsCount }),
  }),
  defineRoute({
    id: 'segments',
    method: 'GET',
    path: '/platform/v1/player/segments',
    summary: 'Groups of players that audiences of content distinguish.',
    access: 'player',
    reply: validatePlatformSegments,
    handle: ({ platform: { database, clock }, player }) =>
      segmentsOf(database.db, player.playerId, clock.now()),
  }),
  defineRoute({
    id: 'API-005',
    method: 'GET',
    path: '/platform/v1/player/access/details',
    summary: "The account's state and the verticals the player is shut out of.",
    access: 'player',
    reply: validatePlatformAccessDetails,
    handle: ({ platform, player }) => accessDetailsOf(player, platform.clock.now()),
  }),
];
