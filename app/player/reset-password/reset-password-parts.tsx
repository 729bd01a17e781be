import { Island } from '../../../ui/live/island';
import styles from '../session/session-fallback.module.css';

/** What a page tells the reset-password island. */
export interface ResetPasswordProps {
  locale: string;
}

export interface ResetPasswordPartsProps extends ResetPasswordProps {
  /** Name of the link to the page of the reset. */
  label: string;
}

/** What every page has for resetting a password: the island, and where `#reset-password` leads to without scripts. */
export function ResetPasswordParts({ locale, label }: ResetPasswordPartsProps) {
  return (
    <Island name="reset-password" on="load" props={{ locale } satisfies ResetPasswordProps}>
      <noscript>
        <p id="reset-password" className={styles.bar}>
          <a href={`/${locale}/reset-password`}>{label}</a>
        </p>
      </noscript>
    </Island>
  );
}
