import styles from './share-bar.module.css';

/** How much of something is done or used, filled in by an island; `setShare` finds it by its name. */
export function ShareBar({ name, label }: { name: string; label: string }) {
  return <progress className={styles.bar} max={100} value={0} aria-label={label} data-value={name} />;
}
