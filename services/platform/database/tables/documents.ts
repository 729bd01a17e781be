import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PlatformDocument } from '../../../../schemas/generated/types';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The proofs a player owes, has sent, or has given (KYC-03). */
export const playerDocuments = pgTable(
  'player_documents',
  {
    documentId: text('document_id').primaryKey(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    documentTypeName: text('document_type_name').$type<PlatformDocument['documentTypeName']>().notNull(),
    documentStatus: text('document_status').$type<PlatformDocument['documentStatus']>().notNull(),
    subType: text('sub_type'),
    rejectionReason: text('rejection_reason'),
    /** Until when a requested document must be there. */
    dueAt: time('due_at'),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('player_documents_player').on(table.playerId)],
);
