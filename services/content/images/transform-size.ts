import type { ImageFormat, ImageParameters } from './image-parameters';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Maximum side length at which an SVG is rendered before cropping. */
const SVG_MAX_SIDE = 8000;
/** A missing side follows the aspect ratio, so limits on width and height alone do not bound the result. */
const MAX_PIXELS = 25_000_000;
/** Limit of the Images API: encoding AVIF takes 30 bytes of memory and about a microsecond per pixel. */
const MAX_AVIF_PIXELS = 9_000_000;

/** The result would exceed the maximum number of pixels. */
export class ResultTooLarge extends Error {}

/** Dimensions of the result of a transform, in pixels. */
export function resultSize(size: Size, { width, height, fit }: ImageParameters, isVector: boolean): Size {
  const box = { width: width ?? Infinity, height: height ?? Infinity };
  const scales = [box.width / size.width, box.height / size.height];
  const wanted = fit === 'crop' || (width === null && height === null) ? 1 : Math.min(...scales);
  const scale = fit === null && !isVector ? Math.min(wanted, 1) : wanted;
  const isFilled = fit === 'crop' || fit === null;
  return {
    width: Math.round(isFilled ? Math.min(box.width, size.width * scale) : (width ?? size.width * scale)),
    height: Math.round(
      isFilled ? Math.min(box.height, size.height * scale) : (height ?? size.height * scale),
    ),
  };
}

/** @throws ResultTooLarge when the result exceeds any size used by pages */
export function checkResultSize({ width, height }: Size, format: ImageFormat): void {
  const max = format === 'avif' ? MAX_AVIF_PIXELS : MAX_PIXELS;
  if (width * height <= max) return;
  const name = format === 'avif' ? ' as AVIF' : '';
  throw new ResultTooLarge(
    `it would have ${width} × ${height} pixels; at most ${max} are made${name}. Ask for a smaller w or h.`,
  );
}

/** Scale at which an SVG is rendered, so that it is just large enough for the result. */
export function drawingScale(size: Size, { width, height, fit }: ImageParameters): number {
  // Cropping works on the original's own pixels.
  if (fit === 'crop' || (width === null && height === null)) return 1;
  const wanted = Math.max((width ?? 0) / size.width, (height ?? 0) / size.height);
  return Math.min(wanted, SVG_MAX_SIDE / Math.max(size.width, size.height));
}
