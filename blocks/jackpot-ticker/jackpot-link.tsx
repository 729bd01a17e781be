import type { CSSProperties } from 'react';
import type { JackpotsLive } from '../../schemas/generated/types';
import { formatMoney } from '../../ui/format/money';
import { Picture } from '../../ui/picture/picture';
import { useSite } from '../../ui/site/site-context';
import { siteHref } from '../../ui/site/site-href';
import styles from './jackpot-ticker.module.css';

interface JackpotLinkProps {
  jackpot: JackpotsLive['items'][number];
  /** A visual copy for the loop, outside the tab order. */
  copy?: boolean;
}

/** A game with its running amount; the address of the data is the amount's, so that it stays current. */
export function JackpotLink({ jackpot, copy }: JackpotLinkProps) {
  const { currencies, locale, tag } = useSite();
  const { amount, currency, gameId, href, name, square, tint } = jackpot;
  return (
    <a
      href={siteHref(href, locale)}
      className={styles.jackpot}
      style={{ '--tint': tint } as CSSProperties}
      tabIndex={copy ? -1 : undefined}
    >
      <span className={styles.art}>
        <Picture image={square} sizes="56px" widths={[56, 112, 168]} decorative />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>{' '}
        <data className={styles.amount} value={amount} data-live-jackpot={gameId}>
          {/* Cents are always written: an amount that gains and loses them while it counts would jump. */}
          {formatMoney(amount, currency, { tag, displays: currencies, decimals: true })}
        </data>
      </span>
    </a>
  );
}
