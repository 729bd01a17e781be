import { useSite } from '../../../../ui/site/site-context';
import { type Finding, subjects } from '../finding';
import type { ReportedMarket } from '../make-report.server';
import { type OverviewCell, overviewOf } from '../overview';
import { SeverityMark } from './severity-mark';
import styles from './market-overview.module.css';

interface MarketOverviewProps {
  markets: readonly ReportedMarket[];
  findings: readonly Finding[];
}

/** A row per market, a column per subject; each cell links to its findings. */
export function MarketOverview({ markets, findings }: MarketOverviewProps) {
  const { t } = useSite();
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className={styles.heading}>
        {t('launchReport.overview')}
      </h2>
      <p className={styles.hint}>{t('launchReport.overviewHint')}</p>
      {/* Wider than a phone: it scrolls, so it must be reachable by keyboard. */}
      <div className={styles.frame} tabIndex={0} role="group" aria-labelledby="overview">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('launchReport.market')}</th>
              {subjects.map((subject) => (
                <th key={subject} scope="col">
                  {t(`launchReport.subjects.${subject}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {overviewOf(markets, findings).map(({ market, cells }) => (
              <tr key={market?.code ?? ''} data-market={market?.code}>
                <th scope="row">{market ? <MarketName market={market} /> : t('launchReport.wholeBrand')}</th>
                {cells.map((cell) => (
                  <td key={cell.subject}>
                    <Cell cell={cell} isOff={market?.isEnabled === false} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function MarketName({ market }: { market: ReportedMarket }) {
  const { t } = useSite();
  const { code, name, isEnabled, status = 'open', locales } = market;
  return (
    <>
      <span className={styles.market}>
        {name} <code>{code}</code>
      </span>
      <span className={styles.status}>{t(`launchReport.statuses.${isEnabled ? status : 'off'}`)}</span>
      <span className={styles.locales}>
        {locales.map((locale) => (
          <a key={locale} href={`/${locale}`}>
            {locale}
          </a>
        ))}
      </span>
    </>
  );
}

function Cell({ cell: { subject, severity, count }, isOff }: { cell: OverviewCell; isOff: boolean }) {
  const { t } = useSite();
  // Disabled markets are not checked.
  if (!severity && isOff) return null;
  if (!severity)
    return (
      <span className={styles.found}>
        <SeverityMark severity={undefined}>{t('launchReport.severities.fine')}</SeverityMark>
      </span>
    );
  return (
    <a href={`#${subject}`} className={styles.found}>
      <SeverityMark severity={severity}>{t(`launchReport.totals.${severity}`, { count })}</SeverityMark>
    </a>
  );
}
