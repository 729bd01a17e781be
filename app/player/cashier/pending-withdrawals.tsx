import { Link } from '@remix-run/react';
import type { PlatformPendingWithdrawals } from '../../../schemas/generated/types';
import { formatDate } from '../../../ui/format/date';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard } from '../account/account-page';
import type { FormResult } from '../forms/form-answer';
import { CancelWithdrawal } from './cancel-withdrawal';
import { CancellationOutcome } from './cancellation-outcome';
import { methodName } from './history/history-list';
import styles from './pending-withdrawals.module.css';
import { useMoney } from '../../../ui/format/use-money';
import { trackerPath } from './withdraw/tracker-path';

interface PendingWithdrawalsProps {
  list: PlatformPendingWithdrawals['pendingWithdrawals'];
  /** Whether the market lets players cancel (WALLET-25). */
  cancellable: boolean;
  /** The result of the last cancellation. */
  result?: FormResult;
}

/** Pending withdrawals, with links to their status and buttons to cancel them (WALLET-24…26). */
export function PendingWithdrawals({ list, cancellable, result }: PendingWithdrawalsProps) {
  const { locale, t, tag, timeZone } = useSite();
  const money = useMoney();
  if (list.length === 0 && !result) return null;
  return (
    <AccountCard title={t('wallet.pendingTitle')}>
      <CancellationOutcome result={result} />
      <ul className={styles.list}>
        {list.map((pending) => (
          <li key={pending.pendingWithdrawalId} className={styles.pending}>
            <span>
              <strong className={styles.amount}>{money(pending.amount, pending.currency)}</strong>
              <span className={styles.note}>
                {t('wallet.pendingBy', {
                  method: methodName(pending.method) ?? '',
                  date: formatDate(pending.date, 'dateTime', { tag, timeZone }),
                })}
              </span>
            </span>
            {cancellable && <CancelWithdrawal pending={pending} />}
          </li>
        ))}
      </ul>
      <Link to={`/${locale}${trackerPath}`} className={styles.link}>
        {t('wallet.follow')}
      </Link>
    </AccountCard>
  );
}
