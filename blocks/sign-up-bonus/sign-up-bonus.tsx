import type { BlockProps } from '../../schemas/generated/blocks';
import { ButtonLink } from '../../ui/button-link';
import { visibleLinks } from '../../ui/navigation-link';
import { Picture } from '../../ui/picture';
import { useSite } from '../../ui/site-context';
import { SiteLink } from '../../ui/site-link';
import styles from './sign-up-bonus.module.css';

/** The offer for new players, its significant conditions and a button by sign-in state (API-135, BLOCK-27). */
export function SignUpBonus({ content }: BlockProps<'sign-up-bonus'>) {
  const { authorized, t } = useSite();
  const { amount, conditions, image, termsLink, text, title } = content;
  const calls = visibleLinks(content.callsToAction, authorized);
  return (
    <section className={styles.section}>
      <div className={`${styles.banner} ${image ? styles.pictured : ''}`}>
        {image && (
          <div className={styles.media}>
            <Picture
              image={image}
              sizes="(min-width: 600px) 260px, 100vw"
              widths={[320, 480, 768]}
              decorative={!image.alt}
            />
          </div>
        )}
        <div className={styles.offer}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.amount}>{amount}</p>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {calls.length > 0 && (
          <div className={styles.calls}>
            {calls.map((link, index) => (
              <ButtonLink key={index} link={link} size="large" />
            ))}
          </div>
        )}
        <div className={styles.conditions}>
          <h3 className="visually-hidden">{t('offerBlocks.conditions')}</h3>
          <p>
            {conditions}{' '}
            <SiteLink target={termsLink.target} newTab={termsLink.newTab} className={styles.terms}>
              {termsLink.label}
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  );
}
