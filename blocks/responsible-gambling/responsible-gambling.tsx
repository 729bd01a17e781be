import type { BlockProps } from '../../schemas/generated/blocks';
import { AgeMark } from '../../ui/picture/age-mark';
import { MarkList } from '../../ui/picture/mark-list';
import { marksOfMarket } from '../../ui/picture/marks-of-market';
import { visibleLinks } from '../../ui/site/navigation-link';
import { useSite } from '../../ui/site/site-context';
import { SiteLink } from '../../ui/site/site-link';
import styles from './responsible-gambling.module.css';

/** Age mark, warning, ways to limits and breaks, and organisations that help. */
export function ResponsibleGambling({ content, live }: BlockProps<'responsible-gambling'>) {
  const { authorized, market, t } = useSite();
  const links = visibleLinks(content.links, authorized);
  return (
    <section className={styles.section}>
      <div className={styles.strip}>
        <AgeMark age={live.minimumAge} />
        <div className={styles.words}>
          <h2 className={styles.title}>{content.title}</h2>
          <p className={styles.text}>{content.text}</p>
          {links.length > 0 && (
            <ul className={styles.links}>
              {links.map((link, index) => (
                <li key={index}>
                  <SiteLink target={link.target} newTab={link.newTab}>
                    {link.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        <MarkList
          title={t('offerBlocks.help')}
          heading="h3"
          marks={marksOfMarket(content.organisations, market)}
          className={styles.marks}
          widths={[56, 112, 168]}
        />
      </div>
    </section>
  );
}
