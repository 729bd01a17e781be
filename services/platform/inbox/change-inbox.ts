import { and, eq, isNull } from 'drizzle-orm';
import type { PlatformRequestInboxChange } from '../../../schemas/generated/types';
import type { Transaction } from '../database/database';
import { inboxMessages, playerNotifications } from '../database/tables/inbox';

/** Marks a message or notification of a player, or a whole list, as read; the time of read ones is unchanged. */
export async function markRead(
  tx: Transaction,
  playerId: number,
  { list, id }: PlatformRequestInboxChange,
  now: Date,
): Promise<void> {
  const readAt = now;
  if (list === 'messages') {
    const { messageId, playerId: owner, readAt: read } = inboxMessages;
    const which = id === undefined ? undefined : eq(messageId, id);
    await tx
      .update(inboxMessages)
      .set({ readAt })
      .where(and(eq(owner, playerId), isNull(read), which));
    return;
  }
  const { notificationId, playerId: owner, readAt: read } = playerNotifications;
  const which = id === undefined ? undefined : eq(notificationId, id);
  await tx
    .update(playerNotifications)
    .set({ readAt })
    .where(and(eq(owner, playerId), isNull(read), which));
}

/** Deletes one message or notification of a player; a no-op if it is already deleted. */
export async function deleteOne(
  tx: Transaction,
  playerId: number,
  list: PlatformRequestInboxChange['list'],
  id: string,
): Promise<void> {
  if (list === 'messages')
    await tx
      .delete(inboxMessages)
      .where(and(eq(inboxMessages.messageId, id), eq(inboxMessages.playerId, playerId)));
  else
    await tx
      .delete(playerNotifications)
      .where(and(eq(playerNotifications.notificationId, id), eq(playerNotifications.playerId, playerId)));
}
