import { asc, eq } from 'drizzle-orm';
import type { PlatformDocuments } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { playerDocuments } from '../database/tables/documents';

/** The documents of a player (API-110, KYC-18). */
export async function documentsOf(queries: Queries, playerId: number): Promise<PlatformDocuments> {
  const rows = await queries
    .select()
    .from(playerDocuments)
    .where(eq(playerDocuments.playerId, playerId))
    .orderBy(asc(playerDocuments.documentId));
  return {
    documents: rows.map(
      ({ documentId, documentTypeName, documentStatus, subType, rejectionReason, dueAt }) => ({
        documentId,
        documentTypeName,
        documentStatus,
        ...(subType === null ? {} : { subType }),
        ...(rejectionReason === null ? {} : { rejectionReason }),
        dueAt: dueAt?.toISOString() ?? null,
      }),
    ),
  };
}
