import type { BlockProps } from '../../schemas/generated/blocks';
import { AccountWidget } from '../../ui/layout/account-widget';
import { useSite } from '../../ui/site/site-context';
import type { AccountBalanceProps } from './account-balance.island';
import styles from './account-balance.module.css';

const parts = ['mainBalance', 'lockedBalance', 'bonus'] as const;

/** The player's balance: the sum, and optionally its parts. */
export function AccountBalance({ content, live }: BlockProps<'account-balance'>) {
  const { t, tag } = useSite();
  const props: Omit<AccountBalanceProps, 'dataHref'> = { tag };
  return (
    <AccountWidget content={content} dataHref={live.dataHref} island="account-balance" props={props}>
      <p className={styles.total} data-value="totalBalance">
        {'\u00a0'}
      </p>
      {content.showParts && (
        <dl className={styles.parts}>
          {parts.map((name) => (
            <div key={name}>
              <dt>{t(`accountBlocks.balance.${name}`)}</dt>
              <dd data-value={name}>{'\u00a0'}</dd>
            </div>
          ))}
        </dl>
      )}
    </AccountWidget>
  );
}
