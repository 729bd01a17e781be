import { activityBetween, DAY, HOUR } from './activity';
import type { Currencies, Game } from '../reference-data/data';
import { fromEuro } from './money';
import { keyOf, uniform } from './random';

/** One jackpot at a moment; `amount` and `lastWonAmount` in minor units of `currency` (API-053). */
export interface JackpotReading {
  gameId: string;
  amount: number;
  currency: string;
  lastWonAt: string;
  lastWonAmount: number;
}

/** A jackpot paid out: when, and how much in euro cents. */
export interface JackpotHit {
  time: number;
  cents: number;
}

/** A game that has a jackpot. */
export type JackpotGame = Game & { jackpot: NonNullable<Game['jackpot']> };

export function hasJackpot(game: Game): game is JackpotGame {
  return game.jackpot !== null;
}

/**
 * The jackpot of a game at a moment (BLOCK-43). Between two hits it climbs from its seed to the amount it will be won
 * at, in small irregular steps about once a second, faster in the evening; at a hit it falls back to the seed.
 */
export function jackpotAt(
  seed: string,
  game: JackpotGame,
  time: number,
  currency: string,
  currencies: Currencies,
): JackpotReading {
  const last = lastHit(seed, game, time);
  const next = hitOf(seed, game, last.cycle + 1);
  const cents = potBetween(seed, game, last, next, time);
  return {
    gameId: game.gameId,
    amount: fromEuro(cents, currency, currencies),
    currency,
    lastWonAt: new Date(last.time).toISOString(),
    lastWonAmount: fromEuro(last.cents, currency, currencies),
  };
}

/** The hits of a game's jackpot after `from`, up to and including `to`. */
export function jackpotHitsBetween(seed: string, game: JackpotGame, from: number, to: number): JackpotHit[] {
  const hits: JackpotHit[] = [];
  let hit = lastHit(seed, game, to);
  while (hit.time > from) {
    hits.push({ time: hit.time, cents: hit.cents });
    hit = hitOf(seed, game, hit.cycle - 1);
  }
  return hits;
}

interface CycleHit extends JackpotHit {
  cycle: number;
}

/** Each cycle holds exactly one hit, somewhere in its middle, so the one before any moment is found without searching. */
function lastHit(seed: string, game: JackpotGame, time: number): CycleHit {
  const cycle = Math.floor((time + cycleOffset(seed, game)) / cycleLength(game));
  const hit = hitOf(seed, game, cycle);
  return hit.time <= time ? hit : hitOf(seed, game, cycle - 1);
}

function hitOf(seed: string, game: JackpotGame, cycle: number): CycleHit {
  const when = 0.1 + 0.8 * uniform(keyOf(seed, 'jackpot', game.gameId, 'hit'), cycle);
  const time = Math.round((cycle + when) * cycleLength(game)) - cycleOffset(seed, game);
  return { cycle, time, cents: wonAmount(seed, game, cycle) };
}

function wonAmount(seed: string, game: JackpotGame, cycle: number): number {
  const draw = uniform(keyOf(seed, 'jackpot', game.gameId, 'won'), cycle);
  const { seed: start, mustDropAt } = game.jackpot;
  if (mustDropAt === undefined) return Math.round(start * (1.8 + 4 * draw * draw));
  // Most must-drop jackpots go late, close to their limit and never above it.
  return Math.round(start + (mustDropAt - start) * (1 - 0.45 * draw * draw));
}

/** Bigger jackpots are won more rarely: a third of a day for a seed of 500 euro, two weeks for a million. */
function cycleLength(game: JackpotGame): number {
  const euros = game.jackpot.seed / 100;
  return Math.round(Math.min(45 * DAY, Math.max(6 * HOUR, 8 * HOUR * (euros / 500) ** 0.48)));
}

function cycleOffset(seed: string, game: JackpotGame): number {
  return Math.floor(uniform(keyOf(seed, 'jackpot', game.gameId, 'offset')) * cycleLength(game));
}

function potBetween(seed: string, game: JackpotGame, last: CycleHit, next: CycleHit, time: number): number {
  const stepLength = 700 + 900 * uniform(keyOf(seed, 'jackpot', game.gameId, 'pace'));
  const step = Math.floor((time - last.time) / stepLength);
  const whole = activityBetween(last.time, next.time);
  const shareAt = (steps: number): number =>
    activityBetween(last.time, last.time + steps * stepLength) / whole;
  // Each step lands at a random place inside its own span: irregular, and still never backwards.
  const within = 0.9 * uniform(keyOf(seed, 'jackpot', game.gameId, 'step'), last.time + step);
  const share = shareAt(step) + within * (shareAt(step + 1) - shareAt(step));
  const start = game.jackpot.seed;
  return Math.min(next.cents, Math.floor(start + (next.cents - start) * share));
}
