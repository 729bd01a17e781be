import { and, asc, count, desc, eq, notInArray, type SQL } from 'drizzle-orm';
import type { PlatformNotification, PlatformNotifications } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { playerNotifications } from '../database/tables/inbox';

/** Kinds hidden from players who may not have bonuses. */
const OFFERS: readonly PlatformNotification['kind'][] = ['reward-given', 'free-rounds-given'];

/** Maximum and default page size. */
export const NOTIFICATIONS_PAGE = 20;

/**
 * Condition for the notifications shown to a player.
 * @param marketing includes offers
 */
export function shownNotifications(playerId: number, marketing: boolean): SQL | undefined {
  return and(
    eq(playerNotifications.playerId, playerId),
    marketing ? undefined : notInArray(playerNotifications.kind, [...OFFERS]),
  );
}

/**
 * The latest notifications of a player, and the total number of unread ones (INBOX-03).
 *
 * @param marketing true if the player may see offers; otherwise those about bonuses are neither listed nor counted
 */
export async function notificationsOf(
  queries: Queries,
  playerId: number,
  { marketing, limit = NOTIFICATIONS_PAGE }: { marketing: boolean; limit?: number },
): Promise<PlatformNotifications> {
  const own = shownNotifications(playerId, marketing);
  const [counted] = await queries
    .select({ total: count(), read: count(playerNotifications.readAt) })
    .from(playerNotifications)
    .where(own);
  const rows = await queries
    .select()
    .from(playerNotifications)
    .where(own)
    .orderBy(desc(playerNotifications.sentAt), asc(playerNotifications.notificationId))
    .limit(limit);
  const { total, read } = counted ?? { total: 0, read: 0 };
  return {
    total,
    unread: total - read,
    notifications: rows.map(({ notificationId, kind, values, sentAt, readAt }) => ({
      ...{ notificationId, kind, values },
      sentAt: sentAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
  };
}
