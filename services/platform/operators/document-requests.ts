import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { PlatformRequestOperatorDocumentRequest } from '../../../schemas/generated/types';
import type { OpenDatabase, Transaction } from '../database/database';
import { playerDocuments } from '../database/tables/documents';
import { players } from '../database/tables/players';
import { changeLevel } from '../documents/change-level';
import { isVerified } from '../documents/decide-level';
import { PlatformError } from '../errors';
import type { EventEmitter } from '../events';
import { sendMessage } from '../inbox/send-message';
import { lockAccount } from '../ledger/facts';
import { DAY } from '../live/activity';
import type { PlatformData } from '../reference-data/data';
import { type Action, audit } from './audit-log';

/** Document requests by operators. */
export interface DocumentRequests {
  /**
   * The player is notified in the inbox and has the usual deadline. A document that was accepted before is requested again as a new one.
   *
   * Throws 409 `error.document.requested` for a document that is already requested or under review, and 409
   * `error.document.player.unverified` for the questionnaire of a player whose identity is not verified.
   */
  ask(action: Action, request: PlatformRequestOperatorDocumentRequest): Promise<void>;
}

export function createDocumentRequests(
  database: OpenDatabase,
  events: EventEmitter,
  data: PlatformData,
): DocumentRequests {
  return {
    ask: (action, { documentType, reason }) =>
      database.transaction(async (tx) => {
        const { player, now } = action;
        await lockAccount(tx, player.playerId);
        if (documentType === 'EDD_QUESTIONNAIRE') await beginDueDiligence(tx, player.playerId);
        const dueAt = new Date(now.getTime() + data.defaults.documents.daysToSend * DAY);
        const documentId = await request(tx, player.playerId, documentType, now, dueAt);
        await changeLevel(tx, events, player.playerId);
        await sendMessage(tx, data, player, 'document request', now);
        await audit(tx, action, { action: 'document.requested', subject: documentId, reason });
      }, 'read committed'),
  };
}

/** @returns the document's id */
async function request(
  tx: Transaction,
  playerId: number,
  documentTypeName: PlatformRequestOperatorDocumentRequest['documentType'],
  now: Date,
  dueAt: Date,
): Promise<string> {
  const isOfType = and(
    eq(playerDocuments.playerId, playerId),
    eq(playerDocuments.documentTypeName, documentTypeName),
  );
  const rows = await tx
    .select()
    .from(playerDocuments)
    .where(isOfType)
    .orderBy(asc(playerDocuments.documentId));
  const blocking = rows.find(
    ({ documentStatus }) => documentStatus === 'REQUESTED' || documentStatus === 'UNDER_REVIEW',
  );
  if (blocking !== undefined)
    throw new PlatformError(
      409,
      'error.document.requested',
      `The ${documentTypeName} is ${blocking.documentStatus.toLowerCase()} already.`,
    );
  const asked = { documentStatus: 'REQUESTED', rejectionReason: null, dueAt, updatedAt: now } as const;
  const open = rows.find(({ documentStatus }) => documentStatus !== 'VERIFIED');
  if (open !== undefined) {
    await tx.update(playerDocuments).set(asked).where(eq(playerDocuments.documentId, open.documentId));
    return open.documentId;
  }
  const documentId = randomUUID();
  await tx.insert(playerDocuments).values({ ...asked, documentId, playerId, documentTypeName });
  return documentId;
}

/** The questionnaire has its own level, which accepted answers end (`decide-level.ts`). */
async function beginDueDiligence(tx: Transaction, playerId: number): Promise<void> {
  const isPlayer = eq(players.playerId, playerId);
  const [stored] = await tx.select({ kycStatus: players.kycStatus }).from(players).where(isPlayer);
  if (stored === undefined || !isVerified(stored))
    throw new PlatformError(
      409,
      'error.document.player.unverified',
      'The questionnaire is for players whose identity is proven.',
    );
  await tx.update(players).set({ kycStatus: 'EDD_PENDING' }).where(isPlayer);
}
