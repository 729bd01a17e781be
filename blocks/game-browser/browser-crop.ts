import type { GameCardLive } from '../../schemas/generated/types';
import { squareCrop, tallCrop, type TileCrop, wideCrop } from '../../ui/game/tile-crop';
import type { BrowserLayout } from './browser-props';

const cardSizes = '(min-width: 960px) 320px, (min-width: 600px) 46vw, 92vw';

/** The picture of a game in the list: square, or as a live table's card. */
export function browserCrop(game: GameCardLive, layout: BrowserLayout): TileCrop {
  if (layout === 'card') return wideCrop(game, cardSizes);
  if (layout === 'poster') return tallCrop(game, cardSizes);
  return squareCrop(game, '(min-width: 960px) 168px, (min-width: 600px) 19vw, 31vw');
}
