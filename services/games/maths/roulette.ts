import type { RouletteStep, TableBet } from '../api';
import type { Draws } from './draws';

/** European roulette: one zero. */
export const POCKETS = 37;

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

const outside: Readonly<Record<string, (pocket: number) => boolean>> = {
  'dozen-1': (pocket) => pocket <= 12,
  'dozen-2': (pocket) => pocket > 12 && pocket <= 24,
  'dozen-3': (pocket) => pocket > 24,
  'column-1': (pocket) => pocket % 3 === 1,
  'column-2': (pocket) => pocket % 3 === 2,
  'column-3': (pocket) => pocket % 3 === 0,
  red: (pocket) => reds.has(pocket),
  black: (pocket) => !reds.has(pocket),
  odd: (pocket) => pocket % 2 === 1,
  even: (pocket) => pocket % 2 === 0,
  low: (pocket) => pocket <= 18,
  high: (pocket) => pocket > 18,
};

/** Inside bet kind → valid sets of numbers. */
const inside: Readonly<Record<string, ReadonlySet<string>>> = {
  straight: setsOf(range(0, 36).map((pocket) => [pocket])),
  split: setsOf([
    ...[1, 2, 3].map((pocket) => [0, pocket]),
    ...range(1, 36).flatMap((pocket) => [
      ...(pocket % 3 === 0 ? [] : [[pocket, pocket + 1]]),
      ...(pocket > 33 ? [] : [[pocket, pocket + 3]]),
    ]),
  ]),
  street: setsOf([[0, 1, 2], [0, 2, 3], ...rows().map((first) => range(first, first + 2))]),
  corner: setsOf([
    [0, 1, 2, 3],
    ...rows()
      .slice(0, -1)
      .flatMap((first) => [first, first + 1])
      .map((low) => [low, low + 1, low + 3, low + 4]),
  ]),
  line: setsOf(
    rows()
      .slice(0, -1)
      .map((first) => range(first, first + 5)),
  ),
};

/** All bet kinds, inside bets first. */
export const rouletteBets: readonly string[] = [...Object.keys(inside), ...Object.keys(outside)];

/** Winning pockets of a bet; null for an unknown kind or invalid numbers. */
export function pocketsOf({ kind, numbers }: Pick<TableBet, 'kind' | 'numbers'>): readonly number[] | null {
  if (Object.hasOwn(outside, kind)) {
    const isIn = outside[kind];
    if (numbers !== undefined || isIn === undefined) return null;
    return range(1, 36).filter(isIn);
  }
  if (!Object.hasOwn(inside, kind) || numbers === undefined) return null;
  return inside[kind]?.has(keyOf(numbers)) ? numbers : null;
}

/** Return of a winning bet, including its stake: 36 divided by the number of covered pockets. */
export function rouletteReturn(covered: number): number {
  return 36 / covered;
}

/** @param bets validated by `pocketsOf` */
export function playRoulette(bets: readonly TableBet[], draws: Draws): RouletteStep {
  const number = draws.below(POCKETS);
  const wins = bets.map((bet) => {
    const pockets = pocketsOf(bet) ?? [];
    return pockets.includes(number) ? bet.amount * rouletteReturn(pockets.length) : 0;
  });
  return { kind: 'roulette', number, wins, won: wins.reduce((sum, win) => sum + win, 0) };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The first number of each row of three. */
function rows(): number[] {
  return range(0, 11).map((row) => row * 3 + 1);
}

function setsOf(sets: readonly (readonly number[])[]): ReadonlySet<string> {
  return new Set(sets.map(keyOf));
}

function keyOf(numbers: readonly number[]): string {
  return [...numbers].sort((one, other) => one - other).join(' ');
}
