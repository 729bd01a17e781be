import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Two different pictures. */
export interface Difference {
  /** Number of different pixels; 0 when only the bytes of the files differ. */
  pixels: number;
  /** Sizes, if they differ: `360 × 640`. */
  sizes?: { before: string; after: string };
  /** The picture of the difference, as PNG. */
  picture: Buffer;
}

/** Compares two PNG pictures exactly. Undefined when all pixels are equal. */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    extend(first, width, height),
    extend(second, width, height),
    difference.data,
    width,
    height,
    { threshold: 0, includeAA: true, alpha: 0.15, diffColor: [255, 0, 80] },
  );
  const sameSize = first.width === second.width && first.height === second.height;
  if (pixels === 0 && sameSize) return undefined;
  const size = (picture: PNG) => `${picture.width} × ${picture.height}`;
  return {
    pixels,
    ...(sameSize ? {} : { sizes: { before: size(first), after: size(second) } }),
    picture: PNG.sync.write(difference),
  };
}

/** The pixels of a picture on a larger, empty canvas. */
function extend(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
