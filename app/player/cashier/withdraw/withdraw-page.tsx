import { Link } from '@remix-run/react';
import { useSite } from '../../../../ui/site/site-context';
import { AccountCard, AccountPage, MissingPart } from '../../account/account-page';
import { AvailableMoney } from './available-money';
import { PermissionView } from './permission-view';
import { trackerPath } from './tracker-path';
import { useWithdrawPermission } from './use-withdraw-permission';
import { WithdrawCard } from './withdraw-card';
import { openStates } from './withdraw-flow';
import styles from './withdraw-page.module.css';
import type { WithdrawPageData } from './withdraw-page.server';

/** The withdrawable amount, the permission, and the form. */
export function WithdrawPage({
  permission,
  outcomes,
  wallet,
  options,
  isOneOpen,
  bonuses,
}: WithdrawPageData) {
  const { locale, t } = useSite();
  const main = wallet?.balance?.mainBalance ?? 0;
  const { flow, recheck } = useWithdrawPermission(permission, main, outcomes);
  const isOpen = openStates.includes(flow.status) && main > 0;
  return (
    <AccountPage title="account.pages.withdraw">
      {isOneOpen && (
        <p className={styles.notice}>
          {t('withdraw.onTheirWay')}{' '}
          <Link to={`/${locale}${trackerPath}`} className={styles.link}>
            {t('wallet.follow')}
          </Link>
        </p>
      )}
      {wallet ? (
        <AvailableMoney wallet={wallet} flow={flow} />
      ) : (
        <AccountCard title={t('withdraw.available.title')}>
          <MissingPart />
        </AccountCard>
      )}
      <AccountCard title={t('withdraw.form.title')}>
        <PermissionView flow={flow} wallet={wallet} onRecheck={recheck} />
        {isOpen &&
          wallet &&
          (options ? (
            <WithdrawCard wallet={wallet} options={options} flow={flow} bonuses={bonuses} />
          ) : (
            <MissingPart />
          ))}
      </AccountCard>
      {!isOneOpen && (
        <Link to={`/${locale}${trackerPath}`} className={styles.link}>
          {t('wallet.follow')}
        </Link>
      )}
    </AccountPage>
  );
}
