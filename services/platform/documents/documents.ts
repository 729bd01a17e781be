import { asc, eq } from 'drizzle-orm';
import type { PlatformDocuments } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { playerDocuments } from '../database/tables/documents';
import { players } from '../database/tables/players';
import { isFreeOfRequests } from './decide-level';

/** A player's documents (API-110, KYC-18), and whether any may be requested. */
export async function documentsOf(queries: Queries, playerId: number): Promise<PlatformDocuments> {
  const rows = await queries
    .select()
    .from(playerDocuments)
    .where(eq(playerDocuments.playerId, playerId))
    .orderBy(asc(playerDocuments.documentId));
  const [player] = await queries
    .select({ level: players.kycStatus })
    .from(players)
    .where(eq(players.playerId, playerId));
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
    isFreeOfRequests: player !== undefined && isFreeOfRequests(player.level, rows),
  };
}
