import type { myGames, playedGames, rounds, withdrawals } from '../../database/tables/gaming';
import type { ledgerAccounts, ledgerPostings, ledgerTransactions } from '../../database/tables/ledger';
import { BUCKETS, type Balances, playerAccount, totalOf, verticalOf } from '../accounts';
import { book, type Entry } from '../entry';
import { type Parts, shareLike, stakeOrder, take } from '../split';
import type { GameCategory } from '../types';
import { accountRows, emptyBalances } from '../wallet-state';

/** Rows of the ledger, ready to be inserted into an empty one. */
export interface History {
  accounts: (typeof ledgerAccounts.$inferInsert)[];
  transactions: (typeof ledgerTransactions.$inferInsert)[];
  postings: (typeof ledgerPostings.$inferInsert)[];
  rounds: (typeof rounds.$inferInsert)[];
  withdrawals: (typeof withdrawals.$inferInsert)[];
  playedGames: (typeof playedGames.$inferInsert)[];
  myGames: (typeof myGames.$inferInsert)[];
}

export interface PlayedRound {
  gameId: string;
  category: GameCategory;
  stake: number;
  /** 0 for a loss; a voided round wins nothing. */
  won: number;
  isVoid: boolean;
  startedAt: number;
  endedAt: number;
}

/** Writes the history of one wallet in the order of time, by the same rules as the commands. */
export interface HistoryWriter {
  balances(): Balances;
  deposit(amount: number, method: string, at: number): void;
  grantBonus(amount: number, at: number): void;
  forfeitBonus(at: number): void;
  gift(amount: number, reason: string, at: number): void;
  /** Does nothing when the wallet cannot pay the stake. */
  round(round: PlayedRound): void;
  /** `end` is when and how it was resolved; without it the withdrawal is pending. */
  withdraw(
    amount: number,
    method: string,
    at: number,
    end?: { at: number; status: 'COMPLETED' | 'CANCELLED' },
  ): void;
  /** Closes the books: balances, and the games that were played last. */
  finish(): void;
}

type Told = Omit<Entry, 'reference'>;

export function emptyHistory(): History {
  return {
    accounts: [],
    transactions: [],
    postings: [],
    rounds: [],
    withdrawals: [],
    playedGames: [],
    myGames: [],
  };
}

export function createHistoryWriter(playerId: number, currency: string, history: History): HistoryWriter {
  const played = new Map<string, typeof playedGames.$inferInsert>();
  let balances = emptyBalances();
  let references = 0;

  function tell(entry: Told, at: number): { id: number; reference: string } {
    references += 1;
    // No command can be given such a reference, so none can meet it.
    const reference = `#${playerId}-${references}`;
    const booking = book({ ...entry, reference }, { playerId, currency, balances });
    const id = history.transactions.length + 1;
    const { player: _player, house: _house, ...columns } = entry;
    balances = booking.balances;
    history.transactions.push({
      ...columns,
      id,
      reference,
      playerId,
      currency,
      amount: booking.amount,
      balanceAfter: totalOf(balances),
      at: new Date(at),
    });
    history.postings.push(...booking.postings.map((posting) => ({ transactionId: id, ...posting })));
    return { id, reference };
  }

  return {
    balances: () => balances,
    deposit(amount, method, at) {
      const moved = { player: { main: amount }, house: { payments: -amount } };
      tell({ type: 'DEPOSIT', category: 'PAYMENT', method, ...moved }, at);
    },
    grantBonus(amount, at) {
      const moved = { player: { 'bonus-casino': amount }, house: { 'bonus-fund': -amount } };
      tell({ type: 'DEPOSIT', category: 'BONUS', ...moved }, at);
    },
    forfeitBonus(at) {
      const amount = balances['bonus-casino'];
      const moved = { player: { 'bonus-casino': -amount }, house: { 'bonus-fund': amount } };
      if (amount > 0) tell({ type: 'FORFEIT', category: 'BONUS', ...moved }, at);
    },
    gift(amount, reason, at) {
      const moved = { player: { main: amount }, house: { adjustments: -amount } };
      tell({ type: 'DEPOSIT', category: 'ADJUSTMENT', reason, ...moved }, at);
    },
    round({ gameId, category, stake, won, isVoid, startedAt, endedAt }) {
      const { parts, missing } = take(balances, stakeOrder(verticalOf(category)), stake);
      if (missing > 0) return;
      const roundId = `#${playerId}-r${references + 1}`;
      const of = { category, roundId, gameId };
      const { id } = tell(
        { ...of, type: 'BET', player: negative(parts), house: { 'game-provider': stake } },
        startedAt,
      );
      if (isVoid) {
        const back = { player: parts, house: { 'game-provider': -stake }, reverses: id };
        tell({ ...of, type: 'BET_VOID', ...back }, endedAt);
      } else if (won > 0 || category === 'SPORTS') {
        // Games say nothing of a lost round; a lost bet on sports is settled.
        const type = won > 0 ? 'WIN' : 'LOSS';
        tell({ ...of, type, player: shareLike(parts, won), house: { 'game-provider': -won } }, endedAt);
      }
      const count = isVoid ? 0 : 1;
      history.rounds.push({
        roundId,
        playerId,
        gameId,
        category,
        status: isVoid ? 'VOID' : 'SETTLED',
        bets: count,
        staked: stake * count,
        stakes: isVoid ? {} : parts,
        won: won * count,
        startedAt: new Date(startedAt),
        lastAt: new Date(endedAt),
      });
      if (category !== 'SPORTS') {
        played.set(gameId, { playerId, gameId, category, playedAt: new Date(startedAt) });
      }
    },
    withdraw(amount, method, at, end) {
      const of = { category: 'PAYMENT', method } as const;
      const held = { player: { main: -amount }, house: { 'withdrawals-in-transit': amount } };
      const { reference } = tell({ ...of, type: 'WITHDRAW', ...held }, at);
      if (end?.status === 'COMPLETED') {
        const house = { 'withdrawals-in-transit': -amount, payments: amount };
        tell({ ...of, type: 'SETTLEMENT', player: {}, house, resolves: reference }, end.at);
      } else if (end?.status === 'CANCELLED') {
        const back = { player: { main: amount }, house: { 'withdrawals-in-transit': -amount } };
        tell({ ...of, type: 'CANCELED', ...back, resolves: reference }, end.at);
      }
      history.withdrawals.push({
        id: reference,
        playerId,
        amount,
        currency,
        method,
        status: end?.status ?? 'PENDING',
        requestedAt: new Date(at),
        resolvedAt: end ? new Date(end.at) : null,
        cancelledByPlayer: end?.status === 'CANCELLED' ? new Date(end.at) : null,
      });
    },
    finish() {
      for (const account of accountRows(playerId, currency)) {
        const bucket = BUCKETS.find((name) => account.id === playerAccount(playerId, name));
        history.accounts.push(bucket === undefined ? account : { ...account, balance: balances[bucket] });
      }
      history.playedGames.push(...played.values());
      const starred = [...played.values()].slice(0, 3);
      history.myGames.push(
        ...starred.map(({ gameId, category, playedAt }) => ({
          playerId,
          gameId,
          lobbyPageType: category === 'LIVE_CASINO' ? 'live-casino' : 'casino',
          addedAt: playedAt,
        })),
      );
    },
  };
}

function negative(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).map(([bucket, amount]) => [bucket, -amount]));
}
