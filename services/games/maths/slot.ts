import type { SlotStep } from '../api';
import type { Draws } from './draws';

/** Reels, pays and free spins of a slot; symbols are numbers, which the skin maps to pictures. */
export interface SlotModel {
  id: string;
  wild: number;
  scatter: number;
  /** The strip of each of the five reels. */
  reels: readonly (readonly number[])[];
  /** The row of each line on each reel, 0 at the top. */
  lines: readonly (readonly number[])[];
  /** Pay per symbol for three, four and five in a row from the left, in stakes of one line. */
  pays: readonly (readonly [number, number, number])[];
  /** Pay of three, four and five scatters anywhere, in stakes of the round. */
  scatterPays: readonly [number, number, number];
  /** Free spins for three, four and five scatters, also during free spins. */
  freeSpins: readonly [number, number, number];
  /** Multiplier of all wins in free spins. */
  multiplier: number;
  /** Maximum number of free spins in a round. */
  maxFreeSpins: number;
}

export const ROWS = 3;
const FEWEST = 3;

/** Plays a whole round: the paid spin, then its free spins. */
export function playSlot(model: SlotModel, stake: number, draws: Draws): SlotStep[] {
  const steps: SlotStep[] = [];
  let left = 0;
  let awarded = 0;
  for (let isFree = false; steps.length === 0 || left > 0; isFree = true) {
    if (isFree) left -= 1;
    const stops = model.reels.map((strip) => draws.below(strip.length));
    const reels = windowOf(model, stops);
    const multiplier = isFree ? model.multiplier : 1;
    const wins = lineWins(model, reels).map(({ pay, ...win }) => ({
      ...win,
      amount: Math.floor((stake * pay * multiplier) / model.lines.length),
    }));
    const scatters = scattersOf(model, reels);
    const more = Math.min(ofCount(model.freeSpins, scatters), model.maxFreeSpins - awarded);
    awarded += more;
    left += more;
    const scattersWon = stake * ofCount(model.scatterPays, scatters) * multiplier;
    steps.push({
      kind: isFree ? 'free-spin' : 'spin',
      reels,
      wins,
      scatters: scatters >= FEWEST ? scatters : 0,
      freeSpinsLeft: left,
      multiplier,
      won: wins.reduce((sum, { amount }) => sum + amount, scattersWon),
    });
  }
  return steps;
}

/** The visible symbols by reel when the reels stop. */
export function windowOf({ reels }: SlotModel, stops: readonly number[]): number[][] {
  return reels.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? 0),
  );
}

interface LineWin {
  line: number;
  symbol: number;
  count: number;
  /** In stakes of one line. */
  pay: number;
}

function lineWins(model: SlotModel, reels: readonly (readonly number[])[]): LineWin[] {
  return model.lines.flatMap((rows, line) => {
    const win = lineWin(
      model,
      rows.map((row, reel) => reels[reel]?.[row] ?? 0),
    );
    return win ? [{ line, ...win }] : [];
  });
}

/** The best win of the symbols on one line; wilds substitute for every symbol except the scatter. */
export function lineWin(
  { pays, wild, scatter }: SlotModel,
  symbols: readonly number[],
): Omit<LineWin, 'line'> | null {
  const symbol = symbols.find((each) => each !== wild) ?? wild;
  const ends = symbols.findIndex((each) => each !== symbol && each !== wild);
  const count = ends === -1 ? symbols.length : ends;
  const wilds = symbols.findIndex((each) => each !== wild);
  const own = { symbol, count, pay: symbol === scatter ? 0 : ofCount(pays[symbol], count) };
  const ofWilds = {
    symbol: wild,
    count: wilds === -1 ? symbols.length : wilds,
    pay: ofCount(pays[wild], wilds === -1 ? symbols.length : wilds),
  };
  const best = own.pay >= ofWilds.pay ? own : ofWilds;
  return best.pay > 0 ? best : null;
}

function scattersOf({ scatter }: SlotModel, reels: readonly (readonly number[])[]): number {
  return reels.flat().filter((symbol) => symbol === scatter).length;
}

/** The entry for three, four or five of a kind. */
export function ofCount(byCount: readonly [number, number, number] | undefined, count: number): number {
  return byCount?.[count - FEWEST] ?? 0;
}
