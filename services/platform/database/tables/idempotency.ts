import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Replies of completed commands by caller, route and idempotency key. */
export const idempotency = pgTable(
  'idempotency',
  {
    /** `player:<id>` or `site:<id>`. */
    caller: text('caller').notNull(),
    routeId: text('route_id').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** The reply's exact text. */
    reply: text('reply').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.routeId, table.key] }),
    index('idempotency_age').on(table.createdAt),
  ],
);

/** Counters of rate limits in their current time window. */
export const rateLimits = pgTable('rate_limits', {
  /** Name of the limit and hash of its subject. */
  subject: text('subject').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
});
