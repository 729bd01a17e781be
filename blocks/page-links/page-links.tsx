import type { BlockProps } from '../../schemas/generated/blocks';
import { Section } from '../../ui/layout/section';
import { useSite } from '../../ui/site/site-context';
import { SiteLink } from '../../ui/site/site-link';
import styles from './page-links.module.css';

/** Links to pages of text of the site, as a list or as cards. Shows nothing where no page may be read. */
export function PageLinks({ content, live }: BlockProps<'page-links'>) {
  const { t } = useSite();
  const { title, layout = 'list' } = content;
  if (live.links.length === 0) return null;
  return (
    <nav aria-label={title ?? t('layoutBlocks.pageLinks')}>
      <Section title={title} className={styles.section}>
        <ul className={styles[layout]}>
          {live.links.map(({ label, href, lead, current }) => (
            <li key={href} className={styles.item}>
              <SiteLink target={href} className={styles.link} aria-current={current ? 'page' : undefined}>
                {label}
              </SiteLink>
              {layout === 'cards' && lead && <p className={styles.lead}>{lead}</p>}
            </li>
          ))}
        </ul>
      </Section>
    </nav>
  );
}
