import type { NavigationLink } from '../site/navigation-link';
import { SiteLink } from '../site/site-link';
import styles from './button-link.module.css';

/** A link that looks like a button. */
export function ButtonLink({ link, size = 'medium' }: { link: NavigationLink; size?: 'medium' | 'large' }) {
  const emphasis = link.emphasis ?? 'primary';
  return (
    <SiteLink
      target={link.target}
      newTab={link.newTab}
      className={`${styles.button} ${styles[emphasis]} ${styles[size]}`}
    >
      {link.label}
    </SiteLink>
  );
}
