import type { BlockProps } from '../../schemas/generated/blocks';
import { CallLinks } from '../../ui/promotion/call-links';
import { CoverPicture } from '../../ui/picture/cover-picture';
import { useSite } from '../../ui/site/site-context';
import { SiteLink } from '../../ui/site/site-link';
import styles from './sign-up-bonus.module.css';

/** The offer for new players, its significant conditions and a button by sign-in state (API-135, BLOCK-27). */
export function SignUpBonus({ content }: BlockProps<'sign-up-bonus'>) {
  const { t } = useSite();
  const { amount, conditions, image, termsLink, text, title } = content;
  return (
    <section className={styles.section}>
      <div className={`${styles.banner} ${image ? styles.pictured : ''}`}>
        {image && (
          <CoverPicture
            image={image}
            sizes="(min-width: 600px) 260px, 100vw"
            widths={[320, 480, 768]}
            className={styles.media}
          />
        )}
        <div className={styles.offer}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.amount}>{amount}</p>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <CallLinks links={content.callsToAction} className={styles.calls} />
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
