import { ButtonLink } from '../control/button-link';
import styles from './call-links.module.css';
import { type NavigationLink, visibleLinks } from '../site/navigation-link';
import { useSite } from '../site/site-context';

interface CallLinksProps {
  links: readonly NavigationLink[] | undefined;
  className?: string;
}

/** The calls to action of an offer, as large buttons, by sign-in state (BLOCK-27); nothing where none is for this visitor. */
export function CallLinks({ links, className }: CallLinksProps) {
  const { authorized } = useSite();
  const calls = visibleLinks(links, authorized);
  if (calls.length === 0) return null;
  return (
    <div className={[styles.calls, className].filter(Boolean).join(' ')}>
      {calls.map((link, index) => (
        <ButtonLink key={index} link={link} size="large" />
      ))}
    </div>
  );
}
