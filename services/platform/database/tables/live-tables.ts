import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PlatformRequestProviderTables } from '../../../../schemas/generated/types';

/** The latest live table report of each provider. */
export const tableReports = pgTable('table_reports', {
  provider: text('provider').primaryKey(),
  tables: jsonb('tables').$type<PlatformRequestProviderTables['tables']>().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
