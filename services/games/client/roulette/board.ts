import type { Texts } from '../texts/texts';
import type { Place } from '../table/bets';

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type Colour = 'red' | 'black' | 'green';

export function colourOf(number: number): Colour {
  return number === 0 ? 'green' : reds.has(number) ? 'red' : 'black';
}

/** Pocket order of a wheel with one zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

/** A cell of the board: 14 columns and 5 rows, starting at 1. */
export interface Cell {
  place: Place;
  column: number;
  row: number;
  columns: number;
  rows: number;
  colour: Colour | 'felt';
}

function cell(place: Place, column: number, row: number, rest: Partial<Cell> = {}): Cell {
  return { place, column, row, columns: 1, rows: 1, colour: 'felt', ...rest };
}

/** The board of a table with one zero. */
export const board: readonly Cell[] = [
  cell({ kind: 'straight', numbers: [0] }, 1, 1, { rows: 3, colour: 'green' }),
  ...Array.from({ length: 36 }, (_, index) => {
    const number = index + 1;
    return cell({ kind: 'straight', numbers: [number] }, Math.ceil(number / 3) + 1, 3 - (index % 3), {
      colour: colourOf(number),
    });
  }),
  ...[1, 2, 3].map((column) => cell({ kind: `column-${column}` }, 14, 4 - column)),
  ...[1, 2, 3].map((dozen) => cell({ kind: `dozen-${dozen}` }, dozen * 4 - 2, 4, { columns: 4 })),
  ...['low', 'even', 'red', 'black', 'odd', 'high'].map((kind, place) =>
    cell({ kind }, place * 2 + 2, 5, {
      columns: 2,
      colour: kind === 'red' || kind === 'black' ? kind : 'felt',
    }),
  ),
];

/** Bets on several numbers, anchored at the pressed number; a split has a second one. */
export const insideKinds = ['straight', 'split', 'street', 'corner', 'line'] as const;
export type InsideKind = (typeof insideKinds)[number];

/**
 * The bet of a kind around a number, or null if there is none.
 * @param second of a split
 */
export function insideBet(kind: InsideKind, number: number, second?: number): Place | null {
  if (kind === 'straight') return { kind, numbers: [number] };
  const firstOfRow = number - ((number - 1) % 3);
  if (kind === 'split') {
    if (second === undefined || !areNeighbours(number, second)) return null;
    return { kind, numbers: [Math.min(number, second), Math.max(number, second)] };
  }
  if (number === 0) return kind === 'corner' ? { kind, numbers: [0, 1, 2, 3] } : null;
  if (kind === 'street') return { kind, numbers: range(firstOfRow, 3) };
  // On the last row the bet extends to the previous one.
  const first = Math.min(firstOfRow, 31);
  if (kind === 'line') return { kind, numbers: range(first, 6) };
  const low = first + Math.min((number - 1) % 3, 1);
  return { kind, numbers: [low, low + 1, low + 3, low + 4] };
}

function areNeighbours(one: number, other: number): boolean {
  const [low, high] = one < other ? [one, other] : [other, one];
  if (low === 0) return high >= 1 && high <= 3;
  return high - low === 3 || (high - low === 1 && low % 3 !== 0);
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

/** Odds of a bet, excluding its stake: 35 for one number, 17 for two, and so on. */
export function oddsOf({ kind, numbers }: Place): number {
  if (numbers) return 36 / numbers.length - 1;
  return kind.startsWith('dozen') || kind.startsWith('column') ? 2 : 1;
}

/** The name of a bet in the language of the page. */
export function nameOf({ kind, numbers = [] }: Place, texts: Texts): string {
  const list = numbers.map((number) => String(number)).join(' ');
  const [base, part] = kind.split('-');
  switch (base) {
    case 'straight':
      return texts('straightBet', { number: list });
    case 'split':
      return texts('splitBet', { numbers: list });
    case 'street':
      return texts('streetBet', { numbers: list });
    case 'corner':
      return texts('cornerBet', { numbers: list });
    case 'line':
      return texts('lineBet', { numbers: list });
    case 'dozen':
      return texts('dozen', { from: Number(part) * 12 - 11, to: Number(part) * 12 });
    case 'column':
      return texts('column', { column: Number(part) });
    case 'red':
    case 'black':
    case 'even':
    case 'odd':
    case 'low':
    case 'high':
      return texts(base);
    default:
      return kind;
  }
}
