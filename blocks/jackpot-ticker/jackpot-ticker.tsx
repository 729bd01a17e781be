import type { CSSProperties } from 'react';
import type { BlockProps } from '../../schemas/generated/blocks';
import { formatMoney } from '../../ui/format/money';
import { Island } from '../../ui/live/island';
import { Section } from '../../ui/layout/section';
import { useSite } from '../../ui/site/site-context';
import { JackpotLink } from './jackpot-link';
import styles from './jackpot-ticker.module.css';

/** Fewer do not move: they fit side by side. */
const fewestMoving = 4;
/** How long one jackpot takes to pass. */
const secondsEach = 7;

/** Running jackpots, the highest first; `ui/live/live-values` keeps the amounts current (BLOCK-43). */
export function JackpotTicker({ content, live }: BlockProps<'jackpot-ticker'>) {
  const { currencies, tag, t } = useSite();
  const items = live.items.slice(0, content.limit);
  if (items.length === 0) return null;
  const list = content.layout === 'list';
  const moving = !list && items.length >= fewestMoving;
  const total =
    content.showTotal && live.total
      ? `${t('offerBlocks.total')} ${formatMoney(live.total.amount, live.total.currency, { tag, displays: currencies })}`
      : undefined;
  const links = items.map((jackpot) => (
    <li key={jackpot.gameId} className={styles.item}>
      <JackpotLink jackpot={jackpot} />
    </li>
  ));
  const duration: CSSProperties & Record<'--duration', string> = {
    '--duration': `${items.length * secondsEach}s`,
  };
  return (
    <Section
      title={content.title}
      note={total}
      allTarget={live.href}
      className={styles.ticker}
      controls={
        moving && (
          // Works without scripts: what the box says, the style sheet does.
          <label className={styles.pause}>
            <input type="checkbox" className={styles.stop} aria-label={t('offerBlocks.pause')} />
          </label>
        )
      }
    >
      {list ? (
        <ol className={styles.list}>{links}</ol>
      ) : (
        <Island name="focus-in-view" on="interaction">
          <div className={moving ? `${styles.window} ${styles.moving}` : styles.window} style={duration}>
            <ol className={styles.line}>{links}</ol>
            {moving && (
              // Follows the line so that it has no end; seen only, never read or reached.
              <ol className={styles.line} aria-hidden="true">
                {items.map((jackpot) => (
                  <li key={jackpot.gameId} className={styles.item}>
                    <JackpotLink jackpot={jackpot} copy />
                  </li>
                ))}
              </ol>
            )}
          </div>
        </Island>
      )}
    </Section>
  );
}
