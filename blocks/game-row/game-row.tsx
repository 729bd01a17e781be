import type { BlockProps } from '../../schemas/generated/blocks';
import type { GameCardLive } from '../../schemas/generated/types';
import { withoutCommonBadges } from '../../ui/common-badges';
import { GameTile } from '../../ui/game-tile';
import { ScrollRow } from '../../ui/scroll-row';
import { useSite } from '../../ui/site-context';
import { squareCrop, tallCrop, type TileCrop, wideCrop } from '../../ui/tile-crop';
import { tileSite } from '../../ui/tile-site';
import styles from './game-row.module.css';

type Shape = 'square' | 'tall' | 'live';

const crops: Record<Shape, (game: GameCardLive, poster: boolean) => TileCrop> = {
  square: (game) => squareCrop(game, '(min-width: 960px) 168px, (min-width: 600px) 18vw, 31vw'),
  tall: (game) => tallCrop(game, '(min-width: 960px) 216px, (min-width: 600px) 24vw, 42vw'),
  live: (game, poster) => {
    const sizes = '(min-width: 960px) 320px, (min-width: 600px) 36vw, 72vw';
    return poster ? tallCrop(game, sizes) : wideCrop(game, sizes);
  },
};

/** One row of games that scrolls sideways: by popularity or chosen, numbered when it ranks. */
export function GameRow({ content, live }: BlockProps<'game-row'>) {
  const site = useSite();
  const shape = content.shape ?? 'square';
  const poster = site.brand.layout.liveRowSpan === 2;
  const items = withoutCommonBadges(live.items.slice(0, content.limit));
  if (items.length === 0) return null;
  const forTiles = tileSite(site);
  return (
    <ScrollRow
      title={content.title}
      allTarget={live.href}
      note={live.href ? site.t('game.games', { count: live.total }) : undefined}
      as={content.ranked ? 'ol' : 'ul'}
      className={[styles.row, styles[shape], content.ranked && styles.ranked].filter(Boolean).join(' ')}
    >
      {items.map((game) => (
        <li key={game.gameId}>
          <GameTile
            game={game}
            site={forTiles}
            crops={[crops[shape](game, poster)]}
            layout={shape === 'live' ? 'card' : 'tile'}
          />
        </li>
      ))}
    </ScrollRow>
  );
}
