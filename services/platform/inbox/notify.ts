import { randomUUID } from 'node:crypto';
import type { PlatformNotification } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { playerNotifications } from '../database/tables/inbox';
import type { EventEmitter } from '../events';

/** Stores a notification and refreshes the unread count; call it in the transaction of its event. */
export async function notify(
  queries: Queries,
  events: EventEmitter,
  playerId: number,
  { kind, values }: Pick<PlatformNotification, 'kind' | 'values'>,
  now: Date,
): Promise<void> {
  const notificationId = randomUUID();
  await queries
    .insert(playerNotifications)
    .values({ notificationId, playerId, kind, values, sentAt: now, readAt: null });
  inboxChanged(events, playerId, now);
}

/** Makes the pages of a player refresh the unread count (INBOX-04). */
export function inboxChanged(events: EventEmitter, playerId: number, now: Date): void {
  events.emit('attributes', { playerId, attributes: { inbox: now } });
}
