import { describe, expect, it } from 'vitest';
import type { GameCardLive } from '../../schemas/generated/types';
import { type Cell, type CellSize, cellSpan, cellsInRows, sharedCells } from './device-cells';

function cell(gameId: string, size: CellSize = '1x'): Cell {
  const game: GameCardLive = {
    gameId,
    name: gameId,
    href: `/en-UN/online-casino/play/relax/${gameId}`,
    square: { url: 'https://images.marquee.test/a.svg', width: 640, height: 640, alt: '' },
    tint: '#102030',
    provider: 'Relax',
    badges: [],
    restricted: false,
    overlay: true,
  };
  return { cell: size, game };
}

const cells = (...ids: string[]) => ids.map((id) => cell(id));
const ids = (list: readonly { game: GameCardLive }[] | undefined) => list?.map(({ game }) => game.gameId);

describe('cellSpan', () => {
  it.each([
    ['BLOCK-01', '4x', { cols: 2, rows: 2 }],
    ['BLOCK-02', '2xv', { cols: 1, rows: 2 }],
    ['BLOCK-03', '2xh', { cols: 2, rows: 1 }],
    ['BLOCK-04', '1x', { cols: 1, rows: 1 }],
  ] as const)('%s %s', (_requirement, size, span) => {
    expect(cellSpan(size)).toEqual(span);
  });
});

describe('sharedCells', () => {
  it('BLOCK-05 keeps the cell of each device in one list', () => {
    const list = sharedCells({
      desktop: [cell('a', '4x'), cell('b', '2xh')],
      tablet: [cell('a', '2xv'), cell('b')],
      mobile: [cell('a'), cell('b')],
    });
    expect(list?.map(({ cells }) => cells)).toEqual([
      { desktop: '4x', tablet: '2xv', mobile: '1x' },
      { desktop: '2xh', tablet: '1x', mobile: '1x' },
    ]);
  });

  it('puts games that only some devices show where those devices have them', () => {
    const list = sharedCells({
      desktop: cells('a', 'c', 'e'),
      tablet: cells('a', 'b', 'c', 'e', 'f'),
      mobile: cells('c', 'd', 'e'),
    });
    expect(ids(list)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(list?.[3]?.cells).toEqual({ mobile: '1x' });
  });

  it('finds no list when two devices disagree on the order or a game comes twice', () => {
    expect(
      sharedCells({ desktop: cells('a', 'b'), tablet: cells('b', 'a'), mobile: cells('a') }),
    ).toBeUndefined();
    expect(sharedCells({ desktop: cells('a', 'a'), tablet: [], mobile: [] })).toBeUndefined();
  });
});

describe('cellsInRows', () => {
  it('leaves out what would reach below the last row and fills the gap with what follows', () => {
    const list = [cell('a', '2xh'), cell('b', '4x'), cell('c'), cell('d')];
    expect(ids(cellsInRows(list, 3, 1))).toEqual(['a', 'c']);
  });

  it('fills holes from the top, as dense placement does', () => {
    // 3 columns: `a` takes two, `b` does not fit beside it and goes below; `c` fills the hole in the first row.
    const list = [cell('a', '2xh'), cell('b', '2xh'), cell('c'), cell('d'), cell('e')];
    expect(ids(cellsInRows(list, 3, 2))).toEqual(['a', 'b', 'c', 'd']);
  });
});
