import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { PlatformRequestDocumentInitiation } from '../../../schemas/generated/types';
import type { Transaction } from '../database/database';
import { playerDocuments } from '../database/tables/documents';
import { PlatformError } from '../errors';

type Document = typeof playerDocuments.$inferSelect;
type Type = PlatformRequestDocumentInitiation['documentType'];

/** Documents that a player may upload before staff request them. */
const UNREQUESTED_PROOFS: readonly Type[] = ['PROOF_OF_ID', 'PROOF_OF_ADDRESS'];
/** Most urgent first. */
const SENDABLE: readonly Document['documentStatus'][] = ['REQUESTED', 'EXPIRED', 'UNREQUESTED'];

/**
 * The document of a type that a player may send now.
 *
 * @throws PlatformError 409 when it is under review, already accepted, or was not requested
 */
export async function openDocument(
  tx: Transaction,
  playerId: number,
  type: Type,
  now: Date,
): Promise<Document> {
  const rows = await tx
    .select()
    .from(playerDocuments)
    .where(and(eq(playerDocuments.playerId, playerId), eq(playerDocuments.documentTypeName, type)))
    .orderBy(asc(playerDocuments.documentId));
  const open = SENDABLE.flatMap((status) => rows.filter(({ documentStatus }) => documentStatus === status));
  if (open[0]) return open[0];
  if (rows.some(({ documentStatus }) => documentStatus === 'UNDER_REVIEW'))
    throw new PlatformError(409, 'error.document.under.review', `The ${type} is being looked at.`);
  if (rows.length > 0)
    throw new PlatformError(409, 'error.document.verified', `The ${type} is accepted already.`);
  if (!UNREQUESTED_PROOFS.includes(type))
    throw new PlatformError(409, 'error.document.not.requested', `Nobody has asked for a ${type}.`);
  const [added] = await tx
    .insert(playerDocuments)
    .values(unrequested(playerId, type, now))
    .returning();
  if (added === undefined) throw new Error('The document was not stored.');
  return added;
}

/** Allows a new player to upload the proofs required for withdrawals, and for deposits where the law requires them. */
export async function offerProofs(tx: Transaction, playerId: number, now: Date): Promise<void> {
  await tx.insert(playerDocuments).values(UNREQUESTED_PROOFS.map((type) => unrequested(playerId, type, now)));
}

function unrequested(playerId: number, type: Type, now: Date): typeof playerDocuments.$inferInsert {
  return {
    documentId: randomUUID(),
    playerId,
    documentTypeName: type,
    documentStatus: 'UNREQUESTED',
    updatedAt: now,
  };
}
