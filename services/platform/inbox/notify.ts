import { randomUUID } from 'node:crypto';
import type { PlatformNotification } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { playerNotifications } from '../database/tables/inbox';
import type { EventEmitter } from '../events';

/** Stores a notification to a player, whose pages count anew; called in the transaction of the event that it is about. */
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

/** Has the pages of a player count again what is unread (INBOX-04). */
export function inboxChanged(events: EventEmitter, playerId: number, now: Date): void {
  events.emit('attributes', { playerId, attributes: { inbox: now } });
}
