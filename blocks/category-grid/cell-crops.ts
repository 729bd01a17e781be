import type { CSSProperties } from 'react';
import { focusPosition } from '../../schemas/focal-point';
import type { GameCardLive } from '../../schemas/generated/types';
import { largeCrop, squareCrop, tallCrop, type TileCrop, wideCrop } from '../../ui/game/tile-crop';
import { cellSpan, type CellSize, columns, type Device, type DeviceCells, devices } from './device-cells';

/** From where on a device's layout is shown; mobile is the rest. */
const media: Record<Device, string | undefined> = {
  desktop: '(min-width: 960px)',
  tablet: '(min-width: 600px)',
  mobile: undefined,
};

/** Widest content of the page in pixels, over which cells do not grow. */
const widest = 1600;

/**
 * The pictures of a game whose cell has another shape on each device. Devices that show the same picture share one
 * crop, so that the usual tile, 1x everywhere, has the least markup.
 */
export function cellCrops({ game, cells }: DeviceCells): [TileCrop, ...TileCrop[]] {
  const sizes = new Set(Object.values(cells));
  const [only] = sizes;
  if (sizes.size === 1 && only) return [cropOf(game, only, sizesOf(cells))];
  const crops = (['desktop', 'tablet', 'mobile'] as const).flatMap((device) => {
    const cell = cells[device];
    return cell ? [{ ...cropOf(game, cell, width(device, cell)), media: media[device] }] : [];
  });
  const [first, ...rest] = crops;
  if (!first) return [squareCrop(game, '160px')];
  const last = crops[crops.length - 1];
  // The narrowest device with a cell takes what no condition matches.
  if (last) delete last.media;
  return [first, ...rest];
}

/** Style of a cell that is cropped in another way on some device than the picture of its game. */
type CellFocus = CSSProperties & Partial<Record<`--focus-${Device}`, string>>;

/** The focal points of a cell by device; undefined where that of its one picture is all there is to say. */
export function cellFocus({ game, cells, focus = {} }: DeviceCells): CellFocus | undefined {
  const isOneSize = new Set(Object.values(cells)).size === 1;
  if (isOneSize && Object.keys(focus).length === 0) return undefined;
  const points = devices.flatMap((device) => {
    const cell = cells[device];
    const point = focus[device] ?? (cell && cropOf(game, cell, '').image.focus);
    return point ? [[`--focus-${device}`, focusPosition(point)]] : [];
  });
  return points.length > 0 ? Object.fromEntries(points) : undefined;
}

function cropOf(game: GameCardLive, cell: CellSize, sizes: string): TileCrop {
  const make = { '4x': largeCrop, '2xv': tallCrop, '2xh': wideCrop, '1x': squareCrop }[cell];
  return make(game, sizes);
}

function sizesOf(cells: DeviceCells['cells']): string {
  return (['desktop', 'tablet', 'mobile'] as const)
    .flatMap((device) => {
      const cell = cells[device];
      if (!cell) return [];
      const condition = media[device];
      return [
        condition && device !== lastDevice(cells)
          ? `${condition} ${width(device, cell)}`
          : width(device, cell),
      ];
    })
    .join(', ');
}

function lastDevice(cells: DeviceCells['cells']): Device {
  if (cells.mobile) return 'mobile';
  return cells.tablet ? 'tablet' : 'desktop';
}

/** How wide a cell is shown on a device, as a CSS length. */
function width(device: Device, cell: CellSize): string {
  const share = cellSpan(cell).cols / columns[device];
  const fluid = `${Math.round(share * 100)}vw`;
  return device === 'desktop' ? `min(${fluid}, ${Math.round(share * widest)}px)` : fluid;
}
