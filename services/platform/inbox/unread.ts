import { and, isNull } from 'drizzle-orm';
import type { PlatformUnread } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { inboxMessages, playerNotifications } from '../database/tables/inbox';
import { shownMessages } from './inbox';
import { shownNotifications } from './notifications';

/**
 * Number of unread items of a player (INBOX-04).
 * @param offers true if the player may see offers; otherwise they are not counted
 */
export async function unreadOf(queries: Queries, playerId: number, offers: boolean): Promise<PlatformUnread> {
  const messages = and(shownMessages(playerId, offers), isNull(inboxMessages.readAt));
  const notifications = and(shownNotifications(playerId, offers), isNull(playerNotifications.readAt));
  return {
    messages: await queries.$count(inboxMessages, messages),
    notifications: await queries.$count(playerNotifications, notifications),
    offers,
  };
}
