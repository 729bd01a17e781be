import type { FocalPoint, GameCardLive, LobbyGridLive } from '../../schemas/generated/types';

export type Cell = LobbyGridLive['desktop'][number];
export type CellSize = Cell['cell'];
export type Device = 'desktop' | 'tablet' | 'mobile';

export const devices: readonly Device[] = ['desktop', 'tablet', 'mobile'];

/** Columns of the grid per device; editors lay out their cells for these. */
export const columns: Record<Device, number> = { desktop: 8, tablet: 5, mobile: 3 };

/** A game with its cell on each device; a device without a cell does not show it. */
export interface DeviceCells {
  game: GameCardLive;
  cells: Partial<Record<Device, CellSize>>;
  /** Focal points of these cells alone, where they have one. */
  focus?: Partial<Record<Device, FocalPoint>>;
}

const spans: Record<CellSize, { cols: 1 | 2; rows: 1 | 2 }> = {
  '4x': { cols: 2, rows: 2 },
  '2xv': { cols: 1, rows: 2 },
  '2xh': { cols: 2, rows: 1 },
  '1x': { cols: 1, rows: 1 },
};

/** Columns and rows a cell takes (BLOCK-01 to BLOCK-04). */
export function cellSpan(cell: CellSize): { cols: 1 | 2; rows: 1 | 2 } {
  return spans[cell];
}

/**
 * One list that serves all devices (BLOCK-05), in an order that agrees with each device's own.
 *
 * @returns undefined when there is no such order, or a device shows a game twice: then each device needs its own list.
 */
export function sharedCells(layouts: Record<Device, readonly Cell[]>): DeviceCells[] | undefined {
  const list: DeviceCells[] = [];
  for (const device of devices) {
    let next = 0;
    for (const { cell, focus, game } of layouts[device]) {
      const index = list.findIndex((entry) => entry.game.gameId === game.gameId);
      if (index === -1) {
        list.splice(next, 0, { game, cells: { [device]: cell }, ...ownFocus(device, focus) });
        next++;
        continue;
      }
      const entry = list[index];
      if (!entry || index < next || entry.cells[device]) return undefined;
      entry.cells[device] = cell;
      if (focus) entry.focus = { ...entry.focus, [device]: focus };
      next = index + 1;
    }
  }
  return list;
}

/** The focal point of one cell, for the devices of a game. */
export function ownFocus(device: Device, focus: FocalPoint | undefined): Pick<DeviceCells, 'focus'> {
  return focus ? { focus: { [device]: focus } } : {};
}

/**
 * The cells that fit into a number of rows, placed as the browser places them: each at the first free place from the
 * top (`grid-auto-flow: dense`). A cell that would reach below the last row is left out; smaller ones after it may
 * still fill the rest.
 */
export function cellsInRows(cells: readonly Cell[], columnCount: number, rows: number): readonly Cell[] {
  const cached = placed.get(cells) ?? new Map<string, readonly Cell[]>();
  placed.set(cells, cached);
  const fitting = cached.get(`${columnCount} ${rows}`) ?? placeCells(cells, columnCount, rows);
  cached.set(`${columnCount} ${rows}`, fitting);
  return fitting;
}

/** A grid is laid out once, and rendered in every language. */
const placed = new WeakMap<readonly Cell[], Map<string, readonly Cell[]>>();

function placeCells(cells: readonly Cell[], columnCount: number, rows: number): readonly Cell[] {
  const taken = new Set<number>();
  return cells.filter(({ cell }) => {
    const { cols, rows: height } = cellSpan(cell);
    for (let row = 0; row + height <= rows; row++) {
      for (let column = 0; column + cols <= columnCount; column++) {
        const places = placesOf(row, column, height, cols, columnCount);
        if (places.some((place) => taken.has(place))) continue;
        for (const place of places) taken.add(place);
        return true;
      }
    }
    return false;
  });
}

function placesOf(row: number, column: number, height: number, width: number, columnCount: number): number[] {
  return Array.from(
    { length: height * width },
    (_, index) => (row + Math.floor(index / width)) * columnCount + column + (index % width),
  );
}
