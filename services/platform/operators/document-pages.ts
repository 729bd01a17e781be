import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { PlatformOperatorPlayerDocuments } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { documentPages, playerDocuments } from '../database/tables/documents';
import { documentsOf } from '../documents/documents';
import { PlatformError } from '../errors';

/** The documents of a player, each with the pages that were sent and are still stored. */
export async function documentsWithPages(
  queries: Queries,
  playerId: number,
): Promise<PlatformOperatorPlayerDocuments> {
  const { documents } = await documentsOf(queries, playerId);
  const rows = await queries
    .select({ page: documentPages, uploadId: playerDocuments.uploadId })
    .from(documentPages)
    .innerJoin(playerDocuments, eq(playerDocuments.documentId, documentPages.documentId))
    .where(and(eq(playerDocuments.playerId, playerId), isNotNull(documentPages.sentAt)))
    // The upload that is to be decided comes first.
    .orderBy(
      desc(eq(documentPages.uploadId, playerDocuments.uploadId)),
      desc(documentPages.sentAt),
      asc(documentPages.position),
    );
  return {
    documents: documents.map((document) => ({
      ...document,
      pages: rows.flatMap(({ page: { pageId, documentId, sentAt, ...page }, uploadId }) =>
        documentId === document.documentId && sentAt !== null
          ? [{ pageId, sentAt: sentAt.toISOString(), isCurrent: page.uploadId === uploadId }]
          : [],
      ),
    })),
  };
}

/** A sent page of a player's document. Throws 404 for any other page. */
export async function findPage(
  queries: Queries,
  playerId: number,
  documentId: string,
  pageId: string,
): Promise<{ pageId: string; keyId: string }> {
  const [found] = await queries
    .select({ pageId: documentPages.pageId, keyId: documentPages.keyId })
    .from(documentPages)
    .innerJoin(playerDocuments, eq(playerDocuments.documentId, documentPages.documentId))
    .where(
      and(
        eq(playerDocuments.playerId, playerId),
        eq(documentPages.documentId, documentId),
        eq(documentPages.pageId, pageId),
        isNotNull(documentPages.sentAt),
      ),
    );
  if (found) return found;
  throw new PlatformError(404, 'error.document.page.not.found', 'The document has no such page.');
}
