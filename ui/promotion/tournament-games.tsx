import type { GameCardLive } from '../../schemas/generated/types';
import { Island } from '../live/island';
import { Picture } from '../picture/picture';
import { SiteLink } from '../site/site-link';
import { useSite } from '../site/site-context';
import styles from './tournament-games.module.css';

/** The games that count in a tournament, as a row of small tiles. */
export function TournamentGames({ games }: { games: GameCardLive[] }) {
  const { t } = useSite();
  return (
    <div className={styles.games}>
      <h3 className={styles.title}>{t('tournament.games')}</h3>
      <Island name="focus-in-view" on="interaction">
        <ul className={styles.list}>
          {games.map((game) => (
            <li key={game.gameId} className={game.restricted ? styles.restricted : undefined}>
              <SiteLink target={game.href} className={styles.link}>
                <span className={styles.tile} style={{ backgroundColor: game.tint }}>
                  <Picture image={game.square} sizes="116px" widths={[116, 232, 348]} decorative />
                </span>
                <span className={styles.name}>{game.name}</span>
                {game.restricted && <span className="visually-hidden"> ({t('game.restricted')})</span>}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Island>
    </div>
  );
}
