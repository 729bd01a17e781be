import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PlatformOperatorAuditLog } from '../../../../schemas/generated/types';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });
const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** Actions of operators; the suffix is the outcome. */
export type AuditAction = PlatformOperatorAuditLog['entries'][number]['action'];

/** Log of all operator actions. A trigger prevents changes; entries are retained when players are deleted. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    siteId: integer('site_id').notNull(),
    /** Null for actions that concern no single player. */
    playerId: integer('player_id'),
    /** Name of the operator's key, or `<key>/<person>` for one that delegates. */
    operator: text('operator').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** Id of the restriction, adjustment, withdrawal, document, command, campaign or difference. */
    subject: text('subject').notNull(),
    /** Empty for read access. */
    reason: text('reason').notNull(),
    amount: minorUnits('amount'),
    currency: text('currency'),
  },
  (table) => [index('audit_log_player').on(table.playerId, table.at)],
);

/** Corrections of real money; large ones are booked only after approval by a second operator. */
export const adjustments = pgTable(
  'adjustments',
  {
    adjustmentId: integer('adjustment_id').primaryKey().generatedAlwaysAsIdentity(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    amount: minorUnits('amount').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    status: text('status').$type<'AWAITING_APPROVAL' | 'BOOKED' | 'REFUSED'>().notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedAt: time('requested_at').notNull(),
    /** The second operator. */
    decidedBy: text('decided_by'),
    decidedAt: time('decided_at'),
    decisionReason: text('decision_reason'),
  },
  (table) => [
    index('adjustments_player').on(table.playerId, table.requestedAt),
    index('adjustments_awaiting')
      .on(table.requestedAt)
      .where(sql`${table.status} = 'AWAITING_APPROVAL'`),
    check('adjustments_four_eyes', sql`${table.decidedBy} <> ${table.requestedBy}`),
  ],
);
