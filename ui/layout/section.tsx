import type { ReactNode } from 'react';
import { SiteLink } from '../site/site-link';
import { useSite } from '../site/site-context';
import styles from './section.module.css';

interface SectionProps {
  title?: string;
  /** Target of the link to everything of the section. */
  allTarget?: string;
  /** Text beside the title, e.g. a number of games. */
  note?: string;
  /** Controls at the end of the heading line. */
  controls?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A block with a heading line: title at the start, controls and link to everything at the end. */
export function Section({ title, allTarget, note, controls, className, children }: SectionProps) {
  const { t } = useSite();
  return (
    <section className={[styles.section, className].filter(Boolean).join(' ')}>
      {(title || controls) && (
        <div className={styles.head}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {note && <span className={styles.note}>{note}</span>}
          <div className={styles.end}>
            {/* First: the link stays at the edge where the controls are not shown. */}
            {controls}
            {allTarget && (
              <SiteLink
                target={allTarget}
                className={styles.all}
                aria-label={title ? t('app.seeAllOf', { name: title }) : undefined}
              >
                {t('app.seeAll')}
              </SiteLink>
            )}
          </div>
        </div>
      )}
      {children}
    </section>
  );
}
