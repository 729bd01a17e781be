import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** The line it unfolds from. */
  summary: string;
  /** Of those with one name on a page, only one is unfolded. */
  name?: string;
  open?: boolean;
  children: ReactNode;
}

/** A part of a page that unfolds, in the brand's dress; the browser's own, so it works without scripts. */
export function Disclosure({ summary, name, open, children }: DisclosureProps) {
  return (
    <details name={name} open={open} className={styles.item}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
