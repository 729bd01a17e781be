import { Island } from '../../../ui/live/island';
import styles from '../session/session-fallback.module.css';

/** Props of the reset-password island. */
export interface ResetPasswordProps {
  locale: string;
}

export interface ResetPasswordPartsProps extends ResetPasswordProps {
  /** Label of the link to the reset page. */
  label: string;
}

/** Password reset on every page: the island, and the target of `#reset-password` without JavaScript. */
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
