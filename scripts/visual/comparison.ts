import { type Cell, nameOf } from './cells/cells';
import type { InputHashes } from './cells/cell-inputs';
import { comparePictures } from './compare';
import type { PictureStore } from './camera/picture-store';
import type { Remarks } from './camera/take-pictures';

/** A difference of a cell between the revisions. */
export interface Finding {
  name: string;
  cell: Cell;
  kind: 'changed' | 'new' | 'gone';
  before?: Buffer;
  after?: Buffer;
  difference?: Buffer;
  pixels: number;
  sizes?: { before: string; after: string };
}

export interface Comparison {
  base: string;
  current: string;
  cells: number;
  /** Not pictured, because no input has changed. */
  skipped: number;
  /** Compared with equal pixels. */
  equal: number;
  taken: number;
  seconds: number;
  findings: Finding[];
  remarks: Remarks;
}

/** A cell that must be compared, with the keys of its pictures. */
export interface Pair {
  name: string;
  cell: Cell;
  before?: string;
  after?: string;
}

interface Side {
  cells: Cell[];
  inputs: InputHashes;
}

/** Selects the cells to compare, and counts the rest. */
export function planComparison(
  base: Side,
  current: Side,
  surroundings: string,
  noSkip: boolean,
): { pairs: Pair[]; skipped: number } {
  const keys = ({ cells, inputs }: Side, prefix: string) =>
    new Map(cells.map((cell) => [nameOf(cell), { cell, key: prefix + inputs.of(cell, surroundings) }]));
  // Without skipping, each side has its own pictures even if the hashes are equal.
  const before = keys(base, noSkip ? 'base-' : '');
  const after = keys(current, noSkip ? 'current-' : '');
  const pairs: Pair[] = [];
  let skipped = 0;
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [first, second] = [before.get(name), after.get(name)];
    const cell = (second ?? first)?.cell;
    if (!cell) continue;
    if (first && second && first.key === second.key) skipped += 1;
    else
      pairs.push({ name, cell, ...(first && { before: first.key }), ...(second && { after: second.key }) });
  }
  return { pairs, skipped };
}

/** Compares the pictures of a pair. Undefined when all pixels are equal. */
export function comparePair({ name, cell, before, after }: Pair, store: PictureStore): Finding | undefined {
  const first = before !== undefined && store.has(before) ? store.read(before) : undefined;
  const second = after !== undefined && store.has(after) ? store.read(after) : undefined;
  if (before === undefined) return { name, cell, kind: 'new', pixels: 0, ...(second && { after: second }) };
  if (after === undefined) return { name, cell, kind: 'gone', pixels: 0, ...(first && { before: first }) };
  if (!first || !second) throw new Error(`no picture of ${name}`);
  const difference = comparePictures(first, second);
  if (!difference) return undefined;
  const { pixels, sizes, picture } = difference;
  return {
    name,
    cell,
    kind: 'changed',
    before: first,
    after: second,
    difference: picture,
    pixels,
    ...(sizes && { sizes }),
  };
}
