import type { BlockProps } from '../../schemas/generated/blocks';
import { ButtonLink } from '../../ui/button-link';
import { Countdown } from '../../ui/countdown';
import { formatDate } from '../../ui/format/date';
import { visibleLinks } from '../../ui/navigation-link';
import { Picture } from '../../ui/picture';
import { useSite } from '../../ui/site-context';
import styles from './countdown-box.module.css';

/** A clock that runs to a date, the date itself in the market's zone, and a button by sign-in state (BLOCK-27). */
export function CountdownBox({ content }: BlockProps<'countdown-box'>) {
  const { authorized, now, tag, timeZone, t } = useSite();
  const { endsAt, image, overText, text, title } = content;
  if (content.whenOver === 'hide' && Date.parse(endsAt) <= now) return null;
  const calls = visibleLinks(content.callsToAction, authorized);
  return (
    <section className={styles.section}>
      <div className={`${styles.box} ${image ? styles.pictured : ''}`}>
        {image && (
          <div className={styles.media}>
            <Picture
              image={image}
              sizes="(min-width: 720px) 44vw, 100vw"
              widths={[480, 768, 1080]}
              decorative={!image.alt}
            />
          </div>
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
          {calls.length > 0 && (
            <div className={styles.calls}>
              {calls.map((link, index) => (
                <ButtonLink key={index} link={link} size="large" />
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
