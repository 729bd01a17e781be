import type { Link, Tournament, TournamentLive } from '../../schemas/generated/types';
import { ButtonLink } from '../control/button-link';
import { Countdown } from './countdown';
import { formatDateRange } from '../format/date-range';
import { formatMoney, formatNumber } from '../format/money';
import { visibleLinks } from '../site/navigation-link';
import { Picture } from '../picture/picture';
import { RichTextView } from '../text/rich-text-view';
import { useSite } from '../site/site-context';
import { TournamentGames } from './tournament-games';
import { TournamentLeaderboard } from './tournament-leaderboard';
import { TournamentTerms } from './tournament-terms';
import styles from './tournament-view.module.css';

interface TournamentViewProps {
  content: Tournament;
  live: TournamentLive;
  /** A few words above the name. */
  overlayTitle?: string;
  /** Shown by sign-in state (BLOCK-27). */
  callsToAction?: Link[];
  /** Rows of the leaderboard; 0 leaves it out. */
  leaderboardRows?: number;
}

/** As many as fit beside the picture without a gap below them. */
const defaultRows = 8;

const statusKeys = {
  upcoming: 'tournament.upcoming',
  running: 'tournament.running',
  finished: 'tournament.finished',
} as const;

/** A tournament: picture, prize, dates in the market's zone, countdown, leaderboard and the games that count (BLOCK-26). */
export function TournamentView(props: TournamentViewProps) {
  const { content, live, overlayTitle, callsToAction, leaderboardRows = defaultRows } = props;
  const { authorized, currencies, numberTag, tag, timeZone, t } = useSite();
  const links = visibleLinks(callsToAction, authorized);
  return (
    <article className={styles.box}>
      <div className={styles.stage}>
        <Picture
          image={content.image}
          sizes="(min-width: 960px) 60vw, 100vw"
          widths={[480, 720, 960, 1200]}
          className={styles.image}
          decorative
        />
        <div className={styles.info}>
          <p className={styles.line}>
            <span className={styles.status} data-status={live.status}>
              {t(statusKeys[live.status])}
            </span>
            {overlayTitle && <span className={styles.overlayTitle}>{overlayTitle}</span>}
          </p>
          <h2 className={styles.name}>{content.name}</h2>
          {content.subtitle && <p className={styles.subtitle}>{content.subtitle}</p>}
          <dl className={styles.facts}>
            <div className={styles.prize}>
              <dt>{t('tournament.prizePool')}</dt>
              <dd>{formatMoney(live.prize.amount, live.prize.currency, { tag, displays: currencies })}</dd>
            </div>
            <div>
              <dt>{t('tournament.dates')}</dt>
              <dd>{formatDateRange(live.startsAt, live.endsAt, { tag, timeZone })}</dd>
            </div>
            <div>
              <dt>{t('tournament.players')}</dt>
              <dd>{formatNumber(live.entrants, numberTag)}</dd>
            </div>
          </dl>
          <div className={styles.act}>
            {live.status === 'upcoming' && (
              <Countdown to={live.startsAt} label={t('tournament.startsIn')} over={t('tournament.started')} />
            )}
            {live.status === 'running' && (
              <Countdown to={live.endsAt} label={t('tournament.endsIn')} over={t('tournament.ended')} />
            )}
            {links.length > 0 && (
              <div className={styles.links}>
                {links.map((link) => (
                  <ButtonLink key={link.target + link.label} link={link} size="large" />
                ))}
              </div>
            )}
          </div>
        </div>
      </div>
      {leaderboardRows > 0 && <TournamentLeaderboard live={live} rows={leaderboardRows} />}
      {live.games.length > 0 && <TournamentGames games={live.games} />}
      {(content.rules ?? live.terms) && (
        <details className={styles.rules}>
          <summary>{t('tournament.rules')}</summary>
          {content.rules && <RichTextView document={content.rules} />}
          {live.terms && <TournamentTerms live={live} terms={live.terms} />}
        </details>
      )}
    </article>
  );
}
