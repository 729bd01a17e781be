import { and, eq, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import type { PlatformDataDefaults } from '../../../schemas/generated/types';
import type { OpenDatabase } from '../database/database';
import { documentPages, playerDocuments } from '../database/tables/documents';
import { DAY, HOUR } from '../live/activity';
import type { SealedPages } from './pages/sealed-pages';

/** Number of pages per statement. */
const BATCH = 100;

/**
 * Deletes expired pages from the store and then from the database; if the process is killed in between, the next run repeats it.
 *
 * @param now milliseconds since the epoch
 */
export async function deleteOldPages(
  { db }: Pick<OpenDatabase, 'db'>,
  pages: SealedPages,
  rules: PlatformDataDefaults['documents'],
  now: number,
): Promise<void> {
  const before = (ms: number) => new Date(now - ms);
  const isOld = or(
    and(isNull(documentPages.sentAt), lte(documentPages.uploadedAt, before(rules.unsentHours * HOUR))),
    and(eq(documentPages.isAccepted, true), lte(documentPages.sentAt, before(rules.acceptedDays * DAY))),
    and(
      eq(documentPages.isAccepted, false),
      isNotNull(documentPages.sentAt),
      lte(documentPages.sentAt, before(rules.refusedDays * DAY)),
      // Documents awaiting review are retained.
      or(
        ne(playerDocuments.documentStatus, 'UNDER_REVIEW'),
        ne(documentPages.uploadId, playerDocuments.uploadId),
      ),
    ),
  );
  for (;;) {
    const rows = await db
      .select({ pageId: documentPages.pageId })
      .from(documentPages)
      .innerJoin(playerDocuments, eq(playerDocuments.documentId, documentPages.documentId))
      .where(isOld)
      .limit(BATCH);
    const pageIds = rows.map(({ pageId }) => pageId);
    if (pageIds.length === 0) return;
    await pages.delete(pageIds);
    await db.delete(documentPages).where(inArray(documentPages.pageId, pageIds));
  }
}
