import { and, isNull } from 'drizzle-orm';
import type { PlatformUnread } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { inboxMessages, playerNotifications } from '../database/tables/inbox';
import { shownMessages } from './inbox';
import { shownNotifications } from './notifications';

/** How much a player has not read (INBOX-04). @param offers whether the player may be shown offers; without, they do not count */
export async function unreadOf(queries: Queries, playerId: number, offers: boolean): Promise<PlatformUnread> {
  const messages = and(shownMessages(playerId, offers), isNull(inboxMessages.readAt));
  const notifications = and(shownNotifications(playerId, offers), isNull(playerNotifications.readAt));
  return {
    messages: await queries.$count(inboxMessages, messages),
    notifications: await queries.$count(playerNotifications, notifications),
    offers,
  };
}
