import { Link } from '@remix-run/react';
import type { PlatformStatementPots } from '../../../../schemas/generated/types';
import { useSite } from '../../../../ui/site/site-context';
import { tabPaths } from '../../account/account-navigation';
import { AccountCard } from '../../account/account-page';
import pageStyles from '../../account/account-page.module.css';
import { useMoney } from '../../../../ui/format/use-money';
import { downloadAddress, receiptPath, statementPath } from './statement-paths';
import type { LineView, StatementView } from './statement-view';
import styles from './statements.module.css';

/** The statement of a month or year: opening and closing balance, totals, and each movement. */
export function StatementPage({ statement }: { statement: StatementView }) {
  const { t, locale } = useSite();
  const { name, firstDay, lastDay, timeZone, isOver, period } = statement;
  return (
    <>
      <h1 className={pageStyles.title}>{t('statements.of', { period: name })}</h1>
      <div className={`${pageStyles.cards} ${styles.printed}`}>
        <div>
          <p className={styles.range}>{t('statements.range', { from: firstDay, to: lastDay, timeZone })}</p>
          {!isOver && <p className={styles.range}>{t('statements.soFar')}</p>}
          <p className={styles.tools}>
            <a className={styles.link} href={downloadAddress('pdf', period, locale)} download>
              {t('statements.pdf')}
            </a>
            <a className={styles.link} href={downloadAddress('csv', period, locale)} download>
              {t('statements.csv')}
            </a>
            <Link className={styles.link} to={`/${locale}${tabPaths.statements}`}>
              {t('statements.all')}
            </Link>
          </p>
        </div>
        <Figures statement={statement} />
        <Sums statement={statement} />
        {period.length === 4 ? <Months statement={statement} /> : <Days statement={statement} />}
      </div>
    </>
  );
}

function Figures({ statement }: { statement: StatementView }) {
  const { t } = useSite();
  const money = useMoney();
  const { opening, closing, netDeposits, gameResult, currency, isOver } = statement;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('statements.opening')}</dt>
        <dd>{money(opening.total, currency)}</dd>
      </div>
      <div>
        <dt>{t(isOver ? 'statements.closing' : 'statements.closingNow')}</dt>
        <dd>{money(closing.total, currency)}</dd>
      </div>
      <div>
        <dt>{t('statements.netDeposits')}</dt>
        <dd>{money(netDeposits, currency, true)}</dd>
        <dd className={styles.hint}>{t('statements.netDepositsHint')}</dd>
      </div>
      <div>
        <dt>{t('statements.gameResult')}</dt>
        <dd>{money(gameResult, currency, true)}</dd>
        <dd className={styles.hint}>{t('statements.gameResultHint')}</dd>
      </div>
    </dl>
  );
}

/** Totals from the opening to the closing balance, with an explanation of each kind. */
function Sums({ statement: { opening, closing, sums, currency, isOver } }: { statement: StatementView }) {
  const { t } = useSite();
  const money = useMoney();
  return (
    <AccountCard title={t('statements.how')}>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('statements.what')}</th>
            <th scope="col">{t('wallet.amount')}</th>
          </tr>
        </thead>
        <tbody>
          <tr className={styles.balance}>
            <th scope="row">
              {t('statements.opening')}
              <Pots pots={opening} currency={currency} />
            </th>
            <td>{money(opening.total, currency)}</td>
          </tr>
          {sums.map(({ kind, count, moved }) => (
            <tr key={kind} data-kind={kind}>
              <th scope="row">
                {t(`statements.kinds.${kind}`)} <span className={styles.count}>({count})</span>
                <span className={styles.note}>{t(`statements.why.${kind}`)}</span>
                <Pots pots={moved} currency={currency} signed />
              </th>
              <td data-minor={moved.total}>{money(moved.total, currency, true)}</td>
            </tr>
          ))}
          <tr className={styles.balance}>
            <th scope="row">
              {t(isOver ? 'statements.closing' : 'statements.closingNow')}
              <Pots pots={closing} currency={currency} />
            </th>
            <td>{money(closing.total, currency)}</td>
          </tr>
        </tbody>
      </table>
    </AccountCard>
  );
}

/** Balances of the wallet's parts, if there is more than real money. */
function Pots({
  pots,
  currency,
  signed = false,
}: {
  pots: PlatformStatementPots;
  currency: string;
  signed?: boolean;
}) {
  const { t } = useSite();
  const money = useMoney();
  if (pots.locked === 0 && pots.bonus === 0) return null;
  const parts = [
    `${t('wallet.wallets.main')} ${money(pots.real, currency, signed)}`,
    ...(pots.locked === 0 ? [] : [`${t('wallet.wallets.locked')} ${money(pots.locked, currency, signed)}`]),
    ...(pots.bonus === 0 ? [] : [`${t('wallet.wallets.bonus')} ${money(pots.bonus, currency, signed)}`]),
  ];
  return <span className={styles.note}>{parts.join(' · ')}</span>;
}

function Months({ statement: { months, currency } }: { statement: StatementView }) {
  const { t, locale } = useSite();
  const money = useMoney();
  return (
    <AccountCard title={t('statements.byMonth')}>
      <ul className={styles.months}>
        {months.map(({ period, name, netDeposits, gameResult, closing }) => (
          <li key={period}>
            <h3 className={styles.subtitle}>
              <Link to={`/${locale}${statementPath(period)}`} className={styles.period}>
                {name}
              </Link>
            </h3>
            <dl className={styles.facts}>
              <div>
                <dt>{t('statements.netDeposits')}</dt>
                <dd>{money(netDeposits, currency, true)}</dd>
              </div>
              <div>
                <dt>{t('statements.gameResult')}</dt>
                <dd>{money(gameResult, currency, true)}</dd>
              </div>
              <div>
                <dt>{t('statements.closing')}</dt>
                <dd>{money(closing, currency)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}

function Days({ statement: { days, currency } }: { statement: StatementView }) {
  const { t } = useSite();
  return (
    <AccountCard title={t('statements.movements')} text={t('statements.movementsHint')}>
      {days.length === 0 && <p>{t('statements.empty')}</p>}
      {days.map(({ day, name, lines }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} className={styles.subtitle}>
            {name}
          </h3>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <Line key={line.key} line={line} currency={currency} />
            ))}
          </ul>
        </section>
      ))}
    </AccountCard>
  );
}

function Line({ line, currency }: { line: LineView; currency: string }) {
  const { t, locale } = useSite();
  const money = useMoney();
  const { what, detail, time, played, amount, transactionId, reference } = line;
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        {transactionId === undefined ? (
          <span className={styles.name}>{t(what)}</span>
        ) : (
          <Link to={`/${locale}${receiptPath(transactionId)}`} className={styles.name}>
            {t(what)}
          </Link>
        )}
        <span className={styles.note}>{[time, detail].filter(Boolean).join(' · ')}</span>
        {played && (
          <span className={styles.note}>
            {t('statements.played', {
              rounds: played.rounds,
              staked: money(played.staked, currency),
              won: money(played.won, currency),
            })}
          </span>
        )}
        {reference && <span className={styles.reference}>{reference}</span>}
        <Pots pots={amount} currency={currency} signed />
      </span>
      <span className={styles.amount} data-sign={Math.sign(amount.total)} data-minor={amount.total}>
        {money(amount.total, currency, true)}
      </span>
    </li>
  );
}
