import { Island } from '../../../ui/live/island';
import styles from '../session/session-fallback.module.css';

/** Props of the pay-and-play island. */
export interface PayAndPlayIslandProps {
  locale: string;
}

export interface PayAndPlayPartsProps extends PayAndPlayIslandProps {
  /** Label of the link to the sign-up page. */
  label: string;
}

/** Sign-up by a deposit on its two addresses (ROUTE-11, ROUTE-12): the island, and a link for browsers without JavaScript. */
export function PayAndPlayParts({ locale, label }: PayAndPlayPartsProps) {
  return (
    <Island name="pay-and-play" on="load" props={{ locale } satisfies PayAndPlayIslandProps}>
      <noscript>
        <p className={`${styles.bar} ${styles.open}`}>
          <a href={`/${locale}/pay-and-play`}>{label}</a>
        </p>
      </noscript>
    </Island>
  );
}
