import type { BlockProps } from '../../schemas/generated/blocks';
import { AccountWidget } from '../../ui/layout/account-widget';
import { pluralForms } from '../../ui/site/plural-forms';
import { ShareBar } from '../../ui/live/share-bar';
import { useSite } from '../../ui/site/site-context';
import type { ActiveBonusProps } from './active-bonus.island';
import styles from './active-bonus.module.css';

/** The bonus of the player that expires first, with the progress of its wagering. */
export function ActiveBonus({ content, live }: BlockProps<'active-bonus'>) {
  const { t, tag, timeZone } = useSite();
  const props: Omit<ActiveBonusProps, 'dataHref'> = {
    tag,
    timeZone,
    labels: {
      casino: t('accountBlocks.bonus.casino'),
      'live casino': t('accountBlocks.bonus.liveCasino'),
      sports: t('accountBlocks.bonus.sports'),
      until: t('accountBlocks.bonus.until', { date: '{{date}}' }),
      wagered: t('accountBlocks.bonus.wagered', { done: '{{done}}', amount: '{{amount}}' }),
      free: t('accountBlocks.bonus.free'),
      more: pluralForms(t, 'accountBlocks.bonus.more', tag),
    },
  };
  return (
    <AccountWidget
      content={content}
      dataHref={live.dataHref}
      island="active-bonus"
      props={props}
      empty={t('accountBlocks.bonus.none')}
    >
      <div className={styles.bonus}>
        <p className={styles.name}>
          <strong data-value="name">{'\u00a0'}</strong> <span data-value="amount" />
        </p>
        <ShareBar name="progress" label={t('accountBlocks.bonus.progress')} />
        <p className={styles.line}>
          <span data-value="wagered">{'\u00a0'}</span>
          <span className={styles.percent} data-value="percent" />
        </p>
        <p className={styles.terms}>
          <span data-value="vertical">{'\u00a0'}</span>
          <span data-value="until" />
          <span data-value="more" />
        </p>
      </div>
    </AccountWidget>
  );
}
