import type { ReactNode } from 'react';
import { Island } from '../live/island';
import { Section } from './section';
import { useSite } from '../site/site-context';
import styles from './scroll-row.module.css';

interface ScrollRowProps {
  title: string;
  allTarget?: string;
  note?: string;
  /** `ol` if the order is meaningful. */
  as?: 'ul' | 'ol';
  /** Class of the list: sets the width of its items. */
  className?: string;
  /** List items. */
  children: ReactNode;
}

/** A section whose list scrolls sideways; buttons for it come with the code, where there is a pointer and more to see. */
export function ScrollRow({ title, allTarget, note, as: List = 'ul', className, children }: ScrollRowProps) {
  const { t } = useSite();
  return (
    <Island name="scroll-row" on="visible" className={styles.row}>
      <Section
        title={title}
        allTarget={allTarget}
        note={note}
        controls={
          <div className={styles.controls} data-scroll-controls>
            <button type="button" className={styles.control} data-scroll="back">
              <Arrow />
              <span className="visually-hidden">{t('scrollRow.back', { name: title })}</span>
            </button>
            <button type="button" className={styles.control} data-scroll="on">
              <Arrow />
              <span className="visually-hidden">{t('scrollRow.on', { name: title })}</span>
            </button>
          </div>
        }
      >
        <List className={[styles.track, className].filter(Boolean).join(' ')} data-scroll-track>
          {children}
        </List>
      </Section>
    </Island>
  );
}

function Arrow() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles.arrow}>
      <path
        d="m9 5 7 7-7 7"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
