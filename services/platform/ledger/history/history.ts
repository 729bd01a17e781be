import { sql } from 'drizzle-orm';
import { DAY, HOUR, MINUTE } from '../../live/activity';
import type { Currencies } from '../../reference-data/data';
import { bulkInsert } from '../../database/bulk-insert';
import type { Queries } from '../../database/database';
import { myGames, playedGames, rounds, withdrawals } from '../../database/tables/gaming';
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from '../../database/tables/ledger';
import { playerDays } from '../../database/tables/limits';
import type { PlatformCore } from '../../platform';
import type { SeedStep } from '../../players/population';
import { isOfCrowd, type MoneyProfile, type SeededPlayer } from '../../players/population-rows';
import { keyOf, pick, uniform } from '../../live/random';
import { spin } from '../../live/spin';
import { type GameDirectory, gameDirectory } from '../games';
import type { GameCategory } from '../types';
import { createHistoryWriter, emptyHistory, type History, type HistoryWriter } from './history-writer';

type NonEmpty<T> = [T, ...T[]];

export interface HistorySettings {
  seed: string;
  /** End of the history; milliseconds since the epoch. */
  now: number;
  games: GameDirectory;
  currencies: Currencies;
  timeZoneOf(countryCode: string): string;
}

/** Period of all deposits but the first. */
const RECENT = 150 * DAY;
const METHODS: NonEmpty<string> = [
  'TRUSTLY',
  'CREDITCARD',
  'SKRILL',
  'NETELLER',
  'MUCHBETTER',
  'PAYSAFECARD',
];
/** In euro. */
const DEPOSITS: NonEmpty<number> = [10, 20, 20, 25, 50, 50, 100];
const STAKES: NonEmpty<number> = [0.2, 0.4, 0.5, 1, 1, 2, 5];
/** In stakes. */
const WINS: NonEmpty<number> = [0.5, 0.5, 1, 1, 1.5, 2, 3, 5, 8, 12];
const HIT = 0.28;
/** Recent rounds of a regular player, shown by lists and tournaments of a new demo. */
const RECENT_ROUNDS = 30;
const RECENT_PLAY = 22 * HOUR;
const GIFT = 'Goodwill for an interrupted round';

/** Input of a history: number of deposits and time of the first one, as in the account. */
type Storied = Pick<SeededPlayer, 'money'> &
  Partial<Pick<SeededPlayer, 'keepsBonus'>> & {
    player: Pick<
      SeededPlayer['player'],
      'playerId' | 'countryCode' | 'currencyCode' | 'firstDepositDate' | 'totalDepositsCount'
    >;
  };

/** Rounds after each deposit. */
const ROUNDS: Record<MoneyProfile, number> = { none: 0, once: 4, regular: 3, vip: 3, big: 25 };

/** Months of deposits, rounds, bonuses and withdrawals of many players, deterministic for seed and time. */
export function historyOf(players: readonly Storied[], settings: HistorySettings): History {
  const history = emptyHistory();
  for (const { player, money, keepsBonus = false } of players) {
    const { playerId, countryCode, currencyCode, totalDepositsCount: deposits = 0 } = player;
    const first = player.firstDepositDate?.getTime() ?? Infinity;
    if (deposits === 0 || first >= settings.now - HOUR) continue;
    const writer = createHistoryWriter(
      { playerId, currency: currencyCode, timeZone: settings.timeZoneOf(countryCode) },
      history,
    );
    const isVip = money === 'vip' || money === 'big';
    const life = { playerId, currencyCode, isVip, deposits, first, rounds: ROUNDS[money], keepsBonus };
    const recentRounds = isOfCrowd(playerId) ? RECENT_ROUNDS : 0;
    play({ ...life, recentRounds }, settings, writer);
    writer.finish();
  }
  // Every wallet adds the house accounts of its currency.
  history.accounts = [...new Map(history.accounts.map((account) => [account.id, account])).values()];
  return history;
}

/** Creates the wallet history of players in an empty database. */
export function historyStep({ data, settings }: Pick<PlatformCore, 'data' | 'settings'>): SeedStep {
  return async (tx, seeded, now) => {
    const { currencies, timeZones } = data;
    const games = gameDirectory(data);
    const source = { seed: settings.seed, now, games, currencies, timeZoneOf: timeZones.of };
    await insertHistory(tx, historyOf(seeded, source));
  };
}

/** Inserts a history into an empty ledger. */
export async function insertHistory(queries: Queries, history: History): Promise<void> {
  await bulkInsert(queries, ledgerAccounts, history.accounts);
  await bulkInsert(queries, ledgerTransactions, history.transactions);
  // The database checks after each statement that every transaction in it balances.
  await bulkInsert(queries, ledgerPostings, history.postings, ({ transactionId }) => transactionId);
  await bulkInsert(queries, rounds, history.rounds);
  await bulkInsert(queries, withdrawals, history.withdrawals);
  await bulkInsert(queries, playedGames, history.playedGames);
  await bulkInsert(queries, myGames, history.myGames);
  await bulkInsert(queries, playerDays, history.days);
  const next = history.transactions.length + 1;
  await queries.execute(
    sql`select setval(pg_get_serial_sequence('ledger_transactions', 'id'), ${next}::bigint, false)`,
  );
}

interface Life {
  playerId: number;
  currencyCode: string;
  isVip: boolean;
  deposits: number;
  /** Time of the first deposit. */
  first: number;
  /** Number of rounds after each deposit. */
  rounds: number;
  /** Number of rounds in the last hours. */
  recentRounds: number;
  /** The bonus of the second deposit is never forfeited. */
  keepsBonus: boolean;
}

/** The history of one player. */
function play(life: Life, settings: HistorySettings, writer: HistoryWriter): void {
  const { deposits, first } = life;
  const key = keyOf(settings.seed, 'history', life.playerId);
  let drawn = 0;
  const random = (): number => uniform(key, drawn++);
  const money = moneyIn(life.currencyCode, settings.currencies, life.isVip ? 10 : 1);
  const method = pick(METHODS, random());
  const games = [...settings.games].map(([gameId, game]) => ({ gameId, ...game }));
  const casino = nonEmpty(games.filter(({ category }) => !isSportsbook(category)));
  const sports = nonEmpty(games.filter(({ category }) => category === 'SPORTS'));
  const favourites = Array.from({ length: 6 }, () => pick(casino, random()));
  const end = settings.now - 2 * MINUTE;
  const recently = Math.max(first + DAY, settings.now - RECENT);
  const spacing = Math.max(0, end - HOUR - recently) / Math.max(1, deposits - 1);
  let time = first;
  /** Time advances, but never past the present. */
  const later = (ms: number): number => (time = Math.min(time + ms, end));

  function playRound(): void {
    const isSports = random() < 0.08;
    const game = favourites[Math.floor(random() * random() * favourites.length)] ?? casino[0];
    const stake = money(pick(STAKES, random()));
    const startedAt = later(MINUTE * (0.2 + random()));
    writer.round({
      ...(isSports ? sports[0] : game),
      stake,
      won: random() < HIT ? Math.round(stake * pick(WINS, random())) : 0,
      isVoid: random() < 0.01,
      startedAt,
      endedAt: later(isSports ? 2 * HOUR : 3000 + 20_000 * random()),
    });
  }

  for (let number = 1; number <= deposits; number += 1) {
    const ago = number === deposits ? 2 * DAY * random() : spacing * (deposits - number + 0.8 * random());
    later(Math.max(MINUTE, number === 1 ? 0 : end - HOUR - ago - time));
    const amount = money(pick(DEPOSITS, random()));
    writer.deposit(amount, random() < 0.8 ? method : pick(METHODS, random()), time);
    if (number === 2) writer.grantBonus(money(5), later(MINUTE));
    for (let round = 0; round < life.rounds; round += 1) {
      // The last session leaves money in the wallet.
      if (number === deposits && writer.balances().main < amount / 2) break;
      playRound();
    }
    const { main } = writer.balances();
    if (number < deposits && main > 2 * amount && spacing > 2 * DAY && random() < 0.7) {
      const at = later(HOUR);
      const status = random() < 0.9 ? 'COMPLETED' : 'CANCELLED';
      writer.withdraw(Math.floor(main / 2), method, at, { at: later((2 + 20 * random()) * HOUR), status });
    }
    if (number === 3 && random() < 0.4 && !life.keepsBonus) writer.forfeitBonus(later(MINUTE));
    if (number === 4 && random() < 0.3) writer.gift(money(5), GIFT, later(MINUTE));
  }
  const open = Math.floor(writer.balances().main * 0.3);
  if (deposits >= 3 && open > 0) {
    writer.withdraw(open, method, later(Math.max(MINUTE, end - 20 * HOUR - time)));
  }
  const pause = (end - Math.max(time, end - RECENT_PLAY)) / Math.max(1, life.recentRounds);
  later(Math.max(0, end - RECENT_PLAY - time));
  for (let round = 0; round < life.recentRounds; round += 1) {
    const game = favourites[Math.floor(random() ** 2 * favourites.length)] ?? casino[0];
    const { stake: wanted, multiplier } = spin(game.category === 'LIVE_CASINO', random);
    const stake = Math.min(money(wanted), Math.max(money(0.2), Math.floor(writer.balances().main / 12)));
    writer.round({
      ...game,
      stake,
      won: Math.round(stake * multiplier),
      isVoid: false,
      startedAt: later(pause * random()),
      endedAt: later(3000),
    });
  }
}

function isSportsbook(category: GameCategory): boolean {
  return category === 'SPORTS' || category === 'VIRTUAL_SPORTS';
}

function nonEmpty<T>([first, ...others]: readonly T[]): NonEmpty<T> {
  if (first === undefined) throw new Error('The catalogue has no games for the history.');
  return [first, ...others];
}

/** Rounded amounts of a currency: euro in, minor units out, such as 20 → 2000 cents, 120 reais or 22,000 pesos. */
export function moneyIn(currency: string, currencies: Currencies, scale: number): (euro: number) => number {
  const { perEuro, decimals } = currencies[currency] ?? { perEuro: 1, decimals: 2 };
  return (euro) => {
    const exact = euro * scale * perEuro;
    const step = 10 ** Math.max(Math.floor(Math.log10(exact)) - 1, -decimals);
    return Math.max(1, Math.round(Math.round(exact / step) * step * 10 ** decimals));
  };
}
