import { useSite } from '../../../../ui/site/site-context';
import type { Finding, Place } from '../finding';
import { findingText, remedyText } from '../finding-texts';
import { SeverityMark } from './severity-mark';
import styles from './finding-card.module.css';

const fewPlaces = 4;

/** One finding: severity, text, remedy, languages and locations. */
export function FindingCard({ finding }: { finding: Finding }) {
  const { t } = useSite();
  const { severity, places, locales, markets } = finding;
  const shown = places.slice(0, fewPlaces);
  const rest = places.slice(fewPlaces);
  const path = places.find((place) => place.path !== undefined)?.path;
  return (
    <li className={styles.finding} data-kind={finding.kind}>
      <SeverityMark severity={severity}>{t(`launchReport.severities.${severity}`)}</SeverityMark>
      <div className={styles.words}>
        <p className={styles.text}>{findingText(finding, t)}</p>
        <p className={styles.remedy}>{remedyText(finding, t)}</p>
        {locales.length > 0 ? (
          <ul className={styles.locales}>
            {locales.map((locale) => (
              <li key={locale}>
                <a href={addressOf(locale, path)}>{locale}</a>
              </li>
            ))}
          </ul>
        ) : (
          markets.length > 0 && <p className={styles.markets}>{markets.join(', ')}</p>
        )}
        <Places places={shown} locale={locales[0]} />
        {rest.length > 0 && (
          <details className={styles.rest}>
            <summary>{t('launchReport.more', { count: rest.length })}</summary>
            <Places places={rest} locale={locales[0]} />
          </details>
        )}
      </div>
    </li>
  );
}

/** The address of a page in a language. */
function addressOf(locale: string, path: string | undefined): string {
  return `/${locale}${path === undefined || path === '/' ? '' : path}`;
}

function Places({ places, locale }: { places: readonly Place[]; locale: string | undefined }) {
  return (
    <ul className={styles.places}>
      {places.map(({ at, path }) => (
        <li key={at}>
          <code>{at}</code> {path !== undefined && locale && <a href={addressOf(locale, path)}>{path}</a>}
        </li>
      ))}
    </ul>
  );
}
