import type { FocalPoint } from '../../../../schemas/generated/types';
import type { StudioField } from '../../../../schemas/studio-form';
import { isRecord } from '../../../../schemas/is-record';
import { readFocalPoint } from '../../focal-point/focal-point';

export const devices = ['desktop', 'tablet', 'mobile'] as const;
export type Device = (typeof devices)[number];

export const cellSizes = ['1x', '2xh', '2xv', '4x'] as const;
export type CellSize = (typeof cellSizes)[number];

export interface GridCell {
  readonly cell: CellSize;
  readonly gameId: string;
  /** Focal point for this cell only. */
  readonly focus?: FocalPoint;
}

/** A resized cell. It shows another picture, so its crop is reset. */
export function resized({ gameId }: GridCell, cell: CellSize): GridCell {
  return { cell, gameId };
}

/** A cell with its own focal point, or the picture's. */
export function withFocus({ cell, gameId }: GridCell, focus: FocalPoint | undefined): GridCell {
  return { cell, gameId, ...(focus ? { focus } : {}) };
}

/** Number of columns on each device, as on the site. */
export const gridColumns: Readonly<Record<Device, number>> = { desktop: 8, tablet: 5, mobile: 3 };

/** Most cells per device. */
export const maxCells = 60;

/** Whether a field is the cell grid of a category. */
export function isLobbyGrid({ name, control }: StudioField): boolean {
  return name === 'lobbyGrid' && control.kind === 'fields';
}

/** Columns and rows that a cell takes. */
export function spanOf(size: CellSize): { readonly columns: 1 | 2; readonly rows: 1 | 2 } {
  return { columns: size === '4x' || size === '2xh' ? 2 : 1, rows: size === '4x' || size === '2xv' ? 2 : 1 };
}

export function sizeOf(columns: number, rows: number): CellSize {
  if (columns > 1) return rows > 1 ? '4x' : '2xh';
  return rows > 1 ? '2xv' : '1x';
}

/** The cells of a device. Invalid ones are dropped. */
export function cellsOf(value: unknown, device: Device): readonly GridCell[] {
  const list: unknown = isRecord(value) ? value[device] : undefined;
  return Array.isArray(list) ? list.flatMap(readCell) : [];
}

/** The grid with a device's cells replaced; undefined without any cells. */
export function withCells(value: unknown, device: Device, cells: readonly GridCell[]): unknown {
  const grid = Object.fromEntries(
    devices.map((other) => [other, other === device ? cells : cellsOf(value, other)]),
  );
  return Object.values(grid).every((list) => list.length === 0) ? undefined : grid;
}

function readCell(value: unknown): GridCell[] {
  if (!isRecord(value)) return [];
  const { gameId, focus } = value;
  const cell = cellSizes.find((size) => size === value['cell']);
  return cell !== undefined && typeof gameId === 'string'
    ? [withFocus({ cell, gameId }, readFocalPoint(focus))]
    : [];
}
