import type { GameCardLive } from '../../schemas/generated/types';
import { squareCrop, tallCrop, type TileCrop, wideCrop } from '../../ui/game/tile-crop';

export type RowShape = 'square' | 'tall' | 'live';

const crops: Record<RowShape, (game: GameCardLive, poster: boolean) => TileCrop> = {
  square: (game) => squareCrop(game, '(min-width: 960px) 168px, (min-width: 600px) 18vw, 31vw'),
  tall: (game) => tallCrop(game, '(min-width: 960px) 216px, (min-width: 600px) 24vw, 42vw'),
  live: (game, poster) => {
    const sizes = '(min-width: 960px) 320px, (min-width: 600px) 36vw, 72vw';
    return poster ? tallCrop(game, sizes) : wideCrop(game, sizes);
  },
};

/** The picture of a game in a row. @param poster live tables span two rows (LIVE-08) */
export function rowCrop(game: GameCardLive, shape: RowShape, poster: boolean): TileCrop {
  return crops[shape](game, poster);
}
