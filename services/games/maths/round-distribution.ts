import { type Spectrum, transform } from './fourier';
import { lineWin, ofCount, ROWS, type SlotModel } from './slot';

/** Probability of each total win of a round; the index is in stakes of one line. */
export type RoundDistribution = Float64Array;

/** Upper bound of computed wins, in stakes of one line; fewer than one round in a billion exceeds it. */
const SIZE = 2 ** 19;

/**
 * The exact distribution of a round's total win, including free spins, over every combination of stops. It
 * takes several seconds and requires stakes that are divisible by the number of lines.
 *
 * @param size a power of two above all relevant wins, in stakes of one line
 */
export function roundDistribution(model: SlotModel, size = SIZE): RoundDistribution {
  const spins = spinDistributions(model);
  const round = new Float64Array(size);
  for (const [scatters, spin] of spins.entries())
    if (ofCount(model.freeSpins, scatters) === 0) for (const [won, chance] of spin) add(round, won, chance);
  const free = freeRounds(model, spins, size);
  for (let won = 0; won < size; won += 1) add(round, won, Math.max(0, free[won] ?? 0));
  return round;
}

/** Probability of each win of a paid spin, by the number of visible scatters. */
function spinDistributions(model: SlotModel): Map<number, number>[] {
  const symbols = model.pays.length;
  const pays = payTable(model, symbols);
  const mayPay = prefixesThatPay(pays, symbols);
  const columns = model.reels.map((strip) =>
    strip.map((_, stop) => {
      const column = Array.from({ length: ROWS }, (__, row) => strip[(stop + row) % strip.length] ?? 0);
      return { column, scatters: column.filter((symbol) => symbol === model.scatter).length };
    }),
  );
  const [first = [], second = [], third = [], fourth = [], fifth = []] = columns;
  const all = model.reels.reduce((product, strip) => product * strip.length, 1);
  const found = Array.from({ length: ROWS * columns.length + 1 }, () => new Map<number, number>());
  const alive = new Int32Array(model.lines.length);
  const rowsOf = (reel: number): number[] => model.lines.map((rows) => rows[reel] ?? 0);
  const [rows1, rows2, rows3, rows4, rows5] = [0, 1, 2, 3, 4].map(rowsOf);
  for (const one of first)
    for (const two of second)
      for (const three of third) {
        const indexes: number[] = [];
        let count = 0;
        for (let line = 0; line < model.lines.length; line += 1) {
          const prefix =
            ((one.column[rows1?.[line] ?? 0] ?? 0) * symbols + (two.column[rows2?.[line] ?? 0] ?? 0)) *
              symbols +
            (three.column[rows3?.[line] ?? 0] ?? 0);
          if (mayPay[prefix] !== 1) continue;
          alive[count] = line;
          indexes.push(prefix * symbols * symbols);
          count += 1;
        }
        for (const four of fourth)
          for (const five of fifth) {
            let won = 0;
            for (let each = 0; each < count; each += 1) {
              const line = alive[each] ?? 0;
              won +=
                pays[
                  (indexes[each] ?? 0) +
                    (four.column[rows4?.[line] ?? 0] ?? 0) * symbols +
                    (five.column[rows5?.[line] ?? 0] ?? 0)
                ] ?? 0;
            }
            const scatters = one.scatters + two.scatters + three.scatters + four.scatters + five.scatters;
            won += ofCount(model.scatterPays, scatters) * model.lines.length;
            const chances = found[scatters];
            chances?.set(won, (chances.get(won) ?? 0) + 1);
          }
      }
  return found.map((chances) => new Map([...chances].map(([won, times]) => [won, times / all])));
}

/** Pays of every combination of five symbols on a line; the symbols are the digits of the index. */
function payTable(model: SlotModel, symbols: number): Float64Array {
  const reels = model.reels.length;
  const table = new Float64Array(symbols ** reels);
  for (let index = 0; index < table.length; index += 1) {
    const line = Array.from(
      { length: reels },
      (_, reel) => Math.floor(index / symbols ** (reels - 1 - reel)) % symbols,
    );
    table[index] = lineWin(model, line)?.pay ?? 0;
  }
  return table;
}

/** Marks combinations of the first three symbols that can pay. */
function prefixesThatPay(pays: Float64Array, symbols: number): Uint8Array {
  const last = symbols * symbols;
  const marks = new Uint8Array(pays.length / last);
  for (const [index, pay] of pays.entries()) if (pay > 0) marks[Math.floor(index / last)] = 1;
  return marks;
}

/**
 * Probability of each win of a round with free spins. Sums of independent spins multiply in the frequency
 * domain, so the states of remaining and awarded free spins are evaluated there.
 */
function freeRounds(
  { freeSpins, maxFreeSpins, multiplier, reels }: SlotModel,
  spins: readonly Map<number, number>[],
  size: number,
): Float64Array {
  const most = ROWS * reels.length;
  const awards = [...new Set([0, ...freeSpins])];
  const groups = awards.map((award) =>
    spins.filter((_, scatters) => scatters <= most && ofCount(freeSpins, scatters) === award),
  );
  const paid = groups.map((group) => spectrumOf(group, 1));
  const free = groups.map((group) => spectrumOf(group, multiplier));
  const states = statesOf(awards, maxFreeSpins);
  const result: Spectrum = { real: new Float64Array(size), imaginary: new Float64Array(size) };
  const real = new Float64Array(states.length);
  const imaginary = new Float64Array(states.length);
  for (let frequency = 0; frequency <= size / 2; frequency += 1) {
    for (const [index, { isOver, next }] of states.entries()) {
      let sumReal = isOver ? 1 : 0;
      let sumImaginary = 0;
      if (!isOver)
        for (let award = 0; award < awards.length; award += 1) {
          const spin = free[award];
          const after = next[award] ?? 0;
          const [a, b] = [spin?.real[frequency] ?? 0, spin?.imaginary[frequency] ?? 0];
          sumReal += a * (real[after] ?? 0) - b * (imaginary[after] ?? 0);
          sumImaginary += a * (imaginary[after] ?? 0) + b * (real[after] ?? 0);
        }
      real[index] = sumReal;
      imaginary[index] = sumImaginary;
    }
    let [roundReal, roundImaginary] = [0, 0];
    for (const [award, count] of awards.entries()) {
      if (count === 0) continue;
      const spin = paid[award];
      const after = states.findIndex(
        ({ left, awarded }) => left === Math.min(count, maxFreeSpins) && awarded === left,
      );
      const [a, b] = [spin?.real[frequency] ?? 0, spin?.imaginary[frequency] ?? 0];
      roundReal += a * (real[after] ?? 0) - b * (imaginary[after] ?? 0);
      roundImaginary += a * (imaginary[after] ?? 0) + b * (real[after] ?? 0);
    }
    const mirror = (size - frequency) % size;
    result.real[frequency] = roundReal;
    result.imaginary[frequency] = roundImaginary;
    result.real[mirror] = roundReal;
    result.imaginary[mirror] = frequency === mirror ? roundImaginary : -roundImaginary;
  }
  transform(result, true);
  return result.real.map((chance) => (Math.abs(chance / size) < NOISE ? 0 : chance / size));

  function spectrumOf(group: readonly Map<number, number>[], times: number): Spectrum {
    const spectrum: Spectrum = { real: new Float64Array(size), imaginary: new Float64Array(size) };
    for (const spin of group) for (const [won, chance] of spin) add(spectrum.real, won * times, chance);
    transform(spectrum);
    return spectrum;
  }
}

/** Probabilities below this are rounding errors of the transform. */
const NOISE = 1e-16;

interface State {
  left: number;
  awarded: number;
  isOver: boolean;
  /** Next state by number of scatters. */
  next: readonly number[];
}

/** States of remaining free spins by number awarded, each after the states that follow it. */
function statesOf(awards: readonly number[], most: number): State[] {
  const states: State[] = [];
  const places = new Map<string, number>();
  const placeOf = (left: number, awarded: number): number => {
    const key = `${left} ${awarded}`;
    const place = places.get(key);
    if (place !== undefined) return place;
    const next =
      left === 0
        ? []
        : awards.map((award) => {
            const more = Math.min(award, most - awarded);
            return placeOf(left - 1 + more, awarded + more);
          });
    states.push({ left, awarded, isOver: left === 0, next });
    places.set(key, states.length - 1);
    return states.length - 1;
  };
  for (const award of awards) placeOf(Math.min(award, most), Math.min(award, most));
  return states;
}

function add(to: Float64Array, index: number, chance: number): void {
  const place = Math.min(index, to.length - 1);
  to[place] = (to[place] ?? 0) + chance;
}
