import { and, asc, eq } from 'drizzle-orm';
import type {
  PlatformOperatorDocumentPage,
  PlatformOperatorDocuments,
  PlatformOperatorPlayerDocuments,
  PlatformRequestOperatorDocumentRefusal,
} from '../../../schemas/generated/types';
import type { OpenDatabase } from '../database/database';
import { documentPages, playerDocuments } from '../database/tables/documents';
import { players } from '../database/tables/players';
import { changeLevel } from '../documents/change-level';
import type { SealedPages } from '../documents/pages/sealed-pages';
import { DAY } from '../live/activity';
import { documentsWithPages, findPage } from './document-pages';
import type { EventEmitter } from '../events';
import { notify } from '../inbox/notify';
import { lockAccount } from '../ledger/facts';
import { type Action, audit } from './audit-log';
import { assertUnderReview } from './decide';

/** Reviews of documents sent by players. */
export interface DocumentReviews {
  /** A player's documents for an operator; the access is audited. */
  look(action: Action): Promise<PlatformOperatorPlayerDocuments>;
  /** A page sent by a player; the access is audited. Throws 404 for a page of another document. */
  view(action: Action, documentId: string, pageId: string): Promise<PlatformOperatorDocumentPage>;
  /** Also updates the player's verification level (KYC-08). */
  accept(action: Action, documentId: string, reason: string): Promise<void>;
  /** Requests another document from the player with the reason (KYC-04). */
  refuse(
    action: Action,
    documentId: string,
    reason: PlatformRequestOperatorDocumentRefusal['reason'],
  ): Promise<void>;
  /** Documents of a site under review, oldest first. */
  awaiting(siteId: number, position: number): Promise<PlatformOperatorDocuments>;
}

const PAGE = 50;

/** @param daysToSend deadline for another document after a refusal */
export function createDocumentReviews(
  database: OpenDatabase,
  events: EventEmitter,
  pages: SealedPages,
  daysToSend: number,
): DocumentReviews {
  function review(
    action: Action,
    documentId: string,
    reason: string,
    outcome: Pick<typeof playerDocuments.$inferSelect, 'documentStatus' | 'rejectionReason' | 'dueAt'>,
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
      const isAccepted = outcome.documentStatus === 'VERIFIED';
      if (isAccepted && found.uploadId !== null)
        await tx.update(documentPages).set({ isAccepted }).where(eq(documentPages.uploadId, found.uploadId));
      await changeLevel(tx, events, action.player.playerId);
      const kind = isAccepted ? 'document-accepted' : 'document-refused';
      const values = { documentType: found.documentTypeName };
      await notify(tx, events, action.player.playerId, { kind, values }, action.now);
      const entry = isAccepted ? 'document.accepted' : 'document.refused';
      await audit(tx, action, { action: entry, subject: documentId, reason });
    }, 'read committed');
  }

  return {
    look: (action) =>
      database.transaction(async (tx) => {
        await audit(tx, action, { action: 'document.viewed', subject: 'all', reason: '' });
        return documentsWithPages(tx, action.player.playerId);
      }, 'read committed'),
    async view(action, documentId, pageId) {
      const page = await findPage(database.db, action.player.playerId, documentId, pageId);
      const picture = await pages.get(page);
      const subject = `${documentId} ${pageId}`;
      await audit(database.db, action, { action: 'document.viewed', subject, reason: '' });
      return { contentType: 'image/jpeg', content: picture.toString('base64') };
    },
    accept: (action, documentId, reason) =>
      review(action, documentId, reason, { documentStatus: 'VERIFIED', rejectionReason: null, dueAt: null }),
    refuse: (action, documentId, reason) =>
      review(action, documentId, reason, {
        documentStatus: 'REQUESTED',
        rejectionReason: reason,
        dueAt: new Date(action.now.getTime() + daysToSend * DAY),
      }),
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
