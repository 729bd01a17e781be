import { and, eq, lte, notExists } from 'drizzle-orm';
import type { PlatformDataDefaults } from '../../../schemas/generated/types';
import type { OpenDatabase } from '../database/database';
import { eddAnswers, playerDocuments } from '../database/tables/documents';
import { DAY } from '../live/activity';

/**
 * Deletes expired answers to the questionnaire; those awaiting review are retained.
 *
 * @param now milliseconds since the epoch
 */
export async function deleteOldAnswers(
  { db }: Pick<OpenDatabase, 'db'>,
  { answerDays }: Pick<PlatformDataDefaults['documents'], 'answerDays'>,
  now: number,
): Promise<void> {
  const underReview = db
    .select({ documentId: playerDocuments.documentId })
    .from(playerDocuments)
    .where(
      and(
        eq(playerDocuments.playerId, eddAnswers.playerId),
        eq(playerDocuments.documentTypeName, 'EDD_QUESTIONNAIRE'),
        eq(playerDocuments.documentStatus, 'UNDER_REVIEW'),
      ),
    );
  const isOld = lte(eddAnswers.answeredAt, new Date(now - answerDays * DAY));
  await db.delete(eddAnswers).where(and(isOld, notExists(underReview)));
}
