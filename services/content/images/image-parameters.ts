/** A transform of the Images API. */
export interface ImageParameters {
  readonly width: number | null;
  readonly height: number | null;
  readonly quality: number | null;
  readonly format: ImageFormat | null;
  readonly flag: 'progressive' | 'png8' | null;
  readonly fit: ImageFit | null;
  readonly focus: ImageFocus;
  /** Pixels, or `max` for an ellipse. */
  readonly radius: number | 'max' | null;
  /** `#rrggbb` */
  readonly background: string | null;
}

const FORMATS = ['jpg', 'png', 'webp', 'gif', 'avif'] as const;
const FITS = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const;
const FOCUSES = [
  ...(['center', 'top', 'right', 'left', 'bottom'] as const),
  ...(['top_right', 'top_left', 'bottom_right', 'bottom_left', 'face', 'faces'] as const),
] as const;
const FLAGS = ['progressive', 'png8'] as const;
const PARAMETERS = ['w', 'h', 'q', 'fm', 'fl', 'fit', 'f', 'r', 'bg'];
/** The signature, which is not part of the transform (image-sizes.ts). */
const SIGNATURE = 's';

export type ImageFormat = (typeof FORMATS)[number];
export type ImageFit = (typeof FITS)[number];
export type ImageFocus = (typeof FOCUSES)[number];

/** Maximum side length in pixels. */
const MAX_SIDE = 4000;

/** Invalid parameters of the Images API; the message names the valid ones. */
export class ImageParameterError extends Error {}

/**
 * Parses the query string of an image URL. Returns null without parameters, which requests the original.
 * @throws ImageParameterError
 */
export function readImageParameters(search: URLSearchParams): ImageParameters | null {
  const names = [...new Set(search.keys())].filter((name) => name !== SIGNATURE);
  if (names.length === 0) return null;
  const unknown = names.find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) {
    throw new ImageParameterError(`Unknown parameter "${unknown}". Known are ${PARAMETERS.join(', ')}.`);
  }
  const format = oneOf(search, 'fm', FORMATS);
  const flag = oneOf(search, 'fl', FLAGS);
  if (flag === 'progressive' && format !== 'jpg')
    throw new ImageParameterError('fl=progressive needs fm=jpg.');
  if (flag === 'png8' && format !== 'png') throw new ImageParameterError('fl=png8 needs fm=png.');
  return {
    width: wholeNumber(search, 'w', MAX_SIDE),
    height: wholeNumber(search, 'h', MAX_SIDE),
    quality: wholeNumber(search, 'q', 100),
    format,
    flag,
    fit: oneOf(search, 'fit', FITS),
    focus: oneOf(search, 'f', FOCUSES) ?? 'center',
    radius: search.get('r') === 'max' ? 'max' : wholeNumber(search, 'r', MAX_SIDE),
    background: colour(search),
  };
}

function wholeNumber(search: URLSearchParams, name: string, max: number): number | null {
  const text = search.get(name);
  if (text === null) return null;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= max) return value;
  const also = name === 'r' ? ' or "max"' : '';
  throw new ImageParameterError(
    `Parameter "${name}" must be a whole number from 1 to ${max}${also}, got "${text}".`,
  );
}

function oneOf<T extends string>(search: URLSearchParams, name: string, values: readonly T[]): T | null {
  const text = search.get(name);
  if (text === null) return null;
  const value = values.find((candidate) => candidate === text);
  if (value === undefined) {
    throw new ImageParameterError(`Parameter "${name}" must be one of ${values.join(', ')}, got "${text}".`);
  }
  return value;
}

function colour(search: URLSearchParams): string | null {
  const text = search.get('bg');
  if (text === null) return null;
  const digits = /^rgb:([0-9a-f]{6})$/i.exec(text)?.[1];
  if (digits === undefined) {
    throw new ImageParameterError(`Parameter "bg" must look like rgb:ffffff, got "${text}".`);
  }
  return `#${digits.toLowerCase()}`;
}
