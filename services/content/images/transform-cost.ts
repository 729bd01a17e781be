import type { ImageFormat, ImageParameters } from './image-parameters';
import { drawingScale, resultSize, type Size } from './transform-size';

/** Milliseconds of one core per million encoded pixels, measured with photographs and rounded up. */
const ENCODING_MS: Readonly<Record<ImageFormat, number>> = {
  avif: 450,
  webp: 200,
  jpg: 50,
  png: 100,
  gif: 450,
};
/** AVIF at a high quality, and PNG reduced to 256 colours. */
const FINE_AVIF_MS = 900;
const PALETTE_PNG_MS = 450;
const FINE_QUALITY = 70;

/** The same for decoding; the original is always decoded as a whole. */
const DECODING_MS: Readonly<Record<string, number>> = {
  'image/jpeg': 8,
  'image/jpg': 8,
  'image/png': 12,
  'image/webp': 20,
  'image/gif': 20,
  'image/avif': 40,
  // Per rendered pixel. Drawings vary widely; this is a complex one.
  'image/svg+xml': 300,
};
const UNKNOWN_DECODING_MS = 40;
const STARTING_MS = 10;

/** Estimates the processor time of a transform, in milliseconds. */
export function transformCost(
  size: Size,
  contentType: string,
  format: ImageFormat,
  parameters: ImageParameters,
): number {
  const isVector = contentType === 'image/svg+xml';
  const decoded = megapixels(size) * (isVector ? drawingScale(size, parameters) ** 2 : 1);
  const encoded = megapixels(resultSize(size, parameters, isVector));
  const decoding = DECODING_MS[contentType] ?? UNKNOWN_DECODING_MS;
  return STARTING_MS + decoded * decoding + encoded * encodingMs(format, parameters);
}

function encodingMs(format: ImageFormat, { quality, flag }: ImageParameters): number {
  if (format === 'avif' && quality !== null && quality > FINE_QUALITY) return FINE_AVIF_MS;
  return flag === 'png8' ? PALETTE_PNG_MS : ENCODING_MS[format];
}

function megapixels({ width, height }: Size): number {
  return (width * height) / 1e6;
}
