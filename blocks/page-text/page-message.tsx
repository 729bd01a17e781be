import type { StaticPage } from '../../schemas/generated/types';
import { ButtonLink } from '../../ui/control/button-link';
import { visibleLinks } from '../../ui/site/navigation-link';
import { Picture } from '../../ui/picture/picture';
import { RichTextView } from '../../ui/text/rich-text-view';
import { useSite } from '../../ui/site/site-context';
import styles from './page-message.module.css';

/** A short message in the middle of the page with the ways on, e.g. for an address that leads nowhere. */
export function PageMessage({ page, backLabel }: { page: StaticPage; backLabel?: string }) {
  const { authorized, brand } = useSite();
  const links = visibleLinks(page.links, authorized);
  return (
    <div className={styles.message}>
      {page.image && (
        <div className={styles.picture}>
          <Picture
            image={page.image}
            sizes="(min-width: 600px) 440px, 80vw"
            widths={[320, 480, 640, 960]}
            priority
          />
        </div>
      )}
      <h1 className={styles.title}>{page.title ?? brand.name}</h1>
      {page.lead && <p className={styles.lead}>{page.lead}</p>}
      {page.body && <RichTextView document={page.body} className={styles.body} />}
      <div className={styles.links}>
        {links.map((link) => (
          <ButtonLink key={link.target + link.label} link={link} size="large" />
        ))}
        {backLabel && <ButtonLink link={{ label: backLabel, target: '/', emphasis: 'plain' }} size="large" />}
      </div>
    </div>
  );
}
