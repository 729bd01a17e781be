import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import {
  bonusAssignments,
  bonusOptIns,
  bonusQueue,
  type BonusOutcome,
  cashbackPeriods,
} from '../database/tables/bonuses';
import { loyaltyDays, loyaltyEntries } from '../database/tables/loyalty';
import { depositReservations, rounds, withdrawals } from '../database/tables/gaming';
import { freeRounds } from '../database/tables/games';
import { playerDays } from '../database/tables/limits';
import { payments } from '../database/tables/payments';
import { playEvents } from '../database/tables/play';
import { players } from '../database/tables/players';
import { played } from '../wallet/games';
import type { GameCategory } from './types';

/** Amounts for limits on one calendar day of the player, in minor units. */
export interface DayUse {
  /** `2026-11-21`. */
  day: string;
  deposited: number;
  /** All stakes. */
  staked: number;
  /** Stakes of own money minus wins of own money. */
  lost: number;
}

/** A change by a command other than bookings. */
export type Change =
  | { change: 'deposited'; at: Date }
  | { change: 'round-started'; round: typeof rounds.$inferInsert }
  | { change: 'round-changed'; roundId: string; set: Partial<typeof rounds.$inferInsert> }
  | { change: 'game-played'; gameId: string; category: GameCategory; at: Date }
  | { change: 'withdrawal-requested'; withdrawal: typeof withdrawals.$inferInsert }
  | { change: 'withdrawal-resolved'; id: string; set: Partial<typeof withdrawals.$inferInsert> }
  /** A withdrawal was cancelled before its payment was sent. */
  | { change: 'payout-cancelled'; withdrawalId: string; at: Date }
  | { change: 'deposit-reserved'; reservation: typeof depositReservations.$inferInsert }
  | { change: 'reservation-ended'; id: string; status: 'PAID' | 'RELEASED' }
  | { change: 'wagered'; id: string; amount: number }
  | { change: 'bonus-given'; bonus: typeof bonusAssignments.$inferInsert }
  /** A campaign leaves the player's queue. */
  | { change: 'queue-left'; campaignId: number }
  /** The selection of a campaign for the next deposit is used. */
  | { change: 'opt-in-used' }
  | { change: 'free-rounds-given'; grant: Omit<typeof freeRounds.$inferInsert, 'grantId'> }
  /** Wins of free rounds are bonus money to be wagered; negative for a reversed win. */
  | { change: 'bonus-grown'; id: string; amount: number; wageringAmount: number }
  /** The remaining free rounds of a bonus end with it. */
  | { change: 'free-rounds-ended'; bonus: string; at: Date }
  | { change: 'bonus-ended'; id: string; outcome: BonusOutcome; converted: number; at: Date }
  /** A cashback period is paid by a command. */
  | { change: 'cashback-paid'; id: string; amount: number; by: string; at: Date }
  | { change: 'day-used'; use: DayUse }
  /** A round of a grant is used, or returned with -1. */
  | { change: 'free-round-counted'; grantId: string; used: 1 | -1 }
  | { change: 'play-recorded'; event: typeof playEvents.$inferInsert }
  | { change: 'points-booked'; entry: typeof loyaltyEntries.$inferInsert }
  /** Points of a day in millionths; `earned` is negative for corrections. */
  | { change: 'points-counted'; day: string; earned: number; exchanged: number };

/** The statement for a change, executed as part of the booking statement. */
export function statementOf(tx: Transaction, playerId: number, change: Change): SQLWrapper {
  switch (change.change) {
    case 'deposited':
      return tx
        .update(players)
        .set({
          totalDepositsCount: sql`${players.totalDepositsCount} + 1`,
          firstDepositDate: sql`coalesce(${players.firstDepositDate}, ${change.at.toISOString()}::timestamptz)`,
        })
        .where(eq(players.playerId, playerId));
    case 'round-started':
      return tx.insert(rounds).values(change.round);
    case 'round-changed':
      return tx.update(rounds).set(change.set).where(eq(rounds.roundId, change.roundId));
    case 'game-played':
      return played(tx, {
        playerId,
        gameId: change.gameId,
        category: change.category,
        playedAt: change.at,
      });
    case 'withdrawal-requested':
      return tx.insert(withdrawals).values(change.withdrawal);
    case 'withdrawal-resolved':
      return tx.update(withdrawals).set(change.set).where(eq(withdrawals.id, change.id));
    case 'payout-cancelled': {
      const at = change.at.toISOString();
      return tx
        .update(payments)
        .set({
          state: 'cancelled',
          nextAttemptAt: null,
          updatedAt: change.at,
          times: sql`${payments.times} || jsonb_build_object('cancelled', ${at}::text)`,
        })
        .where(eq(payments.withdrawalId, change.withdrawalId));
    }
    case 'deposit-reserved':
      return tx.insert(depositReservations).values(change.reservation);
    case 'reservation-ended':
      return tx
        .update(depositReservations)
        .set({ status: change.status })
        .where(eq(depositReservations.id, change.id));
    case 'wagered':
      return tx
        .update(bonusAssignments)
        .set({ wagered: sql`greatest(0, ${bonusAssignments.wagered} + ${change.amount}::bigint)` })
        .where(eq(bonusAssignments.assignmentId, change.id));
    case 'bonus-given':
      return tx.insert(bonusAssignments).values(change.bonus);
    case 'queue-left':
      return tx
        .delete(bonusQueue)
        .where(and(eq(bonusQueue.playerId, playerId), eq(bonusQueue.campaignId, change.campaignId)));
    case 'opt-in-used':
      return tx.delete(bonusOptIns).where(eq(bonusOptIns.playerId, playerId));
    case 'free-rounds-given':
      return tx.insert(freeRounds).values({ ...change.grant, grantId: sql`gen_random_uuid()` });
    case 'bonus-grown':
      return tx
        .update(bonusAssignments)
        .set({
          amount: sql`greatest(0, ${bonusAssignments.amount} + ${change.amount}::bigint)`,
          wageringAmount: sql`greatest(0, ${bonusAssignments.wageringAmount} + ${change.wageringAmount}::bigint)`,
        })
        .where(eq(bonusAssignments.assignmentId, change.id));
    case 'bonus-ended': {
      const { id, outcome, converted, at } = change;
      const state = outcome === 'converted' ? 'ACTIVATED' : 'FORFEITED';
      return tx
        .update(bonusAssignments)
        .set({ state, outcome, converted, endedAt: at })
        .where(eq(bonusAssignments.assignmentId, id));
    }
    case 'cashback-paid':
      return tx
        .update(cashbackPeriods)
        .set({ outcome: 'claimed', closedAt: change.at, paid: change.amount, paidBy: change.by })
        .where(eq(cashbackPeriods.periodId, change.id));
    case 'free-rounds-ended':
      return tx
        .update(freeRounds)
        .set({ expiresAt: sql`least(${freeRounds.expiresAt}, ${change.at.toISOString()}::timestamptz)` })
        .where(eq(freeRounds.bonus, change.bonus));
    case 'free-round-counted':
      return tx
        .update(freeRounds)
        .set({ used: sql`${freeRounds.used} + ${change.used}::int` })
        .where(eq(freeRounds.grantId, change.grantId));
    case 'play-recorded':
      return tx.insert(playEvents).values(change.event);
    case 'points-booked':
      return tx.insert(loyaltyEntries).values(change.entry);
    case 'points-counted': {
      const { day, earned, exchanged } = change;
      const set = {
        earned: sql`${loyaltyDays.earned} + ${earned}::bigint`,
        exchanged: sql`${loyaltyDays.exchanged} + ${exchanged}::bigint`,
      };
      // The row of the day exists, since its points were earned; an insert would violate the check.
      if (earned < 0)
        return tx
          .update(loyaltyDays)
          .set(set)
          .where(and(eq(loyaltyDays.playerId, playerId), eq(loyaltyDays.day, day)));
      return tx
        .insert(loyaltyDays)
        .values({ playerId, day, earned, exchanged })
        .onConflictDoUpdate({ target: [loyaltyDays.playerId, loyaltyDays.day], set });
    }
    case 'day-used': {
      const { day, deposited, staked, lost } = change.use;
      return tx
        .insert(playerDays)
        .values({ playerId, day, deposited, staked, lost })
        .onConflictDoUpdate({
          target: [playerDays.playerId, playerDays.day],
          set: {
            deposited: sql`${playerDays.deposited} + excluded.deposited`,
            staked: sql`${playerDays.staked} + excluded.staked`,
            lost: sql`${playerDays.lost} + excluded.lost`,
          },
        });
    }
  }
}
