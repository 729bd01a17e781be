import type { MouseEventHandler } from 'react';
import type { NavigationLink } from '../site/navigation-link';
import { SiteLink } from '../site/site-link';
import styles from './button-link.module.css';

interface ButtonLinkProps {
  link: NavigationLink;
  size?: 'medium' | 'large';
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link that looks like a button. */
export function ButtonLink({ link, size = 'medium', onClick }: ButtonLinkProps) {
  const emphasis = link.emphasis ?? 'primary';
  return (
    <SiteLink
      target={link.target}
      newTab={link.newTab}
      onClick={onClick}
      className={`${styles.button} ${styles[emphasis]} ${styles[size] ?? ''}`}
    >
      {link.label}
    </SiteLink>
  );
}
