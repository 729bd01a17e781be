import { Island } from '../../../ui/live/island';
import styles from '../session/session-fallback.module.css';

/** Props of the sign-up island. */
export interface SignUpProps {
  locale: string;
  authorized: boolean;
  /** Whether the address opens the sign-up dialog (ROUTE-10). */
  atOnce: boolean;
}

export interface SignUpPartsProps {
  locale: string;
  authorized: boolean;
  /** Whether accounts can be opened in this market. */
  open: boolean;
  /** Path below the locale, without its query. */
  path: string;
  /** Label of the link to the sign-up page. */
  label: string;
}

/** Sign-up on every page: the island, and the target of `#signup` without JavaScript. */
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
