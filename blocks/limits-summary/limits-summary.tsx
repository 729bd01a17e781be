import type { BlockProps } from '../../schemas/generated/blocks';
import { AccountWidget, RetryButton } from '../../ui/layout/account-widget';
import { pluralForms } from '../../ui/site/plural-forms';
import { ShareBar } from '../../ui/live/share-bar';
import { useSite } from '../../ui/site/site-context';
import type { LimitsSummaryProps } from './limits-summary.island';
import styles from './limits-summary.module.css';

const allKinds = ['deposit', 'loss'] as const;

/** Limits that have a place; the others are counted. */
const places = 3;

/** The limits of the player that are used most: how much of each, and when it begins anew. */
export function LimitsSummary({ content, live }: BlockProps<'limits-summary'>) {
  const { t, tag, timeZone } = useSite();
  const wanted = content.kinds;
  const kinds = wanted?.length ? allKinds.filter((kind) => wanted.includes(kind)) : allKinds;
  const name = (kind: (typeof allKinds)[number], period: 'D' | 'W' | 'M') =>
    t('accountBlocks.limits.name', {
      kind: t(`accountBlocks.limits.${kind}`),
      period: t(`accountBlocks.limits.${period}`),
    });
  const props: Omit<LimitsSummaryProps, 'dataHref'> = {
    tag,
    timeZone,
    kinds: [...kinds],
    labels: {
      names: {
        deposit: { D: name('deposit', 'D'), W: name('deposit', 'W'), M: name('deposit', 'M') },
        loss: { D: name('loss', 'D'), W: name('loss', 'W'), M: name('loss', 'M') },
      },
      used: t('accountBlocks.limits.used', { used: '{{used}}', value: '{{value}}' }),
      left: t('accountBlocks.limits.left', { left: '{{left}}', date: '{{date}}' }),
      reached: t('accountBlocks.limits.reached', { date: '{{date}}' }),
      pending: t('accountBlocks.limits.pending', { value: '{{value}}', date: '{{date}}' }),
      pendingNone: t('accountBlocks.limits.pendingNone', { date: '{{date}}' }),
      failed: {
        deposit: t('accountBlocks.limits.failedDeposit'),
        loss: t('accountBlocks.limits.failedLoss'),
      },
      more: pluralForms(t, 'accountBlocks.limits.more', tag),
    },
  };
  return (
    <AccountWidget
      content={content}
      dataHref={live.dataHref}
      island="limits-summary"
      props={props}
      empty={t('accountBlocks.limits.none')}
    >
      <ul className={styles.limits}>
        {Array.from({ length: places }, (_, place) => (
          <li key={place} className={styles.limit} data-limit="">
            <p className={styles.line}>
              <span data-value="name">{'\u00a0'}</span>
              <span className={styles.used} data-value="used">
                {'\u00a0'}
              </span>
            </p>
            <ShareBar name="share" label={t('accountBlocks.limits.share')} />
            <div className={styles.notes}>
              <p data-value="left" />
              <p data-value="pending" />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.more} data-value="more" />
      <div role="status">
        <p className={styles.failed} data-value="failed-kind" hidden>
          <span data-value="failed" /> <RetryButton />
        </p>
      </div>
    </AccountWidget>
  );
}
