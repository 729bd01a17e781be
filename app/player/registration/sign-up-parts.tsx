import { Island } from '../../../ui/live/island';
import styles from '../session/session-fallback.module.css';

/** What a page tells the sign-up island. */
export interface SignUpProps {
  locale: string;
  authorized: boolean;
  /** The address is the one that stands for the open sign-up (ROUTE-10). */
  atOnce: boolean;
}

export interface SignUpPartsProps {
  locale: string;
  authorized: boolean;
  /** Accounts can be opened in this market. */
  open: boolean;
  /** Path below the locale, without its query. */
  path: string;
  /** Name of the link to the page of the sign-up. */
  label: string;
}

/** What every page has for signing up: the island, and where `#signup` leads to without scripts. */
export function SignUpParts({ locale, authorized, open, path, label }: SignUpPartsProps) {
  if (!open) return null;
  const props: SignUpProps = { locale, authorized, atOnce: path === '/signup' };
  return (
    <Island name="sign-up" on="load" props={props}>
      {!authorized && (
        <noscript>
          <p id="signup" className={props.atOnce ? `${styles.bar} ${styles.open}` : styles.bar}>
            <a href={`/${locale}/register`}>{label}</a>
          </p>
        </noscript>
      )}
    </Island>
  );
}
