import type { GameCardLive, Image } from '../../schemas/generated/types';
import type { ImageWidth } from '../../schemas/image-sizes';
import { focusStyle, type FocusStyle, imageUrl } from '../picture/picture-attributes';

/** One crop of a tile's picture and when it is shown. */
export interface TileCrop {
  image: Image;
  /** CSS `sizes`: how wide the picture is shown. */
  sizes: string;
  /** Widths offered, in pixels: for plain screens, phones with up to two pixels for one, and sharper ones. */
  widths: readonly [ImageWidth, ImageWidth, ImageWidth];
  /** Media condition; left out: in every other case. */
  media?: string;
  /** A square picture in a place of another shape: shown whole, its edges fading out, so that its title is not cut. */
  contained?: 'tall' | 'wide';
}

const small = [180, 264, 360] as const;
const large = [360, 528, 720] as const;

/** A square picture of 1 × 1 cells and square rows. */
export function squareCrop(game: GameCardLive, sizes: string): TileCrop {
  return { image: game.square, sizes, widths: small };
}

/** A picture higher than wide; the square one when the game has no tall one. */
export function tallCrop(game: GameCardLive, sizes: string): TileCrop {
  if (!game.tall) return { ...largeCrop(game, sizes), contained: 'tall' };
  return { image: game.tall, sizes, widths: large };
}

/** A picture wider than high; the square one when the game has no wide one. */
export function wideCrop(game: GameCardLive, sizes: string): TileCrop {
  if (!game.wide) return { ...largeCrop(game, sizes), contained: 'wide' };
  return { image: game.wide, sizes, widths: large };
}

/** The big square picture of a 4x cell or a game's own page. */
export function largeCrop(game: GameCardLive, sizes: string): TileCrop {
  return { image: game.square, sizes, widths: large };
}

/** How the picture fills its place; several crops share it only when they agree. */
export function containedIn(crops: readonly TileCrop[]): TileCrop['contained'] {
  const [first, ...others] = crops;
  return others.every(({ contained }) => contained === first?.contained) ? first?.contained : undefined;
}

/** The focal point of the one picture of a tile as a style; undefined where the place of the tile decides. */
export function tileFocus([crop, ...others]: readonly TileCrop[]): FocusStyle | undefined {
  // Pictures that differ by device are handled by the layout.
  return others.length === 0 ? focusStyle(crop?.image.focus, undefined) : undefined;
}

/** The one address for browsers that read no AVIF. */
export function cropFallback({ image, widths }: TileCrop): string {
  return imageUrl(image, widths[2], 'webp');
}
