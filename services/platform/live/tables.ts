import { activityShare, DAY, HOUR, MINUTE } from './activity';
import type { Game, Names } from '../reference-data/data';
import { keyOf, smoothNoise, uniform } from './random';

/** State of a live table at a time (API-044). Bets are in minor units. */
export interface TableReading {
  TableId: string;
  GameServerId: string;
  gameId: string;
  open: boolean;
  seats: number;
  seatsTaken: number;
  dealer: string;
  betLimits: { min: number; max: number; currency: string };
  /** Newest first; only at open tables whose game has a history (roulette, baccarat). */
  lastResults?: string[];
}

/** A game played at a live table. */
export type TableGame = Game & { table: NonNullable<Game['table']> };

export function hasTable(game: Game): game is TableGame {
  return game.table !== null;
}

const SHIFT = 30 * MINUTE;
const RESULTS_SHOWN = 12;

/**
 * The state of a simulated table at a time. Every few seconds, at an interval specific to the table, at most
 * one player joins or leaves; the table fills in the evening and empties in the morning. Some tables close for
 * part of the day, and the last players leave one by one before. `index` is the table's position in the
 * catalogue, which ensures that no dealer is at two tables at once.
 */
export function tableAt(
  seed: string,
  game: TableGame,
  index: number,
  { dealers, currency }: { dealers: Names['dealers']; currency: string },
  time: number,
): TableReading {
  const { tableId, gameServerId, seats, minBet, maxBet } = game.table;
  const stepLength = 2500 + Math.floor(3000 * uniform(keyOf(seed, 'table', tableId, 'pace')));
  const step = Math.floor(time / stepLength);
  const hours = openingHours(seed, tableId, step * stepLength);
  // Limiting the count near opening and closing makes it continuous there.
  const reachable = Math.min(hours.sinceOpening, hours.untilClosing) / stepLength;
  const seatsTaken = hours.open
    ? Math.max(0, Math.min(Math.floor(reachable), seats, Math.round(crowd(seed, game, step, stepLength))))
    : 0;
  const lastResults = hours.open ? resultsOf(seed, game, time) : undefined;
  return {
    TableId: tableId,
    GameServerId: gameServerId,
    gameId: game.gameId,
    open: hours.open,
    seats,
    seatsTaken,
    dealer: dealerAt(dealers, index, time),
    betLimits: { min: minBet, max: maxBet, currency },
    ...(lastResults === undefined ? {} : { lastResults }),
  };
}

/**
 * Number of interested players, as a continuous number that changes by less than one per step: the slopes of
 * the three parts are at most 0.18 (day, at 2000 seats), 0.25 (slow) and 0.5 (fast).
 */
function crowd(seed: string, game: TableGame, step: number, stepLength: number): number {
  const { tableId, seats } = game.table;
  const popularity = 0.45 + 0.5 * uniform(keyOf(seed, 'table', tableId, 'popularity'));
  const slowSpan = Math.max(40, seats * 2);
  const slow = smoothNoise(keyOf(seed, 'table', tableId, 'slow'), step / slowSpan) - 0.5;
  const fast = smoothNoise(keyOf(seed, 'table', tableId, 'fast'), step / 4) - 0.5;
  const daily = seats * popularity * (0.35 + 0.65 * activityShare(step * stepLength));
  return daily + 0.5 * seats * slow + Math.min(2, 0.4 * seats) * fast;
}

interface OpeningHours {
  open: boolean;
  sinceOpening: number;
  untilClosing: number;
}

function openingHours(seed: string, tableId: string, time: number): OpeningHours {
  const key = keyOf(seed, 'table', tableId, 'hours');
  if (uniform(key, 0) < 0.8) return { open: true, sinceOpening: Infinity, untilClosing: Infinity };
  const opensAt = Math.floor(9 + 6 * uniform(key, 1)) * HOUR;
  const openFor = Math.floor(12 + 6 * uniform(key, 2)) * HOUR;
  const sinceOpening = (((time - opensAt) % DAY) + DAY) % DAY;
  return { open: sinceOpening < openFor, sinceOpening, untilClosing: openFor - sinceOpening };
}

function dealerAt(dealers: Names['dealers'], index: number, time: number): string {
  // 37 is coprime to any list length that is not its multiple: every dealer changes tables, and none is assigned twice.
  return dealers[(index + 37 * Math.floor(time / SHIFT)) % dealers.length] ?? dealers[0];
}

function resultsOf(seed: string, game: TableGame, time: number): string[] | undefined {
  const draw = drawOf(game.gameType);
  if (draw === undefined) return undefined;
  const key = keyOf(seed, 'table', game.table.tableId, 'rounds');
  const roundLength = 28_000 + Math.floor(20_000 * uniform(key));
  const round = Math.floor(time / roundLength);
  return Array.from({ length: RESULTS_SHOWN }, (_, age) => draw(uniform(key, round - age)));
}

function drawOf(gameType: string): ((at: number) => string) | undefined {
  if (gameType === 'roulette') return (at) => String(Math.floor(at * 37));
  // Probabilities of banker, player and tie in eight-deck baccarat.
  if (gameType === 'baccarat') return (at) => (at < 0.4586 ? 'B' : at < 0.9048 ? 'P' : 'T');
  return undefined;
}
