import type { TournamentLive } from '../../schemas/generated/types';
import { formatDateRange } from '../format/date-range';
import { formatMoney, formatNumber } from '../format/money';
import { useSite } from '../site/site-context';
import styles from './tournament-terms.module.css';

interface TournamentTermsProps {
  live: Pick<TournamentLive, 'startsAt' | 'endsAt' | 'prize'>;
  terms: NonNullable<TournamentLive['terms']>;
}

/** How a tournament is decided, from the terms that the platform settles it by. */
export function TournamentTerms({ live: { startsAt, endsAt, prize }, terms }: TournamentTermsProps) {
  const { currencies, numberTag, tag, timeZone, t } = useSite();
  const money = (amount: number) => formatMoney(amount, prize.currency, { tag, displays: currencies });
  const number = (value: number) => formatNumber(value, numberTag);
  const { category, gameTypes, per, points, amount, prizes } = terms;
  const kinds = gameTypes?.map((kind) => t(`gameKind.${kind}`));
  const place = (from: number, to: number) => (from === to ? number(from) : `${number(from)}–${number(to)}`);
  return (
    <div className={styles.terms}>
      <ul>
        <li>
          {t(per === 'stake' ? 'tournament.terms.stake' : 'tournament.terms.win', {
            points: number(points),
            amount: money(amount),
          })}
        </li>
        <li>
          {kinds === undefined
            ? t(`tournament.terms.all.${category}`)
            : t('tournament.terms.games', { games: new Intl.ListFormat(tag).format(kinds) })}
        </li>
        <li>
          {t('tournament.terms.dates', { dates: formatDateRange(startsAt, endsAt, { tag, timeZone }) })}
        </li>
        <li>{t('tournament.terms.ties')}</li>
        <li>{t('tournament.terms.paid')}</li>
      </ul>
      <table>
        <caption>{t('tournament.terms.prizes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tournament.rank')}</th>
            <th scope="col">{t('tournament.prize')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((each) => (
            <tr key={each.from}>
              <th scope="row">{place(each.from, each.to)}</th>
              <td>{money(each.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
