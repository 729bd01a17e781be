import { and, eq } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database';
import { playerDocuments } from '../database/tables/documents';
import { type Action, audit } from './audit-log';
import { assertUnderReview } from './decide';

/** Decisions about documents that players have sent. */
export interface DocumentReviews {
  accept(action: Action, documentId: string, reason: string): Promise<void>;
  /** The player is asked for another one, and told why (KYC-04). */
  refuse(action: Action, documentId: string, reason: string): Promise<void>;
}

export function createDocumentReviews(database: OpenDatabase): DocumentReviews {
  function review(
    action: Action,
    documentId: string,
    reason: string,
    outcome: Pick<typeof playerDocuments.$inferSelect, 'documentStatus' | 'rejectionReason'>,
  ): Promise<void> {
    return database.transaction(async (tx) => {
      const isIt = and(
        eq(playerDocuments.documentId, documentId),
        eq(playerDocuments.playerId, action.player.playerId),
      );
      const [found] = await tx.select().from(playerDocuments).where(isIt).for('update');
      assertUnderReview(found);
      await tx
        .update(playerDocuments)
        .set({ ...outcome, updatedAt: action.now })
        .where(isIt);
      const isAccepted = outcome.documentStatus === 'VERIFIED';
      const entry = isAccepted ? 'document.accepted' : 'document.refused';
      await audit(tx, action, { action: entry, subject: documentId, reason });
    }, 'read committed');
  }

  return {
    accept: (action, documentId, reason) =>
      review(action, documentId, reason, { documentStatus: 'VERIFIED', rejectionReason: null }),
    refuse: (action, documentId, reason) =>
      review(action, documentId, reason, { documentStatus: 'REQUESTED', rejectionReason: reason }),
  };
}
