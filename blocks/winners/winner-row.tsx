import type { WinnersLive } from '../../schemas/generated/types';
import { formatMoney } from '../../ui/format/money';
import { Picture } from '../../ui/picture/picture';
import { useSite } from '../../ui/site/site-context';
import { SiteLink } from '../../ui/site/site-link';
import { winTime } from './win-time';
import styles from './winners.module.css';

/** One win. The marked parts are rewritten in the browser by `fillRow`. */
export function WinnerRow({ winner }: { winner: WinnersLive['top'][number] }) {
  const { currencies, now, tag } = useSite();
  const { amount, currency, gameName, href, id, image, nickname, tint, wonAt } = winner;
  return (
    <li className={styles.row} data-id={id}>
      <span className={styles.art} style={{ backgroundColor: tint }} data-part="art">
        <Picture image={image} sizes="64px" widths={[64, 128, 192]} decorative />
      </span>
      <span className={styles.text}>
        <SiteLink target={href} className={styles.game}>
          <span data-part="game">{gameName}</span>
        </SiteLink>
        <span className={styles.who}>
          <bdi data-part="nickname">{nickname}</bdi>
          <time dateTime={wonAt} className={styles.when} data-part="time">
            {winTime(wonAt, now, tag)}
          </time>
        </span>
      </span>
      <data value={amount} className={styles.amount} data-part="amount">
        {formatMoney(amount, currency, { tag, displays: currencies })}
      </data>
    </li>
  );
}
