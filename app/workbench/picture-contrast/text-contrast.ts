import type { FocalPoint } from '../../../schemas/generated/types';
import type { PicturePixels } from './decode-pixels.server';
import { covered, type Layer, type Veil } from './veil';

/** A part of a box, each side from 0 to 1. */
export interface Region {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A picture in a box that it covers, with text on it. */
export interface TextOnPicture {
  pixels: PicturePixels;
  /** Aspect ratio of the box, width to height. */
  ratio: number;
  /** Focal point: its `object-position`. */
  focus: FocalPoint;
  /** Region of the text. */
  region: Region;
  /** From bottom to top. */
  veils: readonly Veil[];
  /** Colour of the text. */
  colour: Layer;
}

/** Fraction of the text that may have less contrast: a star behind a letter does not hide a word. */
const spared = 0.05;
const [rows, columns] = [16, 32];

/** The WCAG 2 contrast that nearly all of a text on a picture has, from 1 to 21. */
export function textContrast({ pixels, ratio, focus, region, veils, colour }: TextOnPicture): number {
  const found: number[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = region.left + ((column + 0.5) / columns) * (region.right - region.left);
      const y = region.top + ((row + 0.5) / rows) * (region.bottom - region.top);
      const ground = covered(
        pixelAt(pixels, placeInPicture(pixels, ratio, focus, x, y)),
        veils.map((veil) => veil(x, y, ratio)),
      );
      found.push(contrast(luminance(covered(ground, [colour])), luminance(ground)));
    }
  found.sort((one, other) => one - other);
  return found[Math.floor(found.length * spared)] ?? 1;
}

/** The point of a picture that is shown at a point of a box that it covers. */
export function placeInPicture(
  { width, height }: Pick<PicturePixels, 'width' | 'height'>,
  ratio: number,
  focus: FocalPoint,
  x: number,
  y: number,
): { x: number; y: number } {
  const own = width / height;
  const shownAcross = Math.min(1, ratio / own);
  const shownDown = Math.min(1, own / ratio);
  return {
    x: (focus.x / 100) * (1 - shownAcross) + x * shownAcross,
    y: (focus.y / 100) * (1 - shownDown) + y * shownDown,
  };
}

/** Relative luminance of WCAG 2, from 0 to 1. */
export function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function pixelAt({ width, height, rgb }: PicturePixels, { x, y }: { x: number; y: number }): number[] {
  const column = Math.min(width - 1, Math.floor(x * width));
  const row = Math.min(height - 1, Math.floor(y * height));
  const start = (row * width + column) * 3;
  return rgb.slice(start, start + 3);
}
