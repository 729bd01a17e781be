import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { PlatformOperatorPlayerDocuments } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { documentPages, identityChecks, playerDocuments } from '../database/tables/documents';
import { documentsOf } from '../documents/documents';
import { PlatformError } from '../errors';

/** A player's documents with their stored pages. */
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
    // The upload under review comes first.
    .orderBy(
      desc(eq(documentPages.uploadId, playerDocuments.uploadId)),
      desc(documentPages.sentAt),
      asc(documentPages.position),
    );
  const checks = await queries
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.playerId, playerId))
    .orderBy(desc(identityChecks.begunAt));
  return {
    documents: documents.map((document) => ({
      ...document,
      ...identityCheckOf(checks.find(({ documentId }) => documentId === document.documentId)),
      pages: rows.flatMap(({ page: { pageId, documentId, sentAt, ...page }, uploadId }) =>
        documentId === document.documentId && sentAt !== null
          ? [{ pageId, sentAt: sentAt.toISOString(), isCurrent: page.uploadId === uploadId }]
          : [],
      ),
    })),
  };
}

/** The latest check of an identity provider, once it has responded. */
function identityCheckOf(
  check: typeof identityChecks.$inferSelect | undefined,
): Pick<PlatformOperatorPlayerDocuments['documents'][number], 'identityCheck'> {
  if (check === undefined || check.providerReference === null) return {};
  const { provider, providerReference: reference, status, reason, updatedAt } = check;
  return { identityCheck: { provider, reference, status, reason, at: updatedAt.toISOString() } };
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
