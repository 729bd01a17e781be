import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PlatformDocument, PlatformIdentityProviderCheck } from '../../../../schemas/generated/types';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });
const playerId = () =>
  integer('player_id')
    .notNull()
    .references(() => players.playerId, { onDelete: 'cascade' });

/** Documents that a player has to send or has sent (KYC-03). */
export const playerDocuments = pgTable(
  'player_documents',
  {
    documentId: text('document_id').primaryKey(),
    playerId: playerId(),
    documentTypeName: text('document_type_name').$type<PlatformDocument['documentTypeName']>().notNull(),
    documentStatus: text('document_status').$type<PlatformDocument['documentStatus']>().notNull(),
    subType: text('sub_type'),
    rejectionReason: text('rejection_reason'),
    /** Deadline of a requested document. */
    dueAt: time('due_at'),
    updatedAt: time('updated_at').notNull(),
    /** The latest started upload; earlier ones accept no more files. */
    uploadId: text('upload_id'),
  },
  (table) => [
    index('player_documents_player').on(table.playerId),
    index('player_documents_upload').on(table.uploadId),
  ],
);

/** Pages of documents. The encrypted pictures are in the page store. */
export const documentPages = pgTable(
  'document_pages',
  {
    /** Also the name in the page store. */
    pageId: text('page_id').primaryKey(),
    documentId: text('document_id')
      .notNull()
      .references(() => playerDocuments.documentId, { onDelete: 'cascade' }),
    uploadId: text('upload_id').notNull(),
    position: integer('position').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Key used for the encryption. */
    keyId: text('key_id').notNull(),
    uploadedAt: time('uploaded_at').notNull(),
    /** Null until the player has sent the document. */
    sentAt: time('sent_at'),
    /** True if the document was accepted with this page. */
    isAccepted: boolean('is_accepted').notNull().default(false),
  },
  (table) => [
    index('document_pages_document').on(table.documentId),
    index('document_pages_uploaded').on(table.uploadedAt),
  ],
);

/** Identity checks by a provider, each of which decides about a proof of identity. */
export const identityChecks = pgTable(
  'identity_checks',
  {
    /** Also the reference used at the provider. */
    checkId: text('check_id').primaryKey(),
    playerId: playerId(),
    documentId: text('document_id')
      .notNull()
      .references(() => playerDocuments.documentId, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** Null until the provider has responded. */
    providerReference: text('provider_reference'),
    hostedUrl: text('hosted_url'),
    status: text('status').$type<PlatformIdentityProviderCheck['status']>().notNull(),
    /** The provider's code. */
    reason: text('reason'),
    /** Time of the next poll of the provider; null once it has decided. */
    nextAttemptAt: time('next_attempt_at'),
    attempts: integer('attempts').notNull().default(0),
    begunAt: time('begun_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('identity_checks_document').on(table.documentId),
    index('identity_checks_player').on(table.playerId, table.begunAt),
    index('identity_checks_due').on(table.nextAttemptAt),
  ],
);

/** A player's latest answers to the questionnaire of enhanced due diligence (KYC-22). */
export const eddAnswers = pgTable('edd_answers', {
  playerId: playerId().primaryKey(),
  occupation: text('occupation').notNull(),
  salaryRangeId: integer('salary_range_id').notNull(),
  sourceOfFunds: text('source_of_funds').notNull(),
  placeOfBirth: text('place_of_birth').notNull(),
  nationality: text('nationality').notNull(),
  answeredAt: time('answered_at').notNull(),
});
