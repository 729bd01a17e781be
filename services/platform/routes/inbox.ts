import {
  validatePlatformEmpty,
  validatePlatformInbox,
  validatePlatformNotifications,
  validatePlatformRequestInbox,
  validatePlatformRequestInboxChange,
  validatePlatformUnread,
} from '../../../schemas/generated/validators.js';
import { invalidRequest } from '../errors';
import { defineRoute } from '../http/route';
import { deleteOne, markRead } from '../inbox/change-inbox';
import { INBOX_PAGE, inboxOf } from '../inbox/inbox';
import { NOTIFICATIONS_PAGE, notificationsOf } from '../inbox/notifications';
import { inboxChanged } from '../inbox/notify';
import { unreadOf } from '../inbox/unread';
import { mayReceiveMarketing } from '../players/restrictions';

/** Messages and notifications to a player. */
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
  defineRoute({
    id: 'player-notifications',
    method: 'GET',
    path: '/platform/v1/player/notifications',
    summary: 'The newest notifications about the account of the player, and how many are unread.',
    access: 'player',
    query: validatePlatformRequestInbox,
    reply: validatePlatformNotifications,
    handle: ({ platform, player, query }) =>
      notificationsOf(platform.database.db, player.playerId, {
        marketing: mayReceiveMarketing(player, platform.clock.now()),
        limit: Number(query.limit ?? NOTIFICATIONS_PAGE),
      }),
  }),
  defineRoute({
    id: 'player-unread',
    method: 'GET',
    path: '/platform/v1/player/unread',
    summary: 'How many messages and notifications the player has not read, and whether offers may be shown.',
    access: 'player',
    reply: validatePlatformUnread,
    handle: ({ platform, player }) =>
      unreadOf(platform.database.db, player.playerId, mayReceiveMarketing(player, platform.clock.now())),
  }),
  defineRoute({
    id: 'player-inbox-read',
    method: 'POST',
    path: '/platform/v1/player/inbox/read',
    summary: 'Marks one message or notification as read, or all of them.',
    access: 'player',
    body: validatePlatformRequestInboxChange,
    reply: validatePlatformEmpty,
    handle: ({ platform: { database, clock, events }, player: { playerId }, body }) =>
      database.transaction(async (tx) => {
        const now = new Date(clock.now());
        await markRead(tx, playerId, body, now);
        inboxChanged(events, playerId, now);
        return {};
      }, 'read committed'),
  }),
  defineRoute({
    id: 'player-inbox-delete',
    method: 'POST',
    path: '/platform/v1/player/inbox/delete',
    summary: 'Deletes one message or notification.',
    access: 'player',
    body: validatePlatformRequestInboxChange,
    reply: validatePlatformEmpty,
    handle: ({ platform: { database, clock, events }, player: { playerId }, body: { list, id } }) => {
      if (id === undefined)
        throw invalidRequest({
          id: { code: 'invalid.required', message: "Name what is deleted by its 'id'." },
        });
      return database.transaction(async (tx) => {
        await deleteOne(tx, playerId, list, id);
        inboxChanged(events, playerId, new Date(clock.now()));
        return {};
      }, 'read committed');
    },
  }),
];
