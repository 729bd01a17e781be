import type { BlockProps } from '../../schemas/generated/blocks';
import { withoutCommonBadges } from '../../ui/game/common-badges';
import { GameTile } from '../../ui/game/game-tile';
import { ScrollRow } from '../../ui/layout/scroll-row';
import { useSite } from '../../ui/site/site-context';
import { tileSite } from '../../ui/game/tile-site';
import styles from './game-row.module.css';
import { PlayerRow } from './player-row';
import { rowCrop } from './row-crop';

/** One row of games that scrolls sideways: by popularity or chosen, numbered when it ranks; or the player's own. */
export function GameRow({ content, live }: BlockProps<'game-row'>) {
  const site = useSite();
  const shape = content.shape ?? 'square';
  const poster = site.brand.layout.liveRowSpan === 2;
  if (content.source)
    return site.authorized && live.dataHref ? (
      <PlayerRow content={content} dataHref={live.dataHref} shape={shape} />
    ) : null;
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
            crops={[rowCrop(game, shape, poster)]}
            layout={shape === 'live' ? 'card' : 'tile'}
          />
        </li>
      ))}
    </ScrollRow>
  );
}
