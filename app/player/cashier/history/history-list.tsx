import { Link } from '@remix-run/react';
import { formatDate } from '../../../../ui/format/date';
import { useSite } from '../../../../ui/site/site-context';
import type { HistoryEntry } from './history-entry';
import { walletOf } from './history-entry';
import { markFirstOfDay } from './history-state';
import styles from './history-list.module.css';
import { receiptPath } from '../statements/statement-paths';
import { useMoney } from '../../../../ui/format/use-money';

/** Transactions by day, newest first; each expands to its details (WALLET-13). */
export function HistoryList({ list }: { list: HistoryEntry[] }) {
  const { dateFormat, tag, timeZone } = useSite();
  const days = byDay(markFirstOfDay(list, timeZone));
  return (
    <div className={styles.days}>
      {days.map(({ day, entries }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} className={styles.day}>
            {formatDate(entries[0]?.transactionDate ?? '', 'date', { tag, timeZone, dateFormat })}
          </h3>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.referenceId}>
                <Entry entry={entry} list={list} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function byDay(list: ReturnType<typeof markFirstOfDay>): { day: string; entries: HistoryEntry[] }[] {
  const days: { day: string; entries: HistoryEntry[] }[] = [];
  for (const entry of list) {
    if (entry.firstInGroup) days.push({ day: entry.day, entries: [entry] });
    else days.at(-1)?.entries.push(entry);
  }
  return days;
}

/** Only incomplete transactions show a status. */
const plainStatuses: readonly HistoryEntry['status'][] = ['SUCCESS', 'COMPLETED'];

function Entry({ entry, list }: { entry: HistoryEntry; list: HistoryEntry[] }) {
  const { t, tag, timeZone } = useSite();
  const money = useMoney();
  const { type, category, status, amount, balanceAfterTransaction, currency, transactionDate } = entry;
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone });
  return (
    <details className={styles.entry}>
      <summary className={styles.summary}>
        <span className={styles.what}>
          <span className={styles.type}>
            {t(`wallet.types.${type}`)}
            {!plainStatuses.includes(status) && (
              <span className={styles.status} data-status={status}>
                {t(`wallet.statuses.${status}`)}
              </span>
            )}
          </span>
          <span className={styles.note}>
            <time dateTime={transactionDate}>{time.format(Date.parse(transactionDate))}</time>
            {' · '}
            {entry.gameName ?? methodName(entry.method) ?? t(`wallet.categories.${category}`)}
          </span>
        </span>
        <span className={styles.amounts}>
          <span className={styles.amount} data-sign={Math.sign(amount)}>
            {money(amount, currency, true)}
          </span>
          <span className={styles.note}>
            <span className="visually-hidden">{t('wallet.balanceAfter')}: </span>
            {money(balanceAfterTransaction, currency)}
          </span>
        </span>
      </summary>
      <EntryDetail entry={entry} list={list} />
    </details>
  );
}

function EntryDetail({ entry, list }: { entry: HistoryEntry; list: HistoryEntry[] }) {
  const { t, tag, timeZone, locale } = useSite();
  const money = useMoney();
  const sameRound = entry.roundId
    ? list.filter(
        ({ roundId, referenceId }) => roundId === entry.roundId && referenceId !== entry.referenceId,
      )
    : [];
  const facts: [string, string | null | undefined][] = [
    [t('wallet.date'), formatDate(entry.transactionDate, 'dateTime', { tag, timeZone })],
    [t('wallet.category'), t(`wallet.categories.${entry.category}`)],
    [t('wallet.status'), t(`wallet.statuses.${entry.status}`)],
    [t('wallet.wallet'), t(`wallet.wallets.${walletOf(entry)}`)],
    [t('wallet.balanceAfter'), money(entry.balanceAfterTransaction, entry.currency)],
    [t('wallet.method'), methodName(entry.method)],
    [t('wallet.game'), entry.gameName],
    [t('wallet.round'), entry.roundId],
    [t('wallet.reference'), entry.referenceId],
  ];
  return (
    <dl className={styles.detail}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {sameRound.length > 0 && (
        <div className={styles.wide}>
          <dt>{t('wallet.sameRound')}</dt>
          {sameRound.map((other) => (
            <dd key={other.referenceId}>
              {t(`wallet.types.${other.type}`)} {money(other.amount, other.currency, true)}
            </dd>
          ))}
        </div>
      )}
      <div className={styles.wide}>
        <dt className="visually-hidden">{t('wallet.receipt')}</dt>
        <dd>
          <Link to={`/${locale}${receiptPath(entry.transactionId)}`} className={styles.receipt}>
            {t('wallet.receipt')}
          </Link>
        </dd>
      </div>
    </dl>
  );
}

/** Codes of payment methods are in capitals: `CREDITCARD` becomes `Creditcard`. */
export function methodName(method: string | null): string | undefined {
  return method ? method.charAt(0) + method.slice(1).toLowerCase() : undefined;
}
