import { ButtonLink } from '../../../ui/control/button-link';
import { Picture } from '../../../ui/picture/picture';
import { useSite } from '../../../ui/site/site-context';
import type { StageGame } from '../stage/game-stage';
import styles from './game-menu.module.css';
import { type InGameView, inGameViews, viewTitles } from './in-game-views';

const pictureWidths = [96, 192] as const;

/** Links to the other views and to other games. Visitors get a sign-in link. */
export function InitialView({ game, onView }: { game: StageGame; onView: (view: InGameView) => void }) {
  const { authorized, locale, rules, t } = useSite();
  return (
    <>
      {authorized ? (
        <ul className={styles.list}>
          {inGameViews
            .filter((view) => view !== 'initial')
            .map((view) => (
              <li key={view}>
                <button type="button" className={styles.entry} onClick={() => onView(view)}>
                  {t(viewTitles[view])}
                </button>
              </li>
            ))}
        </ul>
      ) : (
        <p className={styles.ways}>
          <ButtonLink link={{ label: t('signIn.title'), target: '#login' }} />
          {rules.marketStatus === 'open' && (
            <ButtonLink
              link={{ label: t('registration.title'), target: '/register', emphasis: 'secondary' }}
            />
          )}
        </p>
      )}
      <p className={styles.ways}>
        <a href={game.lobbyHref}>{t('play.back')}</a>
        <a href={`/${locale}/responsible-gambling`}>{t('safety.break.help')}</a>
      </p>
      {game.related.length > 0 && (
        <section>
          <h3>{t('gameDetail.similar')}</h3>
          <ul className={styles.related}>
            {game.related.map(({ gameId, name, href, square }) => (
              <li key={gameId}>
                <a href={href}>
                  <Picture image={square} sizes="96px" widths={pictureWidths} decorative />
                  <span>{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
