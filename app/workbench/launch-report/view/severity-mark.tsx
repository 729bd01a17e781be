import type { ReactNode } from 'react';
import type { Severity } from '../finding';
import styles from './severity-mark.module.css';

/** Icons with distinct shapes, for readers who do not distinguish the colours. */
const paths: Record<Severity | 'fine', string> = {
  blocker: 'M5 5l6 6M11 5l-6 6',
  warning: 'M8 4.5v4.2M8 11.3v.2',
  note: 'M8 7.4v4.1M8 4.6v.2',
  fine: 'M4.6 8.3l2.4 2.4 4.4-4.9',
};

/** Icon of a severity before a text; without a severity all is well. */
export function SeverityMark({
  severity,
  children,
}: {
  severity: Severity | undefined;
  children: ReactNode;
}) {
  const name = severity ?? 'fine';
  return (
    <span className={styles.mark} data-severity={name}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        {name === 'warning' ? (
          <path d="M8 1l7 13.5H1z" data-ground="" />
        ) : (
          <circle cx="8" cy="8" r="7.5" data-ground="" />
        )}
        <path d={paths[name]} data-sign="" />
      </svg>
      <span>{children}</span>
    </span>
  );
}
