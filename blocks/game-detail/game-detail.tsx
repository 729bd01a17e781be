import type { CSSProperties } from 'react';
import type { BlockProps } from '../../schemas/generated/blocks';
import { ButtonLink } from '../../ui/control/button-link';
import { GameTile } from '../../ui/game/game-tile';
import { Picture } from '../../ui/picture/picture';
import { ScrollRow } from '../../ui/layout/scroll-row';
import { SiteLink } from '../../ui/site/site-link';
import { useSite } from '../../ui/site/site-context';
import { squareCrop } from '../../ui/game/tile-crop';
import { tileParts } from '../../ui/game/tile-parts';
import { tileSite } from '../../ui/game/tile-site';
import { GameFacts } from './game-facts';
import styles from './game-detail.module.css';

const artWidths = [320, 480, 720, 960] as const;

/** One game: its picture, its facts and, for visitors who are not logged in, the way to the login. */
export function GameDetail({ content, live }: BlockProps<'game-detail'>) {
  const site = useSite();
  const { t, authorized } = site;
  const { game, similar } = live;
  const forTiles = tileSite(site);
  const parts = tileParts(game, forTiles);
  return (
    <>
      <article className={styles.game} style={{ '--tint': game.tint } as CSSProperties}>
        <div className={styles.art}>
          <Picture
            image={game.square}
            sizes="(min-width: 960px) 480px, (min-width: 600px) 40vw, 92vw"
            widths={artWidths}
            className={styles.picture}
            priority
            decorative
          />
        </div>
        <div className={styles.text}>
          <SiteLink target={live.lobbyHref} className={styles.back}>
            {t(live.lobby === 'casino' ? 'gameDetail.toCasino' : 'gameDetail.toLiveCasino')}
          </SiteLink>
          <h1 className={styles.name}>{game.name}</h1>
          <p className={styles.provider}>{t('game.by', { provider: game.provider })}</p>
          {parts.badges.length > 0 && (
            <ul className={styles.badges}>
              {parts.badges.map(({ id, label }) => (
                <li key={id}>{label}</li>
              ))}
            </ul>
          )}
          {parts.jackpot && (
            <p className={styles.jackpot}>
              <span>{t('game.jackpotNow')}</span>
              <data value={parts.jackpot.amount} data-live-jackpot={parts.jackpot.gameId}>
                {parts.jackpot.text}
              </data>
            </p>
          )}
          {game.restricted ? (
            <p className={styles.restricted}>{t('game.restricted')}</p>
          ) : (
            !authorized && (
              <ButtonLink link={{ label: t('gameDetail.logIn'), target: '#login' }} size="large" />
            )
          )}
          <GameFacts live={live} table={parts.table} />
        </div>
      </article>
      {similar.length > 0 && (
        <ScrollRow title={content.similarTitle ?? t('gameDetail.similar')} className={styles.similar}>
          {similar.map((other) => (
            <li key={other.gameId}>
              <GameTile
                game={other}
                site={forTiles}
                crops={[squareCrop(other, '(min-width: 960px) 168px, 31vw')]}
              />
            </li>
          ))}
        </ScrollRow>
      )}
    </>
  );
}
