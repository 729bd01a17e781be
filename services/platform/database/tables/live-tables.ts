import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PlatformRequestProviderTables } from '../../../../schemas/generated/types';

/** The newest report of each provider about its live tables. */
export const tableReports = pgTable('table_reports', {
  provider: text('provider').primaryKey(),
  tables: jsonb('tables').$type<PlatformRequestProviderTables['tables']>().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
