import type { PromotionCardLive } from '../../schemas/generated/types';
import { formatDate } from '../format/date';
import { relativeTime } from '../format/relative-time';
import { useSite } from '../site/site-context';
import styles from './promotion-status.module.css';

/** Above this, a date is clearer than a number of days. */
const relativeWithinMs = 14 * 86_400_000;

/** When a promotion starts or ends (PROMO-04, 05); nothing for one without an end. */
export function PromotionStatus({
  promotion,
}: {
  promotion: Pick<PromotionCardLive, 'status' | 'startsAt' | 'endsAt'>;
}) {
  const { dateFormat, now, tag, timeZone, t } = useSite();
  const upcoming = promotion.status === 'upcoming';
  const iso = upcoming ? promotion.startsAt : promotion.endsAt;
  if (!iso) return upcoming ? <p className={styles.upcoming}>{t('promotion.upcoming')}</p> : null;
  const time = Date.parse(iso);
  // A page may be older than the end it names.
  if (time <= now) return null;
  const when =
    time - now < relativeWithinMs
      ? relativeTime(time, now, { tag })
      : formatDate(iso, 'date', { tag, timeZone, dateFormat });
  return (
    <p className={upcoming ? styles.upcoming : styles.active}>
      <time dateTime={iso}>{t(upcoming ? 'promotion.starts' : 'promotion.ends', { when })}</time>
    </p>
  );
}
