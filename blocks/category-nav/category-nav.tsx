import type { BlockProps } from '../../schemas/generated/blocks';
import { Island } from '../../ui/live/island';
import { SiteLink } from '../../ui/site/site-link';
import { useSite } from '../../ui/site/site-context';
import { MaskIcon } from '../../ui/picture/mask-icon';
import styles from './category-nav.module.css';

/** The categories of a lobby as a strip of links with icons, a link to the search in front. */
export function CategoryNav({ content, live }: BlockProps<'category-nav'>) {
  const { t } = useSite();
  return (
    <nav className={styles.nav} aria-label={content.label}>
      <Island name="focus-in-view" on="interaction">
        <ul className={styles.list}>
          <li>
            <SiteLink target={live.searchHref} className={`${styles.chip} ${styles.search}`}>
              <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
                  <circle cx="11" cy="11" r="6.5" />
                  <path d="m16 16 4.5 4.5" />
                </g>
              </svg>
              {t('categoryNav.search')}
            </SiteLink>
          </li>
          {live.items.map(({ categoryId, label, href, icon, current }) => (
            <li key={categoryId}>
              <SiteLink target={href} className={styles.chip} aria-current={current ? 'page' : undefined}>
                {icon && <MaskIcon image={icon} className={styles.icon} />}
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Island>
    </nav>
  );
}
