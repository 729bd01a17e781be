import { and, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PlatformError } from '../../errors';
import type { Transaction } from '../../database/database';
import { rounds } from '../../database/tables/gaming';
import { ledgerPostings, ledgerTransactions } from '../../database/tables/ledger';
import { type Balances, BUCKETS, playerAccount, verticalOf } from '../accounts';
import type { Decide, Decision } from './decision';
import { book, type Entry, type Wallet } from '../entry';
import { addParts, type Parts, stakeOrder, sumOf, take } from '../split';
import type { Round } from '../wallet-state';

/** A bet or win with what it moved for the player; undone once something takes it back. */
interface Movement {
  id: number;
  reference: string;
  playerId: number;
  type: string;
  undone: boolean;
  /** By bucket: negative for a bet. */
  parts: Parts;
}

/**
 * Takes back a bet or a win, once. Of something that has not arrived it leaves the command itself behind, which refuses the
 * latecomer. With the last standing bet of a round the whole round is void: its wins are taken back, too. So a bet, a win
 * and a rollback of the bet end the same in either order.
 */
export const rollback: Decide<'rollback'> = async ({ tx, command, wallet, now }) => {
  const [target] = await movements(tx, { reference: command.of });
  if (target === undefined) return { entries: [] };
  if (target.playerId !== wallet.playerId || !['BET', 'WIN', 'LOSS'].includes(target.type)) {
    throw new PlatformError(
      409,
      'error.transaction.not.reversible',
      `${command.of} is no bet or win of this player: only those can be rolled back.`,
    );
  }
  if (target.undone) return { entries: [] };
  const round = await roundOf(tx, target);
  return target.type === 'BET'
    ? takeBackBet(tx, command.reference, target, round, wallet, now)
    : takeBackWin(tx, command.reference, target, round, wallet, now);
};

async function takeBackBet(
  tx: Transaction,
  reference: string,
  target: Movement,
  round: Round,
  wallet: Wallet,
  now: Date,
): Promise<Decision> {
  const stake = -sumOf(target.parts);
  const back: Entry = {
    reference,
    type: 'BET_VOID',
    category: round.category,
    player: addParts({}, opposite(target.parts)),
    house: { 'game-provider': -stake },
    roundId: round.roundId,
    gameId: round.gameId,
    reverses: target.id,
  };
  const isVoid = round.bets === 1;
  const entries = [back];
  if (isVoid) {
    let { balances } = book(back, wallet);
    const wins = (await movements(tx, { roundId: round.roundId })).filter(({ undone }) => !undone);
    for (const [index, won] of wins.entries()) {
      // Derived references cannot meet a given one, which has no slash.
      const entry = winTakenBack(`${reference}/${index + 1}`, won, round, balances);
      entries.push(entry);
      ({ balances } = book(entry, { ...wallet, balances }));
    }
  }
  return {
    entries,
    alsoWrite: [
      tx
        .update(rounds)
        .set({
          bets: round.bets - 1,
          staked: round.staked - stake,
          stakes: addParts(round.stakes, target.parts),
          ...(isVoid ? { won: 0, status: 'VOID' as const } : {}),
          lastAt: now,
        })
        .where(eq(rounds.roundId, round.roundId)),
    ],
  };
}

function takeBackWin(
  tx: Transaction,
  reference: string,
  target: Movement,
  round: Round,
  wallet: Wallet,
  now: Date,
): Decision {
  return {
    entries: [winTakenBack(reference, target, round, wallet.balances)],
    alsoWrite: [
      tx
        .update(rounds)
        .set({ won: round.won - sumOf(target.parts), lastAt: now })
        .where(eq(rounds.roundId, round.roundId)),
    ],
  };
}

/** A win is taken from the bucket it went to, then from any that can be staked; the house bears the rest. */
function winTakenBack(reference: string, won: Movement, round: Round, balances: Balances): Entry {
  const amount = sumOf(won.parts);
  const first = collect(balances, won.parts);
  const left = { ...balances };
  for (const bucket of BUCKETS) left[bucket] -= first[bucket] ?? 0;
  const order = stakeOrder(verticalOf(round.category));
  const { parts: second, missing } = take(left, order, amount - sumOf(first));
  return {
    reference,
    type: 'WIN_VOID',
    category: round.category,
    player: opposite(addParts(first, second)),
    house: { 'game-provider': amount, uncollected: -missing },
    roundId: round.roundId,
    gameId: round.gameId,
    reverses: won.id,
  };
}

/** As much of the parts as the buckets hold. */
function collect(balances: Balances, parts: Parts): Parts {
  const taken: Parts = {};
  for (const bucket of BUCKETS) {
    const amount = Math.min(balances[bucket], parts[bucket] ?? 0);
    if (amount > 0) taken[bucket] = amount;
  }
  return taken;
}

function opposite(parts: Parts): Parts {
  const turned: Parts = {};
  for (const bucket of BUCKETS) {
    const amount = parts[bucket] ?? 0;
    if (amount !== 0) turned[bucket] = -amount;
  }
  return turned;
}

/** The transaction of a reference, or the wins of a round, each with what it moved for the player. */
async function movements(
  tx: Transaction,
  wanted: { reference: string } | { roundId: string },
): Promise<Movement[]> {
  const reversal = alias(ledgerTransactions, 'reversal');
  const rows = await tx
    .select({
      id: ledgerTransactions.id,
      reference: ledgerTransactions.reference,
      playerId: ledgerTransactions.playerId,
      type: ledgerTransactions.type,
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
            inArray(ledgerTransactions.type, ['WIN', 'LOSS']),
            isNull(reversal.id),
          ),
    )
    .orderBy(ledgerTransactions.id);
  const found = new Map<number, Movement>();
  for (const { id, reference, playerId, type, undoneBy, account, amount } of rows) {
    const movement = found.get(id) ?? { id, reference, playerId, type, undone: undoneBy !== null, parts: {} };
    const bucket = BUCKETS.find((name) => playerAccount(playerId, name) === account);
    if (bucket !== undefined && amount !== null) movement.parts[bucket] = amount;
    found.set(id, movement);
  }
  return [...found.values()];
}

async function roundOf(tx: Transaction, target: Movement): Promise<Round> {
  const [found] = await tx
    .select({ round: rounds })
    .from(rounds)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.roundId, rounds.roundId))
    .where(eq(ledgerTransactions.id, target.id));
  if (found === undefined) throw new Error(`${target.reference} belongs to no round.`);
  return found.round;
}
