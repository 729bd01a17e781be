import {
  validatePlatformInbox,
  validatePlatformRequestInbox,
} from '../../../schemas/generated/validators.js';
import { defineRoute } from '../http/route';
import { INBOX_PAGE, inboxOf } from '../inbox/inbox';
import { mayReceiveMarketing } from '../players/restrictions';

/** Messages to a player. */
export const inboxRoutes = [
  defineRoute({
    id: 'player-inbox',
    method: 'GET',
    path: '/platform/v1/player/inbox',
    summary: 'The newest messages to the player, and how many are unread.',
    access: 'player',
    query: validatePlatformRequestInbox,
    reply: validatePlatformInbox,
    handle: ({ platform, player, query }) =>
      inboxOf(platform.database.db, player.playerId, {
        marketing: mayReceiveMarketing(player, platform.clock.now()),
        limit: Number(query.limit ?? INBOX_PAGE),
      }),
  }),
];
