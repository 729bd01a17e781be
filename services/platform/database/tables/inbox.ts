import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PlatformDataInbox, PlatformNotification } from '../../../../schemas/generated/types';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Service messages always reach a player; marketing is not sent during a break or an exclusion. */
export type InboxKind = PlatformDataInbox[number]['kind'];

/** Messages to a player on the site (INBOX-02), in the language in which they were sent. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    messageId: text('message_id').primaryKey(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    kind: text('kind').$type<InboxKind>().notNull().default('service'),
    title: text('title').notNull(),
    text: text('text').notNull(),
    sentAt: time('sent_at').notNull(),
    readAt: time('read_at'),
  },
  (table) => [index('inbox_messages_player').on(table.playerId, table.sentAt.desc().nullsFirst())],
);

/** Notifications about a player's own account (INBOX-03): a kind and its values, translated by each page. */
export const playerNotifications = pgTable(
  'player_notifications',
  {
    notificationId: text('notification_id').primaryKey(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    kind: text('kind').$type<PlatformNotification['kind']>().notNull(),
    values: jsonb('values').$type<PlatformNotification['values']>().notNull(),
    sentAt: time('sent_at').notNull(),
    readAt: time('read_at'),
  },
  (table) => [index('player_notifications_player').on(table.playerId, table.sentAt.desc().nullsFirst())],
);
