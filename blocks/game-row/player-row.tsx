import type { BlockProps } from '../../schemas/generated/blocks';
import { GameTile } from '../../ui/game/game-tile';
import { Island } from '../../ui/live/island';
import { ScrollRow } from '../../ui/layout/scroll-row';
import { useSite } from '../../ui/site/site-context';
import { specimenGame } from '../../ui/game/specimen-game';
import { tileSite } from '../../ui/game/tile-site';
import rowStyles from './game-row.module.css';
import type { PlayerRowProps } from './player-row.island';
import styles from './player-row.module.css';
import { rowCrop, type RowShape } from './row-crop';

/** As many as fit side by side on a wide screen. */
const places = 8;

/**
 * A row of the player's own games. The page contains only its frame, at its final height; the tiles come in a private answer
 * (docs/player-in-the-page.md).
 */
export function PlayerRow({
  content,
  dataHref,
  shape,
}: {
  content: BlockProps<'game-row'>['content'];
  dataHref: string;
  shape: RowShape;
}) {
  const site = useSite();
  const { t } = site;
  const poster = site.brand.layout.liveRowSpan === 2;
  const forTiles = tileSite(site);
  const specimen = specimenGame(site.currency);
  const props: PlayerRowProps = {
    dataHref,
    followFavourites: content.source === 'favourites',
    limit: content.limit,
    shape,
    poster,
    site: forTiles,
  };
  return (
    <Island name="player-row" on="visible" className={styles.frame} props={props}>
      <ScrollRow title={content.title} className={`${rowStyles.row} ${rowStyles[shape]}`}>
        {Array.from({ length: places }, (_, place) => (
          <li key={place} className={styles.place} data-place="" />
        ))}
      </ScrollRow>
      <div className={styles.note} role="status">
        <p data-empty hidden>
          {t(content.source === 'favourites' ? 'myGames.noFavourites' : 'myGames.noRecent')}
        </p>
        <p data-failed hidden>
          {t('myGames.failed')}{' '}
          <button type="button" data-retry>
            {t('myGames.retry')}
          </button>
        </p>
      </div>
      <template data-tile>
        <li>
          <GameTile
            game={specimen}
            site={forTiles}
            crops={[rowCrop(specimen, shape, poster)]}
            layout={shape === 'live' ? 'card' : 'tile'}
            marked
          />
        </li>
      </template>
    </Island>
  );
}
