import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sessions } from './sessions';

/** Single-use tickets for opening a websocket (WS-02); deleted on use. */
export const websocketTickets = pgTable('websocket_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  sessionId: uuid('session_id')
    .notNull()
    .references(() => sessions.sessionId, { onDelete: 'cascade' }),
  playerId: integer('player_id').notNull(),
  siteId: integer('site_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
