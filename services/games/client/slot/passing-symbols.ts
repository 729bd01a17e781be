import { element } from '../shell/element';

/** Pixels of a symbol: enough for one that goes past. */
const size = 128;

/**
 * Symbols below each other as one bitmap. To show it, and to move it, costs the browser next to nothing, unlike as many vector pictures.
 *
 * @param pictures from the top down; one that has not loaded is left out
 */
export function passingSymbols(pictures: readonly CanvasImageSource[]): HTMLCanvasElement {
  const canvas = element('canvas', { className: 'passing', width: size, height: size * pictures.length });
  const context = canvas.getContext('2d');
  const edge = size * 0.08;
  for (const [place, picture] of pictures.entries())
    context?.drawImage(picture, edge, place * size + edge, size - 2 * edge, size - 2 * edge);
  return canvas;
}

/** The picture drawn once, so that it need not be drawn from its vectors for each reel; empty when it has not loaded. */
export function bitmapOf(picture: HTMLImageElement): HTMLCanvasElement {
  const bitmap = element('canvas', { width: size, height: size });
  if (picture.naturalWidth > 0) bitmap.getContext('2d')?.drawImage(picture, 0, 0, size, size);
  return bitmap;
}

/** Loads the pictures, so that the first spin shows all of them. A missing one does not stop the game. */
export function loadPictures(addresses: readonly string[]): Promise<HTMLImageElement[]> {
  return Promise.all(
    addresses.map(async (src) => {
      const picture = element('img', { src });
      await picture.decode().catch(() => undefined);
      return picture;
    }),
  );
}
