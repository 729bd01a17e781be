import type { BlockProps } from '../../schemas/generated/blocks';
import { PromotionCard } from '../../ui/promotion-card';
import { ScrollRow } from '../../ui/scroll-row';
import styles from './promotions-row.module.css';

/** A row of promotion cards that scrolls sideways where it does not fit (PROMO-02…09). */
export function PromotionsRow({ content, live }: BlockProps<'promotions-row'>) {
  const promotions = live.items.slice(0, content.limit);
  if (promotions.length === 0) return null;
  return (
    <ScrollRow title={content.title} allTarget={live.href} className={styles.row}>
      {promotions.map((promotion) => (
        <li key={promotion.slug} className={styles.item}>
          <PromotionCard
            promotion={promotion}
            heading="h3"
            sizes="(min-width: 960px) 440px, (min-width: 600px) 46vw, 82vw"
          />
        </li>
      ))}
    </ScrollRow>
  );
}
