import { element } from '../shell/element';

/** Size of a symbol in pixels, sufficient for a moving one. */
const size = 128;

/**
 * A column of symbols as one bitmap, which the browser animates at a far lower cost than many SVGs.
 *
 * @param pictures from top to bottom; those that failed to load are left out
 */
export function passingSymbols(pictures: readonly CanvasImageSource[]): HTMLCanvasElement {
  const canvas = element('canvas', { className: 'passing', width: size, height: size * pictures.length });
  const context = canvas.getContext('2d');
  const edge = size * 0.08;
  for (const [place, picture] of pictures.entries())
    context?.drawImage(picture, edge, place * size + edge, size - 2 * edge, size - 2 * edge);
  return canvas;
}

/** Rasterises a picture once for all reels; empty if it failed to load. */
export function bitmapOf(picture: HTMLImageElement): HTMLCanvasElement {
  const bitmap = element('canvas', { width: size, height: size });
  if (picture.naturalWidth > 0) bitmap.getContext('2d')?.drawImage(picture, 0, 0, size, size);
  return bitmap;
}

/** Preloads the pictures for the first spin. A missing one does not block the game. */
export function loadPictures(addresses: readonly string[]): Promise<HTMLImageElement[]> {
  return Promise.all(
    addresses.map(async (src) => {
      const picture = element('img', { src });
      await picture.decode().catch(() => undefined);
      return picture;
    }),
  );
}
