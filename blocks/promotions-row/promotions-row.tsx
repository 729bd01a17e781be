import type { BlockProps } from '../../schemas/generated/blocks';
import { PromotionCard } from '../../ui/promotion/promotion-card';
import { ScrollRow } from '../../ui/layout/scroll-row';
import { useSite } from '../../ui/site/site-context';
import { siteHref } from '../../ui/site/site-href';
import styles from './promotions-row.module.css';

/** A row of promotion cards that scrolls sideways where it does not fit (PROMO-02…09). */
export function PromotionsRow({ content, live }: BlockProps<'promotions-row'>) {
  const { locale, path } = useSite();
  const here = siteHref(path, locale);
  // Below a promotion the row points at the other ones.
  const promotions = live.items.filter(({ href }) => siteHref(href, locale) !== here).slice(0, content.limit);
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
