import type { StaticPage, StaticPageLive } from '../../schemas/generated/types';
import { ButtonLink } from '../../ui/control/button-link';
import { formatDate } from '../../ui/format/date';
import { visibleLinks } from '../../ui/site/navigation-link';
import { splitSections } from '../../ui/text/rich-text-outline';
import { RichTextView } from '../../ui/text/rich-text-view';
import { useSite } from '../../ui/site/site-context';
import { SiteLink } from '../../ui/site/site-link';
import styles from './page-document.module.css';

interface PageDocumentProps {
  page: StaticPage;
  related: StaticPageLive['related'];
  actions?: StaticPageLive['actions'];
  backLabel?: string;
}

/** A long text, e.g. terms: its headings as a table of contents, when it was changed, and pages of the same group. */
export function PageDocument({ page, related, actions = [], backLabel }: PageDocumentProps) {
  const { authorized, brand, channel, dateFormat, tag, timeZone, t } = useSite();
  const sections = page.body ? splitSections(page.body) : [];
  const headings = sections.flatMap(({ heading }) => heading ?? []);
  const links = visibleLinks(page.links, authorized);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {backLabel && (
          <SiteLink target="/" className={styles.back}>
            {backLabel}
          </SiteLink>
        )}
        <h1 className={styles.title}>{page.title ?? brand.name}</h1>
        {page.lead && <p className={styles.lead}>{page.lead}</p>}
        {page.updatedOn && (
          <p className={styles.updated}>
            <time dateTime={page.updatedOn}>
              {t('pageText.updated', {
                date: formatDate(page.updatedOn, 'date', { tag, timeZone, dateFormat }),
              })}
            </time>
          </p>
        )}
        {actions.length > 0 && (
          <div className={styles.links}>
            {actions.map(({ label, href }) => (
              <ButtonLink key={href} link={{ label, target: href, emphasis: 'secondary' }} />
            ))}
          </div>
        )}
      </header>
      {headings.length > 1 && (
        <nav aria-label={t('pageText.contents')} className={styles.contents}>
          {/* On a phone an open list would push the text out of sight. */}
          <details open={channel === 'desktop'}>
            <summary>{t('pageText.contents')}</summary>
            <ol>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
      )}
      <div className={styles.text}>
        {sections.map(({ heading, document }, index) => (
          <RichTextView
            key={heading?.id ?? index}
            document={document}
            headingId={heading && (() => heading.id)}
          />
        ))}
        {links.length > 0 && (
          <div className={styles.links}>
            {links.map((link) => (
              <ButtonLink key={link.target + link.label} link={link} />
            ))}
          </div>
        )}
      </div>
      {related.length > 0 && (
        <nav aria-label={t('pageText.related')} className={styles.related}>
          <h2>{t('pageText.related')}</h2>
          <ul>
            {related.map(({ label, href }) => (
              <li key={href}>
                <SiteLink target={href}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
