import { Link } from '@remix-run/react';
import { useSite } from '../../../../ui/site/site-context';
import { AccountCard, AccountPage } from '../../account/account-page';
import { useMoney } from '../../../../ui/format/use-money';
import { statementPath } from './statement-paths';
import styles from './statements.module.css';
import type { NamedPeriod, StatementsPageData } from './statements-page.server';

/** The choice of a month or year. */
export function StatementsPage({ periods, lifetime }: StatementsPageData) {
  const { t } = useSite();
  const money = useMoney();
  return (
    <AccountPage title="account.pages.statements">
      {lifetime && (
        <dl className={styles.figures}>
          <div>
            <dt>{t('statements.lifetime')}</dt>
            <dd>{money(lifetime.amount, lifetime.currency, true)}</dd>
            <dd className={styles.hint}>{t('statements.lifetimeHint')}</dd>
          </div>
        </dl>
      )}
      <AccountCard title={t('statements.choose')} text={t('statements.intro')}>
        {periods === undefined && <p role="alert">{t('statements.failed')}</p>}
        {periods?.months.length === 0 && <p>{t('statements.none')}</p>}
        {periods && periods.months.length > 0 && (
          <>
            <Periods title={t('statements.months')} list={periods.months} />
            <Periods title={t('statements.years')} list={periods.years} />
          </>
        )}
      </AccountCard>
    </AccountPage>
  );
}

/** The newest period has not ended. */
function Periods({ title, list }: { title: string; list: NamedPeriod[] }) {
  const { t, locale } = useSite();
  return (
    <section>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul className={styles.periods}>
        {list.map(({ period, name }, index) => (
          <li key={period}>
            <Link to={`/${locale}${statementPath(period)}`} className={styles.period}>
              {index === 0 ? t('statements.unfinished', { period: name }) : name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
