import type { myGames, playedGames, rounds, withdrawals } from '../../database/tables/gaming';
import type { playerDays } from '../../database/tables/limits';
import type { ledgerAccounts, ledgerPostings, ledgerTransactions } from '../../database/tables/ledger';
import { calendarAt } from '../../limits/calendar';
import { BUCKETS, type Balances, type HouseAccount, playerAccount, totalOf, verticalOf } from '../accounts';
import type { DayUse } from '../change';
import { book, type Entry } from '../entry';
import { ownOf, type Parts, shareLike, stakeOrder, take } from '../split';
import type { GameCategory } from '../types';
import { emptyBalances, walletRows } from '../wallet';

/** Ledger rows for insertion into an empty ledger. */
export interface History {
  accounts: (typeof ledgerAccounts.$inferInsert)[];
  transactions: (typeof ledgerTransactions.$inferInsert)[];
  postings: (typeof ledgerPostings.$inferInsert)[];
  rounds: (typeof rounds.$inferInsert)[];
  withdrawals: (typeof withdrawals.$inferInsert)[];
  playedGames: (typeof playedGames.$inferInsert)[];
  myGames: (typeof myGames.$inferInsert)[];
  days: (typeof playerDays.$inferInsert)[];
}

export interface PlayedRound {
  gameId: string;
  provider: string;
  category: GameCategory;
  stake: number;
  /** 0 for a loss; a voided round has no win. */
  won: number;
  isVoid: boolean;
  startedAt: number;
  endedAt: number;
}

/** Writes the history of one wallet in chronological order, by the same rules as the commands. */
export interface HistoryWriter {
  balances(): Balances;
  deposit(amount: number, method: string, at: number): void;
  grantBonus(amount: number, at: number): void;
  forfeitBonus(at: number): void;
  gift(amount: number, reason: string, at: number): void;
  /** A no-op when the wallet cannot pay the stake. */
  round(round: PlayedRound): void;
  /** `end` is the time and kind of the resolution; without it the withdrawal is pending. */
  withdraw(
    amount: number,
    method: string,
    at: number,
    end?: { at: number; status: 'COMPLETED' | 'CANCELLED' },
  ): void;
  /** Finishes the history: balances, and the last played games. */
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
    days: [],
  };
}

/** `timeZone` is that of the player's market, for limits. */
export function createHistoryWriter(
  { playerId, currency, timeZone }: { playerId: number; currency: string; timeZone: string },
  history: History,
): HistoryWriter {
  const days = new Map<string, DayUse>();
  const houseAccounts = new Map<string, HouseAccount>();
  const played = new Map<string, typeof playedGames.$inferInsert>();
  let balances = emptyBalances();
  let references = 0;

  function tell(entry: Told, at: number): { id: number; reference: string } {
    references += 1;
    // Commands cannot have such a reference, so there are no collisions.
    const reference = `#${playerId}-${references}`;
    const booking = book({ ...entry, reference }, { playerId, currency, balances });
    const id = history.transactions.length + 1;
    const { player: _player, house: _house, party: _party, ...columns } = entry;
    for (const account of booking.houseAccounts) houseAccounts.set(account.id, account.bucket);
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

  /** A reversed amount counts on the day of the original. */
  function use(at: number, more: Partial<Omit<DayUse, 'day'>>): void {
    const day = calendarAt(Math.floor(at), timeZone).D.firstDay;
    const sum = days.get(day) ?? { day, deposited: 0, staked: 0, lost: 0 };
    days.set(day, {
      day,
      deposited: sum.deposited + (more.deposited ?? 0),
      staked: sum.staked + (more.staked ?? 0),
      lost: sum.lost + (more.lost ?? 0),
    });
  }

  return {
    balances: () => balances,
    deposit(amount, method, at) {
      const moved = { player: { main: amount }, house: { payments: -amount } };
      tell({ type: 'DEPOSIT', category: 'PAYMENT', method, party: method, ...moved }, at);
      use(at, { deposited: amount });
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
    round({ gameId, provider, category, stake, won, isVoid, startedAt, endedAt }) {
      const { parts, missing } = take(balances, stakeOrder(verticalOf(category)), stake);
      if (missing > 0) return;
      const roundId = `#${playerId}-r${references + 1}`;
      const of = { category, roundId, gameId, party: provider };
      const { id } = tell(
        { ...of, type: 'BET', player: negative(parts), house: { 'game-provider': stake } },
        startedAt,
      );
      let settledBy: string | null = null;
      if (!isVoid) use(startedAt, { staked: stake, lost: ownOf(parts) });
      if (isVoid) {
        const back = { player: parts, house: { 'game-provider': -stake }, reverses: id };
        tell({ ...of, type: 'BET_VOID', ...back }, endedAt);
      } else if (won > 0 || category === 'SPORTS') {
        // Games send nothing for a lost round; a lost sports bet is settled.
        const type = won > 0 ? 'WIN' : 'LOSS';
        const player = shareLike(parts, won);
        use(endedAt, { lost: -ownOf(player) });
        settledBy = tell({ ...of, type, player, house: { 'game-provider': -won } }, endedAt).reference;
      }
      const count = isVoid ? 0 : 1;
      history.rounds.push({
        roundId,
        playerId,
        gameId,
        category,
        status: isVoid ? 'VOID' : 'SETTLED',
        settledBy,
        settledAt: isVoid ? null : new Date(endedAt),
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
      const of = { category: 'PAYMENT', method, party: method } as const;
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
      for (const account of walletRows(playerId, currency)) {
        const bucket = BUCKETS.find((name) => account.id === playerAccount(playerId, name));
        history.accounts.push(bucket === undefined ? account : { ...account, balance: balances[bucket] });
      }
      for (const [id, bucket] of houseAccounts) history.accounts.push({ id, bucket, currency });
      history.days.push(...[...days.values()].map((use) => ({ playerId, ...use })));
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
