import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Messages of the development sender. They hold codes and addresses in clear: no real sender writes here. */
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
