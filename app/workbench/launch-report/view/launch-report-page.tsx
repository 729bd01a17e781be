import { useSite } from '../../../../ui/site/site-context';
import { FindingCard } from './finding-card';
import { severities, subjects } from '../finding';
import type { LaunchReportView } from './launch-report-view';
import { MarketOverview } from './market-overview';
import { SeverityMark } from './severity-mark';
import { verdictOf } from '../verdict';
import styles from './launch-report-page.module.css';

/** The report for the person who decides on a launch: verdict, overview of markets, then all findings. */
export function LaunchReportPage({ view }: { view: LaunchReportView }) {
  const { t } = useSite();
  const { markets, findings } = view.report;
  const verdict = verdictOf(findings);
  return (
    <div className={styles.report}>
      <Head view={view} />
      <p className={styles.verdict} data-verdict={verdict.severity ?? 'fine'}>
        <SeverityMark severity={verdict.severity}>{t(verdict.text)}</SeverityMark>
        <span className={styles.totals}>
          {severities
            .map((severity) => t(`launchReport.totals.${severity}`, { count: verdict.counts[severity] }))
            .join(' · ')}
        </span>
      </p>
      <MarketOverview markets={markets} findings={findings} />
      <section className={styles.details} aria-labelledby="found">
        <h2 id="found" className={styles.heading}>
          {t('launchReport.details')}
        </h2>
        {subjects.map((subject) => {
          const own = findings.filter((finding) => finding.subject === subject);
          return (
            <section key={subject} id={subject} className={styles.subject} tabIndex={-1}>
              <h3 className={styles.name}>{t(`launchReport.subjects.${subject}`)}</h3>
              {own.length === 0 ? (
                <SeverityMark severity={undefined}>{t('launchReport.nothing')}</SeverityMark>
              ) : (
                <ul className={styles.findings}>
                  {own.map((finding, index) => (
                    <FindingCard key={index} finding={finding} />
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </section>
    </div>
  );
}

function Head({ view: { report, brands, at, took } }: { view: LaunchReportView }) {
  const { t, tag, timeZone } = useSite();
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);
  const duration = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: 1,
  }).format(took / 1_000);
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t('launchReport.title')}</h1>
      <p className={styles.intro}>{t('launchReport.intro', { brand: report.brand.name, time, duration })}</p>
      <nav className={styles.brands} aria-label={t('launchReport.brands')}>
        {brands.map(({ id, name, href, current }) => (
          <a key={id} href={href} aria-current={current ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}
