import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { PlatformOperatorAdjustment } from '../../../schemas/generated/types';
import type { OpenDatabase, Transaction } from '../database/database';
import { adjustments } from '../database/tables/operators';
import { players } from '../database/tables/players';
import { lockAccount } from '../ledger/facts';
import type { Ledger } from '../ledger/ledger';
import { DAY } from '../live/activity';
import { type Action, audit, type AuditEntry } from './audit-log';
import { assertMayDecide, decideAdjustment } from './decide';

/** Corrections of real money by operators. */
export interface Adjustments {
  /** Books an adjustment; one above the limit of a single operator awaits a second one. */
  request(
    action: Action,
    adjustment: { amount: number; currency: string; reason: string },
  ): Promise<PlatformOperatorAdjustment>;
  /** Approves and books a pending adjustment. */
  approve(action: Action, adjustmentId: number, reason: string): Promise<PlatformOperatorAdjustment>;
  refuse(action: Action, adjustmentId: number, reason: string): Promise<PlatformOperatorAdjustment>;
  /** Pending adjustments of a site, oldest first. */
  awaiting(siteId: number, position: number): Promise<PlatformOperatorAdjustment[]>;
  /** Pending adjustments of a player, oldest first. */
  awaitingOf(playerId: number): Promise<PlatformOperatorAdjustment[]>;
}

type Adjustment = typeof adjustments.$inferSelect;
const PAGE = 50;

/** @param limitOf maximum that one operator may adjust for a player per day, in minor units of a currency */
export function createAdjustments(
  database: OpenDatabase,
  ledger: Ledger,
  limitOf: (currency: string) => number,
): Adjustments {
  async function book({ player, operator }: Action, adjustment: Adjustment): Promise<void> {
    const { adjustmentId, amount, currency, reason } = adjustment;
    await ledger.execute(
      player.playerId,
      { kind: 'adjustment', reference: `adjustment.${adjustmentId}`, amount, currency, reason },
      { source: 'operator', actor: `key:${operator}` },
    );
  }

  /** Total that the operator has adjusted for the player within a day without four eyes. */
  async function aloneOf(tx: Transaction, { player, operator, now }: Action): Promise<number> {
    const [sum] = await tx
      .select({ alone: sql<number>`coalesce(sum(abs(${adjustments.amount})), 0)`.mapWith(Number) })
      .from(adjustments)
      .where(
        and(
          eq(adjustments.playerId, player.playerId),
          eq(adjustments.requestedBy, operator),
          eq(adjustments.status, 'BOOKED'),
          sql`${adjustments.decidedBy} is null`,
          gt(adjustments.requestedAt, new Date(now.getTime() - DAY)),
        ),
      );
    return sum?.alone ?? 0;
  }

  function decideLater(
    action: Action,
    adjustmentId: number,
    reason: string,
    status: 'BOOKED' | 'REFUSED',
  ): Promise<PlatformOperatorAdjustment> {
    const { player, operator, now } = action;
    return database.transaction(async (tx) => {
      await lockAccount(tx, player.playerId);
      const isIt = and(eq(adjustments.adjustmentId, adjustmentId), eq(adjustments.playerId, player.playerId));
      const [found] = await tx.select().from(adjustments).where(isIt);
      assertMayDecide(found, operator);
      if (status === 'BOOKED') await book(action, found);
      const decision = { status, decidedBy: operator, decidedAt: now, decisionReason: reason };
      await tx.update(adjustments).set(decision).where(isIt);
      const outcome = status === 'BOOKED' ? 'adjustment.approved' : 'adjustment.refused';
      await audit(tx, action, { ...entryOf(found, outcome), reason });
      return shown({ ...found, ...decision });
    }, 'read committed');
  }

  return {
    request: (action, { amount, currency, reason }) =>
      database.transaction(async (tx) => {
        const { player, operator, now } = action;
        await lockAccount(tx, player.playerId);
        const status = decideAdjustment({
          amount,
          currency,
          walletCurrency: player.currencyCode,
          alone: await aloneOf(tx, action),
          limit: limitOf(currency),
        });
        const [stored] = await tx
          .insert(adjustments)
          .values({
            playerId: player.playerId,
            ...{ amount, currency, reason, status },
            requestedBy: operator,
            requestedAt: now,
          })
          .returning();
        if (stored === undefined) throw new Error('The adjustment was not stored.');
        if (status === 'BOOKED') await book(action, stored);
        await audit(
          tx,
          action,
          entryOf(stored, status === 'BOOKED' ? 'adjustment.booked' : 'adjustment.requested'),
        );
        return shown(stored);
      }, 'read committed'),
    approve: (action, adjustmentId, reason) => decideLater(action, adjustmentId, reason, 'BOOKED'),
    refuse: (action, adjustmentId, reason) => decideLater(action, adjustmentId, reason, 'REFUSED'),
    async awaiting(siteId, position) {
      const rows = await database.db
        .select({ adjustment: adjustments })
        .from(adjustments)
        .innerJoin(players, eq(players.playerId, adjustments.playerId))
        .where(and(eq(players.siteId, siteId), eq(adjustments.status, 'AWAITING_APPROVAL')))
        .orderBy(asc(adjustments.requestedAt), asc(adjustments.adjustmentId))
        .limit(PAGE)
        .offset(position);
      return rows.map(({ adjustment }) => shown(adjustment));
    },
    async awaitingOf(playerId) {
      const rows = await database.db
        .select()
        .from(adjustments)
        .where(and(eq(adjustments.playerId, playerId), eq(adjustments.status, 'AWAITING_APPROVAL')))
        .orderBy(asc(adjustments.requestedAt), asc(adjustments.adjustmentId))
        .limit(PAGE);
      return rows.map(shown);
    },
  };
}

function entryOf(
  { adjustmentId, amount, currency, reason }: Adjustment,
  action: AuditEntry['action'],
): AuditEntry {
  return { action, subject: String(adjustmentId), reason, amount, currency };
}

function shown(adjustment: Adjustment): PlatformOperatorAdjustment {
  return {
    ...adjustment,
    requestedAt: adjustment.requestedAt.toISOString(),
    decidedAt: adjustment.decidedAt?.toISOString() ?? null,
  };
}
