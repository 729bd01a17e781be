import type { CSSProperties } from 'react';
import type { TournamentLive } from '../../schemas/generated/types';
import { formatMoney, formatNumber } from '../format/money';
import { Island } from '../live/island';
import { useSite } from '../site/site-context';
import type { LeaderboardProps } from './tournament-leaderboard.island';
import styles from './tournament-leaderboard.module.css';

/** The best players of a tournament. Kept up to date in the browser while it runs, in a table of fixed height. */
export function TournamentLeaderboard({ live, rows }: { live: TournamentLive; rows: number }) {
  const { authorized, currencies, locale, numberTag, t } = useSite();
  const { currency } = live.prize;
  const display = currencies[currency];
  const props: LeaderboardProps = {
    href: `/api/tournament?${new URLSearchParams({ locale, id: live.tournamentId }).toString()}`,
    tag: numberTag,
    displays: display ? { [currency]: display } : {},
    ...(authorized ? { own: t('tournament.own', { rank: '{{rank}}', points: '{{points}}' }) } : {}),
  };
  const table = <LeaderboardTable live={live} rows={rows} />;
  return (
    <div className={styles.board}>
      <h3 className={styles.title}>{t('tournament.leaderboard')}</h3>
      {live.status === 'running' ? (
        <Island name="tournament-leaderboard" on="visible" props={props}>
          {table}
          {authorized && <p className={styles.own} data-own role="status" />}
        </Island>
      ) : (
        table
      )}
    </div>
  );
}

function LeaderboardTable({ live, rows }: { live: TournamentLive; rows: number }) {
  const { currencies, numberTag: tag, t } = useSite();
  const isEmpty = live.leaderboard.length === 0;
  // All rows are there from the start, the spare ones hidden, so that a refresh only writes texts.
  const entries = Array.from({ length: rows }, (_, index) => live.leaderboard[index]);
  const reserved =
    live.status === 'running' && !isEmpty ? rows : Math.min(rows, Math.max(live.leaderboard.length, 4));
  const style: CSSProperties & Record<'--rows', number> = { '--rows': reserved };
  return (
    <div className={styles.frame} style={style}>
      <table className={styles.table} hidden={isEmpty}>
        <caption className="visually-hidden">{t('tournament.leaderboard')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tournament.rank')}</th>
            <th scope="col">{t('tournament.player')}</th>
            <th scope="col">{t('tournament.points')}</th>
            <th scope="col">{t('tournament.prize')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <tr key={index} hidden={!entry} data-rank={entry?.rank}>
              <td>
                <span className={styles.rank} data-cell="rank">
                  {entry && formatNumber(entry.rank, tag)}
                </span>
              </td>
              <td>
                <bdi className={styles.nickname} data-cell="nickname">
                  {entry?.nickname}
                </bdi>
              </td>
              <td data-cell="points">{entry && formatNumber(entry.points, tag)}</td>
              <td data-cell="prize">
                {entry?.prize &&
                  formatMoney(entry.prize.amount, entry.prize.currency, { tag, displays: currencies })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.empty} data-empty hidden={!isEmpty}>
        {t('tournament.noPoints')}
      </p>
    </div>
  );
}
