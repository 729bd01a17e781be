import type { PromotionCardLive } from '../../schemas/generated/types';
import { CardTerms } from './card-terms';
import { Picture } from '../picture/picture';
import { PromotionStatus } from './promotion-status';
import { SiteLink } from '../site/site-link';
import styles from './promotion-card.module.css';

interface PromotionCardProps {
  promotion: PromotionCardLive;
  /** One level below the heading of the list. */
  heading: 'h2' | 'h3';
  /** CSS `sizes` of the picture. */
  sizes: string;
  priority?: boolean;
}

/** A promotion in a list: the whole card leads to it through the one link in its title (PROMO-02, 03). */
export function PromotionCard({ promotion, heading: Heading, sizes, priority }: PromotionCardProps) {
  const { badge, href, image, newTab, summary, tags, title } = promotion;
  return (
    <article className={styles.card} data-status={promotion.status}>
      <div className={styles.picture}>
        <Picture image={image} sizes={sizes} widths={[320, 480, 640, 800]} priority={priority} decorative />
        {badge && <p className={styles.badge}>{badge}</p>}
      </div>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <SiteLink target={href} newTab={newTab} className={styles.link}>
            {title}
          </SiteLink>
        </Heading>
        <p className={styles.summary}>{summary}</p>
        {promotion.campaign && <CardTerms campaign={promotion.campaign} />}
        <div className={styles.foot}>
          <PromotionStatus promotion={promotion} />
          {tags.length > 0 && (
            <ul className={styles.tags}>
              {tags.map(({ slug, label }) => (
                <li key={slug}>{label}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </article>
  );
}
