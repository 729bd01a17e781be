import styles from './session-fallback.module.css';

export interface SessionFallbackProps {
  locale: string;
  authorized: boolean;
  /** Path of the page below the locale, to return to. */
  path: string;
  logIn: string;
  logOut: string;
}

/** Targets of the links `#login` and `#logout` without JavaScript. */
export function SessionFallback({ locale, authorized, path, logIn, logOut }: SessionFallbackProps) {
  return (
    <noscript>
      {authorized ? (
        <form id="logout" className={styles.bar} method="post" action={`/api/logout?locale=${locale}`}>
          <button type="submit">{logOut}</button>
        </form>
      ) : (
        <p id="login" className={styles.bar}>
          <a href={`/${locale}/login?${new URLSearchParams({ wanted: path }).toString()}`}>{logIn}</a>
        </p>
      )}
    </noscript>
  );
}
