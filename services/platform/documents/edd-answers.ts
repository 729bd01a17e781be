import { and, eq } from 'drizzle-orm';
import type { PlatformEddAnswer, PlatformRequestEddAnswer } from '../../../schemas/generated/types';
import type { SalaryRanges } from '../account/salary-ranges';
import type { Clock } from '../clock';
import type { OpenDatabase } from '../database/database';
import { eddAnswers, playerDocuments } from '../database/tables/documents';
import type { Player } from '../database/tables/players';
import { invalidRequest, PlatformError } from '../errors';
import type { EventEmitter } from '../events';
import { lockAccount } from '../ledger/facts';
import { changeLevel } from './change-level';

/** Answers to the questionnaire of enhanced due diligence (KYC-30). */
export interface EddAnswers {
  /** The latest answers; empty without any. */
  last(playerId: number): Promise<PlatformEddAnswer>;
  /**
   * Stores the answers and submits the questionnaire for review. Throws 409 `error.edd.not.requested` when it
   * was not requested, 400 for an unknown salary range.
   */
  answer(player: Player, answer: PlatformRequestEddAnswer): Promise<void>;
}

export function createEddAnswers(
  database: OpenDatabase,
  events: EventEmitter,
  clock: Clock,
  salaryRanges: SalaryRanges,
): EddAnswers {
  return {
    async last(playerId) {
      const [row] = await database.db.select().from(eddAnswers).where(eq(eddAnswers.playerId, playerId));
      if (row === undefined) return {};
      const { occupation, salaryRangeId, sourceOfFunds, placeOfBirth, nationality } = row;
      return { occupation, salaryRangeId, sourceOfFunds, placeOfBirth, nationality };
    },
    answer: ({ playerId, currencyCode, language }, answer) => {
      if (!salaryRanges(currencyCode, language).some(({ id }) => id === answer.salaryRangeId))
        throw invalidRequest({
          salaryRangeId: { code: 'invalid.salaryRangeId', message: 'There is no such salary range.' },
        });
      return database.transaction(async (tx) => {
        await lockAccount(tx, playerId);
        const isQuestionnaire = and(
          eq(playerDocuments.playerId, playerId),
          eq(playerDocuments.documentTypeName, 'EDD_QUESTIONNAIRE'),
        );
        const found = await tx.select().from(playerDocuments).where(isQuestionnaire);
        const { documentId } = found.find(({ documentStatus }) => documentStatus === 'REQUESTED') ?? {};
        if (documentId === undefined)
          throw new PlatformError(409, 'error.edd.not.requested', 'The player is not asked to answer.');
        const now = new Date(clock.now());
        const row = {
          ...answer,
          occupation: answer.occupation.trim(),
          sourceOfFunds: answer.sourceOfFunds.trim(),
          placeOfBirth: answer.placeOfBirth.trim(),
          answeredAt: now,
        };
        await tx
          .insert(eddAnswers)
          .values({ ...row, playerId })
          .onConflictDoUpdate({ target: eddAnswers.playerId, set: row });
        await tx
          .update(playerDocuments)
          .set({
            documentStatus: 'UNDER_REVIEW',
            rejectionReason: null,
            dueAt: null,
            updatedAt: now,
          })
          .where(eq(playerDocuments.documentId, documentId));
        await changeLevel(tx, events, playerId);
      }, 'read committed');
    },
  };
}
