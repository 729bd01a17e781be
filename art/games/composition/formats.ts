import type { Arrangement } from './picture';

/** Where things stand in a format. */
export interface Format {
  readonly width: number;
  readonly height: number;
  /** Centre of the hero, and half its size. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly reach: number;
  readonly ground: number;
  readonly title: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly lines: number;
  };
}

/** Square for a single cell, tall for 1×2 cells, wide for 2×1 cells. */
export const formats = {
  square: (arrangement: Arrangement): Format =>
    arrangement === 'title-above'
      ? {
          width: 640,
          height: 640,
          focus: { x: 320, y: 408 },
          reach: 204,
          ground: 450,
          title: { x: 320, y: 118, width: 560, height: 170, lines: 2 },
        }
      : {
          width: 640,
          height: 640,
          focus: { x: 320, y: 238 },
          reach: 216,
          ground: 400,
          title: { x: 320, y: 514, width: 572, height: 192, lines: 2 },
        },
  tall: (): Format => ({
    width: 640,
    height: 1300,
    focus: { x: 320, y: 520 },
    reach: 290,
    ground: 830,
    title: { x: 320, y: 1070, width: 570, height: 330, lines: 3 },
  }),
  wide: (): Format => ({
    width: 1300,
    height: 640,
    focus: { x: 930, y: 308 },
    reach: 268,
    ground: 450,
    title: { x: 350, y: 330, width: 570, height: 360, lines: 3 },
  }),
} as const;

export type FormatId = keyof typeof formats;
