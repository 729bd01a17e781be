import { and, asc, eq } from 'drizzle-orm';
import type { PlatformDocuments, PlatformOperatorDocuments } from '../../../schemas/generated/types';
import type { OpenDatabase, Transaction } from '../database/database';
import { playerDocuments } from '../database/tables/documents';
import { players } from '../database/tables/players';
import { decideLevel } from '../documents/decide-level';
import { documentsOf } from '../documents/documents';
import type { EventEmitter } from '../events';
import { lockAccount } from '../ledger/facts';
import { type Action, audit } from './audit-log';
import { assertUnderReview } from './decide';

/** Decisions about documents that players have sent. */
export interface DocumentReviews {
  /** A player's documents, for an operator: the audit log says who has looked at them. */
  look(action: Action): Promise<PlatformDocuments>;
  /** The player's verification level follows (KYC-08). */
  accept(action: Action, documentId: string, reason: string): Promise<void>;
  /** The player is asked for another one, and told why (KYC-04). */
  refuse(action: Action, documentId: string, reason: string): Promise<void>;
  /** Those of a site that are under review, oldest first. */
  awaiting(siteId: number, position: number): Promise<PlatformOperatorDocuments>;
}

const PAGE = 50;

export function createDocumentReviews(database: OpenDatabase, events: EventEmitter): DocumentReviews {
  /** The level and the list of open requests follow from the documents. */
  async function changeLevel(tx: Transaction, { player: { playerId } }: Action): Promise<void> {
    const [stored] = await tx.select().from(players).where(eq(players.playerId, playerId));
    if (stored === undefined) return;
    const { documents } = await documentsOf(tx, playerId);
    const kycStatus = decideLevel(stored.kycStatus, documents);
    const requested = documents.filter(({ documentStatus }) => documentStatus === 'REQUESTED');
    const requestDocumentTypeStatus = [
      ...new Set(requested.map(({ documentTypeName }) => documentTypeName)),
    ].join();
    const changes = { kycStatus, requestDocumentTypeStatus };
    await tx.update(players).set(changes).where(eq(players.playerId, playerId));
    events.emit('attributes', { playerId, attributes: changes });
  }

  function review(
    action: Action,
    documentId: string,
    reason: string,
    outcome: Pick<typeof playerDocuments.$inferSelect, 'documentStatus' | 'rejectionReason'>,
  ): Promise<void> {
    return database.transaction(async (tx) => {
      await lockAccount(tx, action.player.playerId);
      const isIt = and(
        eq(playerDocuments.documentId, documentId),
        eq(playerDocuments.playerId, action.player.playerId),
      );
      const [found] = await tx.select().from(playerDocuments).where(isIt);
      assertUnderReview(found);
      await tx
        .update(playerDocuments)
        .set({ ...outcome, updatedAt: action.now })
        .where(isIt);
      await changeLevel(tx, action);
      const isAccepted = outcome.documentStatus === 'VERIFIED';
      const entry = isAccepted ? 'document.accepted' : 'document.refused';
      await audit(tx, action, { action: entry, subject: documentId, reason });
    }, 'read committed');
  }

  return {
    look: (action) =>
      database.transaction(async (tx) => {
        await audit(tx, action, { action: 'document.viewed', subject: 'all', reason: '' });
        return documentsOf(tx, action.player.playerId);
      }, 'read committed'),
    accept: (action, documentId, reason) =>
      review(action, documentId, reason, { documentStatus: 'VERIFIED', rejectionReason: null }),
    refuse: (action, documentId, reason) =>
      review(action, documentId, reason, { documentStatus: 'REQUESTED', rejectionReason: reason }),
    async awaiting(siteId, position) {
      const rows = await database.db
        .select({ document: playerDocuments })
        .from(playerDocuments)
        .innerJoin(players, eq(players.playerId, playerDocuments.playerId))
        .where(and(eq(players.siteId, siteId), eq(playerDocuments.documentStatus, 'UNDER_REVIEW')))
        .orderBy(asc(playerDocuments.updatedAt), asc(playerDocuments.documentId))
        .limit(PAGE)
        .offset(position);
      return {
        documents: rows.map(({ document: { playerId, documentId, documentTypeName, updatedAt } }) => ({
          playerId,
          documentId,
          documentTypeName,
          updatedAt: updatedAt.toISOString(),
        })),
      };
    },
  };
}
