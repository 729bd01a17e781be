import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Messages of the development sender. They contain codes and addresses in plain text: no real sender writes here. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    siteId: integer('site_id').notNull(),
    playerId: integer('player_id'),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    locale: text('locale').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
  },
  (table) => [index('outbox_recipient').on(table.recipient)],
);

/** Messages that the delivery service has not accepted yet. Delivered and expired ones are deleted. */
export const waitingMessages = pgTable(
  'waiting_messages',
  {
    id: uuid('id').primaryKey(),
    siteId: integer('site_id').notNull(),
    playerId: integer('player_id'),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    template: text('template').notNull(),
    locale: text('locale').notNull(),
    /** Address, subject, text and values, encrypted (`sealed-message.ts`). */
    sealed: text('sealed').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    attempts: integer('attempts').notNull(),
    /** Also the end of the lease during an attempt: if a process dies, others take over the message. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('waiting_messages_due').on(table.nextAttemptAt),
    index('waiting_messages_player').on(table.playerId, table.template),
  ],
);
