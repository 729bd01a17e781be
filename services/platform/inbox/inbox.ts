import { and, asc, count, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { PlatformInbox } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { inboxMessages } from '../database/tables/inbox';

/** Maximum and default page size. */
export const INBOX_PAGE = 20;

/**
 * Condition for the messages shown to a player.
 * @param marketing includes offers
 */
export function shownMessages(playerId: number, marketing: boolean): SQL | undefined {
  return and(
    eq(inboxMessages.playerId, playerId),
    marketing ? undefined : ne(inboxMessages.kind, 'marketing'),
  );
}

/**
 * The latest messages of a player, and the total number of unread ones (INBOX-02).
 *
 * @param marketing true if the player may receive offers; otherwise earlier ones are neither listed nor counted
 */
export async function inboxOf(
  queries: Queries,
  playerId: number,
  { marketing, limit = INBOX_PAGE }: { marketing: boolean; limit?: number },
): Promise<PlatformInbox> {
  const own = shownMessages(playerId, marketing);
  const [counted] = await queries
    .select({ total: count(), read: count(inboxMessages.readAt) })
    .from(inboxMessages)
    .where(own);
  const rows = await queries
    .select()
    .from(inboxMessages)
    .where(own)
    .orderBy(desc(inboxMessages.sentAt), asc(inboxMessages.messageId))
    .limit(limit);
  const { total, read } = counted ?? { total: 0, read: 0 };
  return {
    total,
    unread: total - read,
    messages: rows.map(({ messageId, title, text, sentAt, readAt }) => ({
      messageId,
      title,
      text,
      sentAt: sentAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
  };
}
