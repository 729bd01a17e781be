import type { WalletAnswer } from '../../../../schemas/generated/types';
import { useSite } from '../../../../ui/site/site-context';
import { AccountCard } from '../../account/account-page';
import { useMoney } from '../../../../ui/format/use-money';
import type { WithdrawFlow } from './withdraw-flow';
import styles from './withdraw-page.module.css';

/** The parts of the wallet: the withdrawable amount, and why the rest is not. */
export function AvailableMoney({ wallet, flow }: { wallet: WalletAnswer; flow: WithdrawFlow }) {
  const { t } = useSite();
  const money = useMoney();
  const { currency, balance } = wallet;
  const bonus = balance ? balance.sportsBonus + balance.casinoBonus + balance.liveCasinoBonus : 0;
  const parts = [
    {
      name: t('withdraw.available.now'),
      amount: balance?.mainBalance ?? 0,
      hint: t('withdraw.available.nowHint'),
    },
    {
      name: t('withdraw.available.locked'),
      amount: balance?.lockedBalance ?? 0,
      hint: t('withdraw.available.lockedHint'),
    },
    { name: t('withdraw.available.bonus'), amount: bonus, hint: t('withdraw.available.bonusHint') },
  ];
  const { limit, originalLimit, duration } = flow;
  return (
    <AccountCard title={t('withdraw.available.title')}>
      <dl className={styles.parts}>
        {parts.map(({ name, amount, hint }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.amount}>{money(amount, currency)}</dd>
            <dd className={styles.hint}>{hint}</dd>
          </div>
        ))}
        {limit !== null && originalLimit !== null && (
          <div>
            <dt>{t('withdraw.available.limit')}</dt>
            <dd className={styles.hint}>
              {t(`withdraw.left.${duration}`, {
                left: money(limit, currency),
                limit: money(originalLimit, currency),
              })}
            </dd>
          </div>
        )}
      </dl>
    </AccountCard>
  );
}
