import type { BlockProps } from '../../schemas/generated/blocks';
import { CallLinks } from '../../ui/promotion/call-links';
import { Countdown } from '../../ui/promotion/countdown';
import { CoverPicture } from '../../ui/picture/cover-picture';
import { formatDate } from '../../ui/format/date';
import { useSite } from '../../ui/site/site-context';
import styles from './countdown-box.module.css';

/** A clock that runs to a date, the date itself in the market's zone, and a button by sign-in state (BLOCK-27). */
export function CountdownBox({ content }: BlockProps<'countdown-box'>) {
  const { now, tag, timeZone, t } = useSite();
  const { endsAt, image, overText, text, title } = content;
  if (content.whenOver === 'hide' && Date.parse(endsAt) <= now) return null;
  return (
    <section className={styles.section}>
      <div className={`${styles.box} ${image ? styles.pictured : ''}`}>
        {image && (
          <CoverPicture
            image={image}
            sizes="(min-width: 720px) 44vw, 100vw"
            widths={[480, 768, 1080]}
            className={styles.media}
          />
        )}
        <div className={styles.text}>
          <h2 className={styles.title}>{title}</h2>
          {text && <p className={styles.lead}>{text}</p>}
          <div className={styles.clock}>
            <Countdown
              to={endsAt}
              label={content.label ?? t('offerBlocks.endsIn')}
              over={overText ?? t('offerBlocks.over')}
            />
            <p className={styles.date}>
              <time dateTime={endsAt}>{formatDate(endsAt, 'zonedDateTime', { tag, timeZone })}</time>
            </p>
          </div>
          <CallLinks links={content.callsToAction} className={styles.calls} />
        </div>
      </div>
    </section>
  );
}
