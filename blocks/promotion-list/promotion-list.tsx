import type { BlockProps } from '../../schemas/generated/blocks';
import { Island } from '../../ui/live/island';
import { PromotionCard } from '../../ui/promotion/promotion-card';
import { useSite } from '../../ui/site/site-context';
import { SiteLink } from '../../ui/site/site-link';
import styles from './promotion-list.module.css';

type Choice = BlockProps<'promotion-list'>['live']['tabs'][number];

/** The promotions of the address: category tabs, tags, at most nine cards and the way to more (ROUTE-17…21, PROMO-07). */
export function PromotionList({ content, live }: BlockProps<'promotion-list'>) {
  const { t } = useSite();
  const { items, nextHref, previousHref, tabs, tags } = live;
  return (
    <section className={styles.list}>
      <header className={styles.head}>
        <h1 className={styles.title}>{content.title}</h1>
        {content.intro && <p className={styles.intro}>{content.intro}</p>}
      </header>
      {tabs.length > 0 && (
        <Choices label={t('promotionList.categories')} choices={tabs} className={styles.tabs} />
      )}
      {tags.length > 0 && <Choices label={t('promotionList.tags')} choices={tags} className={styles.tags} />}
      {items.length > 0 ? (
        <ul className={styles.grid}>
          {items.map((promotion, index) => (
            <li key={promotion.slug}>
              <PromotionCard
                promotion={promotion}
                heading="h2"
                sizes="(min-width: 960px) 440px, (min-width: 600px) 46vw, 92vw"
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{content.emptyText ?? t('promotionList.empty')}</p>
      )}
      {(previousHref || nextHref) && (
        <nav aria-label={t('promotionList.pages')} className={styles.pages}>
          {previousHref && (
            <SiteLink target={previousHref} className={styles.previous}>
              {t('app.previous')}
            </SiteLink>
          )}
          {nextHref && (
            <SiteLink target={nextHref} className={styles.next}>
              {t('app.next')}
            </SiteLink>
          )}
        </nav>
      )}
    </section>
  );
}

function Choices({ label, choices, className }: { label: string; choices: Choice[]; className?: string }) {
  return (
    <nav aria-label={label}>
      <Island name="focus-in-view" on="interaction">
        <ul className={className}>
          {choices.map(({ slug, label: name, href, current }) => (
            <li key={slug}>
              <SiteLink target={href} aria-current={current ? 'page' : undefined}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Island>
    </nav>
  );
}
