import { lineWin, ofCount, ROWS, type SlotModel } from './slot';

export interface SlotReturn {
  /** Share of the stakes that is paid back: by lines and scatters of the paid spin, and by free spins. */
  lines: number;
  scatters: number;
  freeSpins: number;
  total: number;
  /** Average number of free spins per round. */
  freeSpinsPerRound: number;
  /** Share of the paid spins that win something on a line. */
}

/** The exact return of a slot. Reels stop independently, so the symbol frequencies on a line multiply. */
export function slotReturn(model: SlotModel): SlotReturn {
  const lines = lineReturn(model);
  const chances = scatterChances(model);
  const scatters = chances.reduce(
    (sum, chance, count) => sum + chance * ofCount(model.scatterPays, count),
    0,
  );
  const freeSpinsPerRound = expectedFreeSpins(model, chances);
  const freeSpins = freeSpinsPerRound * model.multiplier * (lines + scatters);
  return { lines, scatters, freeSpins, total: lines + scatters + freeSpins, freeSpinsPerRound };
}

/** The expected win is the same for every line, since each cell of a reel shows every position of its strip. */
function lineReturn(model: SlotModel): number {
  const shares = model.reels.map((strip) => {
    const counts = new Map<number, number>();
    for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    return [...counts].map(([symbol, count]) => ({ symbol, chance: count / strip.length }));
  });
  const sum = (symbols: readonly number[], chance: number): number => {
    const next = shares[symbols.length];
    if (next === undefined) return chance * (lineWin(model, symbols)?.pay ?? 0);
    return next.reduce((total, each) => total + sum([...symbols, each.symbol], chance * each.chance), 0);
  };
  return sum([], 1);
}

/** Probability of each number of visible scatters. */
function scatterChances({ reels, scatter }: SlotModel): number[] {
  let chances = [1];
  for (const strip of reels) {
    const ofReel = Array.from({ length: ROWS + 1 }, () => 0);
    for (let stop = 0; stop < strip.length; stop += 1) {
      let count = 0;
      for (let row = 0; row < ROWS; row += 1) if (strip[(stop + row) % strip.length] === scatter) count += 1;
      ofReel[count] = (ofReel[count] ?? 0) + 1 / strip.length;
    }
    const both = Array.from({ length: chances.length + ROWS }, () => 0);
    for (const [before, chance] of chances.entries())
      for (const [count, share] of ofReel.entries())
        both[before + count] = (both[before + count] ?? 0) + chance * share;
    chances = both;
  }
  return chances;
}

/** Expected number of free spins of a round, by those remaining and those won so far. */
function expectedFreeSpins({ freeSpins, maxFreeSpins }: SlotModel, chances: readonly number[]): number {
  const found = new Map<string, number>();
  const after = (left: number, awarded: number): number =>
    chances.reduce((sum, chance, count) => {
      const more = Math.min(ofCount(freeSpins, count), maxFreeSpins - awarded);
      return sum + (chance === 0 ? 0 : chance * spinsFrom(left + more, awarded + more));
    }, 0);
  const spinsFrom = (left: number, awarded: number): number => {
    if (left === 0) return 0;
    const key = `${left} ${awarded}`;
    const value = found.get(key) ?? 1 + after(left - 1, awarded);
    found.set(key, value);
    return value;
  };
  return after(0, 0);
}
