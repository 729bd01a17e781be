import type { CSSProperties } from 'react';
import type { FocalPoint } from '../../schemas/generated/types';

/** CSS properties that picture styles read as `object-position`; each falls back to what suits its place. */
export type FocusStyle = CSSProperties & Partial<Record<'--focus' | '--focus-narrow', string>>;

/**
 * A focal point as `object-position`: the point stands as far along its box as it does along the picture, so that it is in view
 * however `object-fit: cover` crops.
 */
export function focusPosition({ x, y }: FocalPoint): string {
  return `${x}% ${y}%`;
}

/**
 * The style of a picture with a focal point; undefined without one.
 *
 * @param focus of the picture
 * @param narrow of the picture that phones get
 */
export function focusStyle(
  focus: FocalPoint | undefined,
  narrow: FocalPoint | undefined,
): FocusStyle | undefined {
  if (!focus && !narrow) return undefined;
  return {
    ...(focus ? { '--focus': focusPosition(focus) } : {}),
    ...(narrow ? { '--focus-narrow': focusPosition(narrow) } : {}),
  };
}
