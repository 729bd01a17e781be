import type { ContactContent, ContactLive } from '../../schemas/generated/types';
import { formatDate } from '../../ui/format/date';
import { Island } from '../../ui/live/island';
import { useSite, type SiteView } from '../../ui/site/site-context';
import type { BusinessHoursProps } from './business-hours.island';
import { stateAt, type Opening } from './open-state';
import styles from './contact.module.css';

type Hours = NonNullable<ContactContent['hours']>;

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** A Monday. */
const week = Date.parse('2024-01-01T00:00:00Z');
const dayMs = 86_400_000;

interface BusinessHoursViewProps {
  hours: Hours;
  openings: ContactLive['openings'];
  /** Ready to be read, only those to come. */
  closedDays: string[];
}

/** The hours of the week, and whether support is open now, which is updated while the page is open. */
export function BusinessHours({ hours, openings, closedDays }: BusinessHoursViewProps) {
  const site = useSite();
  const { now, tag, t } = site;
  const props: BusinessHoursProps = {
    madeAt: now,
    openings: openings.map((opening) => openingOf(opening, site)),
    closed: t('offerBlocks.closedNow'),
  };
  const state = stateAt(now, props);
  return (
    <div className={styles.hours}>
      <h3 className={styles.hoursTitle}>{t('offerBlocks.hours')}</h3>
      <Island name="business-hours" on="visible" props={props} className={styles.now}>
        <p className={styles.state} data-state={state.open ? 'open' : 'closed'}>
          {state.text}
        </p>
      </Island>
      <dl className={styles.week}>
        {weekdays.map((day, index) => (
          <div key={day} className={styles.day}>
            <dt>
              {formatDate(new Date(week + index * dayMs).toISOString(), 'weekday', { tag, timeZone: 'UTC' })}
            </dt>
            <dd>{dayHours(hours, day, site)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.zone}>{t('offerBlocks.timesIn', { zone: zoneName(site) })}</p>
      {closedDays.length > 0 && (
        <p className={styles.zone}>
          {t('offerBlocks.closedOn', { days: new Intl.ListFormat(tag).format(closedDays) })}
        </p>
      )}
    </div>
  );
}

function openingOf({ from, to }: ContactLive['openings'][number], { tag, timeZone, t }: SiteView): Opening {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const time = (iso: string) => formatDate(iso, 'dayTime', { tag, timeZone });
  return {
    from: start,
    to: end,
    opens: t('offerBlocks.opensAt', { time: time(from) }),
    // A desk that is open all week has no closing time.
    closes:
      end - start > 7 * dayMs
        ? t('offerBlocks.openAlways')
        : t('offerBlocks.openUntil', { time: formatDate(to, 'time', { tag, timeZone }) }),
  };
}

function dayHours(hours: Hours, day: Hours[number]['day'], { tag, t }: SiteView): string {
  const time = (clock: string) => {
    const iso = `2024-01-01T${clock === '24:00' ? '00:00' : clock}:00Z`;
    return formatDate(iso, 'time', { tag, timeZone: 'UTC' });
  };
  const stretches = hours
    .filter((entry) => entry.day === day)
    .sort((a, b) => (a.opens < b.opens ? -1 : 1))
    .map(({ opens, closes }) =>
      opens === '00:00' && closes === '24:00'
        ? t('offerBlocks.roundTheClock')
        : `${time(opens)} – ${time(closes)}`,
    );
  return stretches.length > 0 ? stretches.join(', ') : t('offerBlocks.closed');
}

/** The zone in words. Where it has no name for all the year, the one of the season; digits are no name. */
function zoneName({ now, tag, timeZone }: SiteView): string {
  const names = (['longGeneric', 'long'] as const).map(
    (timeZoneName) =>
      new Intl.DateTimeFormat(tag, { timeZone, timeZoneName })
        .formatToParts(now)
        .find(({ type }) => type === 'timeZoneName')?.value,
  );
  return names.find((name) => name && !/\d/.test(name)) ?? timeZone;
}
