import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { PlatformOperatorWithdrawal } from '../../../schemas/generated/types';
import type { OpenDatabase, Transaction } from '../database/database';
import { withdrawals } from '../database/tables/gaming';
import { auditLog } from '../database/tables/operators';
import { players } from '../database/tables/players';
import type { EventEmitter } from '../events';
import { notify } from '../inbox/notify';
import { lockAccount } from '../ledger/facts';
import type { Ledger } from '../ledger/ledger';
import { type Action, audit, type AuditEntry } from './audit-log';
import { assertAwaitsApproval, decideApproval } from './decide';

/** Withdrawals that require approval by an operator before payout. */
export interface WithdrawalReviews {
  /** Above the limit of one operator, a second approval is required. */
  approve(action: Action, withdrawalId: string, reason: string): Promise<PlatformOperatorWithdrawal>;
  /** Returns the money to the wallet. */
  refuse(action: Action, withdrawalId: string, reason: string): Promise<PlatformOperatorWithdrawal>;
  /** Withdrawals of a site that await approval, oldest first. */
  awaiting(siteId: number, position: number): Promise<PlatformOperatorWithdrawal[]>;
  /** Withdrawals of a player that are not paid out yet, oldest first. */
  pendingOf(playerId: number): Promise<PlatformOperatorWithdrawal[]>;
}

type Withdrawal = typeof withdrawals.$inferSelect;

/** Result of a review, and its action in the audit log. */
interface Reviewed {
  entry: AuditEntry['action'];
  changed: Partial<Withdrawal>;
}

const PAGE = 50;

/** @param limitOf maximum that one operator may approve alone, in minor units of a currency */
export function createWithdrawalReviews(
  database: OpenDatabase,
  ledger: Ledger,
  limitOf: (currency: string) => number,
  events: EventEmitter,
): WithdrawalReviews {
  function review(
    action: Action,
    withdrawalId: string,
    reason: string,
    act: (tx: Transaction, found: Withdrawal) => Promise<Reviewed>,
  ): Promise<PlatformOperatorWithdrawal> {
    const { playerId } = action.player;
    return database.transaction(async (tx) => {
      await lockAccount(tx, playerId);
      const [found] = await tx
        .select()
        .from(withdrawals)
        .where(and(eq(withdrawals.id, withdrawalId), eq(withdrawals.playerId, playerId)));
      assertAwaitsApproval(found);
      const { entry, changed } = await act(tx, found);
      const { amount, currency } = found;
      await audit(tx, action, { action: entry, reason, subject: withdrawalId, amount, currency });
      return shown({ ...found, ...changed });
    }, 'read committed');
  }

  return {
    approve: (action, withdrawalId, reason) =>
      review(action, withdrawalId, reason, async (tx, { amount, currency }) => {
        const first = await firstApproverOf(tx, action.player.playerId, withdrawalId);
        const { operator } = action;
        if (decideApproval({ amount, limit: limitOf(currency), first, operator }) === 'AWAITS_SECOND')
          return { entry: 'withdrawal.first-approved', changed: {} };
        const approved = { approvedBy: action.operator, approvedAt: action.now };
        await tx.update(withdrawals).set(approved).where(eq(withdrawals.id, withdrawalId));
        return { entry: 'withdrawal.approved', changed: approved };
      }),
    refuse: (action, withdrawalId, reason) =>
      review(action, withdrawalId, reason, async (tx, { amount, currency }) => {
        await ledger.execute(
          action.player.playerId,
          // A withdrawal is refused at most once, so its id makes the reference unique.
          { kind: 'withdrawal-void', reference: `refusal:${withdrawalId}`, withdrawal: withdrawalId },
          { source: 'operator', actor: `key:${action.operator}` },
        );
        const news = { kind: 'withdrawal-refused', values: { amount, currency } } as const;
        await notify(tx, events, action.player.playerId, news, action.now);
        return { entry: 'withdrawal.refused', changed: { status: 'CANCELLED' } };
      }),
    async awaiting(siteId, position) {
      const rows = await database.db
        .select({ withdrawal: withdrawals })
        .from(withdrawals)
        .innerJoin(players, eq(players.playerId, withdrawals.playerId))
        .where(
          and(
            eq(players.siteId, siteId),
            eq(withdrawals.status, 'PENDING'),
            eq(withdrawals.needsApproval, true),
            isNull(withdrawals.approvedAt),
          ),
        )
        .orderBy(asc(withdrawals.requestedAt), asc(withdrawals.id))
        .limit(PAGE)
        .offset(position);
      return rows.map(({ withdrawal }) => shown(withdrawal));
    },
    async pendingOf(playerId) {
      const rows = await database.db
        .select()
        .from(withdrawals)
        .where(and(eq(withdrawals.playerId, playerId), eq(withdrawals.status, 'PENDING')))
        .orderBy(asc(withdrawals.requestedAt), asc(withdrawals.id))
        .limit(PAGE);
      return rows.map(shown);
    },
  };
}

/** The first approving operator; undefined without an approval. */
async function firstApproverOf(
  tx: Transaction,
  playerId: number,
  withdrawalId: string,
): Promise<string | undefined> {
  const [entry] = await tx
    .select({ operator: auditLog.operator })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.playerId, playerId),
        eq(auditLog.action, 'withdrawal.first-approved'),
        eq(auditLog.subject, withdrawalId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return entry?.operator;
}

function shown(withdrawal: Withdrawal): PlatformOperatorWithdrawal {
  const { id, playerId, amount, currency, method, status, requestedAt, approvedBy } = withdrawal;
  const awaits = status === 'PENDING' && withdrawal.needsApproval && withdrawal.approvedAt === null;
  return {
    withdrawalId: id,
    ...{ playerId, amount, currency, method, approvedBy },
    requestedAt: requestedAt.toISOString(),
    status: awaits ? 'AWAITING_APPROVAL' : status,
  };
}
