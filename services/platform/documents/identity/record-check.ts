import { and, eq } from 'drizzle-orm';
import type { PlatformIdentityProviderCheck } from '../../../../schemas/generated/types';
import type { Clock } from '../../clock';
import type { OpenDatabase, Transaction } from '../../database/database';
import { identityChecks, playerDocuments } from '../../database/tables/documents';
import { auditLog } from '../../database/tables/operators';
import { players } from '../../database/tables/players';
import type { EventEmitter } from '../../events';
import { notify } from '../../inbox/notify';
import { lockAccount } from '../../ledger/facts';
import { DAY } from '../../live/activity';
import { changeLevel } from '../change-level';
import { decideOutcome, isNews, type Outcome, outcomeOf, rejectionReasonOf } from './decide-outcome';

/** No notification is sent while a check is in progress. */
const notificationOf: Partial<Record<string, 'document-accepted' | 'document-refused'>> = {
  VERIFIED: 'document-accepted',
  REQUESTED: 'document-refused',
};

type Check = typeof identityChecks.$inferSelect;

export interface CheckRecorder {
  /**
   * Processes a provider's report about a check. Duplicate or stale reports have no effect.
   *
   * @returns the resulting check; undefined for an unknown one
   */
  report(provider: string, reported: PlatformIdentityProviderCheck): Promise<Check | undefined>;
}

/** @param daysToSend deadline for another document after a rejection */
export function createCheckRecorder(
  database: OpenDatabase,
  events: EventEmitter,
  clock: Clock,
  daysToSend: number,
): CheckRecorder {
  async function apply(tx: Transaction, check: Check, outcome: Outcome, now: Date): Promise<void> {
    const isIt = eq(playerDocuments.documentId, check.documentId);
    const [document] = await tx.select().from(playerDocuments).where(isIt);
    const documentStatus = document && decideOutcome(outcome, { document, begunAt: check.begunAt });
    if (document === undefined || documentStatus === undefined) return;
    const isRejected = documentStatus === 'REQUESTED';
    await tx
      .update(playerDocuments)
      .set({
        documentStatus,
        rejectionReason: isRejected ? rejectionReasonOf(check.reason) : null,
        dueAt: isRejected ? new Date(now.getTime() + daysToSend * DAY) : null,
        updatedAt: now,
      })
      .where(isIt);
    await changeLevel(tx, events, check.playerId);
    const kind = notificationOf[documentStatus];
    const values = { documentType: document.documentTypeName };
    if (kind) await notify(tx, events, check.playerId, { kind, values }, now);
  }

  async function note(tx: Transaction, check: Check, outcome: Outcome, now: Date): Promise<void> {
    const isPlayer = eq(players.playerId, check.playerId);
    const [player] = await tx.select({ siteId: players.siteId }).from(players).where(isPlayer);
    if (player === undefined) return;
    await tx.insert(auditLog).values({
      ...{ at: now, siteId: player.siteId, playerId: check.playerId },
      operator: `identity:${check.provider}`,
      action: `identity.${outcome}`,
      subject: `${check.documentId} ${check.providerReference ?? ''}`.trim(),
      reason: check.reason ?? '',
    });
  }

  return {
    report: (provider, { id, reference, status, reason, hostedUrl }) =>
      database.transaction(async (tx) => {
        const isIt = and(eq(identityChecks.checkId, reference), eq(identityChecks.provider, provider));
        const [found] = await tx.select().from(identityChecks).where(isIt);
        if (found === undefined) return undefined;
        await lockAccount(tx, found.playerId);
        const [stored] = await tx.select().from(identityChecks).where(isIt);
        // A different check under our reference is not ours.
        if (stored === undefined || (stored.providerReference !== null && stored.providerReference !== id))
          return undefined;
        const isNewsOfIt = isNews(stored.status, status);
        if (stored.providerReference === id && !isNewsOfIt) return stored;
        const now = new Date(clock.now());
        const next: Check = { ...stored, providerReference: id, hostedUrl, updatedAt: now };
        if (isNewsOfIt) Object.assign(next, { status, reason });
        const outcome = outcomeOf(next.status);
        if (outcome !== undefined) next.nextAttemptAt = null;
        await tx.update(identityChecks).set(next).where(isIt);
        if (outcome !== undefined) {
          await apply(tx, next, outcome, now);
          await note(tx, next, outcome, now);
        }
        events.emit('attributes', {
          playerId: next.playerId,
          attributes: { identityCheck: next.status },
        });
        return next;
      }, 'read committed'),
  };
}
