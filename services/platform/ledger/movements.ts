import { and, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database';
import { type FreeRounds, freeRounds } from '../database/tables/games';
import { rounds } from '../database/tables/gaming';
import { ledgerPostings, ledgerTransactions } from '../database/tables/ledger';
import { calendarAt } from '../limits/calendar';
import { BUCKETS, playerAccount, verticalOf } from './accounts';
import { type HeldBonus, readBonuses } from './bonus-facts';
import type { Round } from './facts';
import type { Parts } from './split';

/** A transaction with its effect on the player; `undone` once reversed. */
export interface Movement {
  id: number;
  reference: string;
  playerId: number;
  type: string;
  at: Date;
  /** The payment method of a payment. */
  method: string | null;
  /** Its calendar day for the player. */
  day: string;
  undone: boolean;
  /** By bucket: negative for a bet. */
  parts: Parts;
}

/** The target of a rollback, with dependent transactions. */
export interface TakenBack {
  movement: Movement;
  /** Undefined unless it is a bet or win. */
  round: Round | undefined;
  /** The remaining wins of the round, for a bet. */
  wins: readonly Movement[];
  /** The bonus to which the bet contributed, and the one whose money is in the round. */
  bonuses: readonly HeldBonus[];
  /** The grant of a free round, for its bet. */
  freeRounds?: FreeRounds | undefined;
}

/** The transaction of a reference for a rollback; undefined when it has not arrived. */
export async function readTakenBack(
  tx: Transaction,
  reference: string,
  timeZone: string,
): Promise<TakenBack | undefined> {
  const [movement] = await movements(tx, { reference }, timeZone);
  if (movement === undefined) return undefined;
  if (!['BET', 'WIN', 'LOSS', 'CASHOUT'].includes(movement.type)) {
    return { movement, round: undefined, wins: [], bonuses: [] };
  }
  const [found] = await tx
    .select({ round: rounds, freeRounds })
    .from(rounds)
    .leftJoin(freeRounds, eq(freeRounds.grantId, rounds.freeRounds))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.roundId, rounds.roundId))
    .where(eq(ledgerTransactions.id, movement.id));
  if (found === undefined) throw new Error(`${movement.reference} belongs to no round.`);
  const { round } = found;
  const grant = found.freeRounds ?? undefined;
  const bonuses = await readBonuses(tx, movement.playerId, round.roundId, {
    vertical: verticalOf(round.category),
    at: movement.at,
  });
  if (movement.type !== 'BET') return { movement, round, wins: [], bonuses };
  const wins = (await movements(tx, { roundId: round.roundId }, timeZone)).filter(({ undone }) => !undone);
  return { movement, round, wins, bonuses, freeRounds: grant };
}

/** The transaction of a reference, or the wins of a round, each with its effect on the player. */
async function movements(
  tx: Transaction,
  wanted: { reference: string } | { roundId: string },
  timeZone: string,
): Promise<Movement[]> {
  const reversal = alias(ledgerTransactions, 'reversal');
  const rows = await tx
    .select({
      id: ledgerTransactions.id,
      reference: ledgerTransactions.reference,
      playerId: ledgerTransactions.playerId,
      type: ledgerTransactions.type,
      at: ledgerTransactions.at,
      method: ledgerTransactions.method,
      undoneBy: reversal.id,
      account: ledgerPostings.account,
      amount: ledgerPostings.amount,
    })
    .from(ledgerTransactions)
    .leftJoin(reversal, eq(reversal.reverses, ledgerTransactions.id))
    .leftJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .where(
      'reference' in wanted
        ? eq(ledgerTransactions.reference, wanted.reference)
        : and(
            eq(ledgerTransactions.roundId, wanted.roundId),
            inArray(ledgerTransactions.type, ['WIN', 'LOSS', 'CASHOUT']),
            isNull(reversal.id),
          ),
    )
    .orderBy(ledgerTransactions.id);
  const found = new Map<number, Movement>();
  for (const { undoneBy, account, amount, ...row } of rows) {
    const day = calendarAt(row.at.getTime(), timeZone).D.firstDay;
    const movement = found.get(row.id) ?? { ...row, day, undone: undoneBy !== null, parts: {} };
    const bucket = BUCKETS.find((name) => playerAccount(row.playerId, name) === account);
    if (bucket !== undefined && amount !== null) movement.parts[bucket] = amount;
    found.set(row.id, movement);
  }
  return [...found.values()];
}
