import {
  validatePlatformEmpty,
  validatePlatformLastPlayedGames,
  validatePlatformMyGames,
  validatePlatformRequestMyGame,
  validatePlatformRequestMyGames,
  validatePlatformRequestPlayedGame,
  validatePlatformRequestPlayedGames,
} from '../../../../schemas/generated/validators.js';
import { assertGame } from '../../games/known-game';
import { defineRoute } from '../../http/route';
import { lastPlayedGames, played, starGame, starredGames, unstarGame } from '../../wallet/games';

/** Favourite and recently played games of a player (API-048 to API-052, BLOCK-40). */
export const myGamesRoutes = [
  defineRoute({
    id: 'API-048',
    method: 'GET',
    path: '/platform/v1/player/my-games/category',
    summary: 'The games of a category that the player played last.',
    access: 'player',
    query: validatePlatformRequestPlayedGames,
    reply: validatePlatformLastPlayedGames,
    handle: ({ platform, player, query }) =>
      lastPlayedGames(platform.database.db, player.playerId, query.category),
  }),
  defineRoute({
    id: 'API-049',
    method: 'POST',
    path: '/platform/v1/player/my-games/category',
    summary: 'Notes that the player has started a game.',
    access: 'player',
    body: validatePlatformRequestPlayedGame,
    reply: validatePlatformEmpty,
    async handle({ platform, player: { playerId }, body }) {
      assertGame(platform.data, body.gameId);
      const playedAt = new Date(platform.clock.now());
      await played(platform.database.db, { playerId, ...body, playedAt });
      return {};
    },
  }),
  defineRoute({
    id: 'API-050',
    method: 'GET',
    path: '/platform/v1/player/my-games',
    summary: 'The games the player has starred in a lobby.',
    access: 'player',
    query: validatePlatformRequestMyGames,
    reply: validatePlatformMyGames,
    handle: ({ platform, player, query }) =>
      starredGames(platform.database.db, player.playerId, query.lobbyPageType),
  }),
  defineRoute({
    id: 'API-051',
    method: 'POST',
    path: '/platform/v1/player/my-games',
    summary: 'Stars a game.',
    access: 'player',
    body: validatePlatformRequestMyGame,
    reply: validatePlatformEmpty,
    async handle({ platform, player: { playerId }, body }) {
      assertGame(platform.data, body.gameId);
      await starGame(platform.database, { playerId, ...body, addedAt: new Date(platform.clock.now()) });
      return {};
    },
  }),
  defineRoute({
    id: 'API-052',
    method: 'DELETE',
    path: '/platform/v1/player/my-games',
    summary: 'Takes the star of a game away.',
    access: 'player',
    query: validatePlatformRequestMyGame,
    reply: validatePlatformEmpty,
    async handle({ platform, player: { playerId }, query }) {
      await unstarGame(platform.database.db, { playerId, ...query });
      return {};
    },
  }),
];
