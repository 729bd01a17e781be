import { Link } from '@remix-run/react';
import type { MessageKey } from '../../../../schemas/generated/message-keys';
import type { WalletAnswer } from '../../../../schemas/generated/types';
import { Button } from '../../../../ui/control/button';
import { useSite } from '../../../../ui/site/site-context';
import { gamblingLimitsPath, tabPaths } from '../../account/account-navigation';
import { useMoney } from '../../../../ui/format/use-money';
import type { PermissionState } from '../payment-permission';
import type { WithdrawFlow } from './withdraw-flow';
import styles from './withdraw-page.module.css';

/** Next step of a state. */
const ways: Partial<Record<PermissionState, { path: string; text: MessageKey }>> = {
  VERIFYDOCUMENT_STRICT: { path: tabPaths.verification, text: 'withdraw.documents' },
  VERIFYDOCUMENT_LOYAL: { path: tabPaths.verification, text: 'withdraw.documents' },
  VERIFYDOCUMENT_REQUIRED: { path: tabPaths.verification, text: 'withdraw.documents' },
  SELF_LIMIT_REACHED: { path: gamblingLimitsPath, text: 'account.pages.gamblingLimits' },
};

/** Why the player cannot withdraw, one view per state; empty if withdrawals are allowed (WALLET-37). */
export function PermissionView({
  flow,
  wallet,
  onRecheck,
}: {
  flow: WithdrawFlow;
  wallet: WalletAnswer | undefined;
  onRecheck: () => void;
}) {
  const { locale, t } = useSite();
  const money = useMoney();
  const { status, limit } = flow;
  const main = wallet?.balance?.mainBalance ?? 0;
  const isEmpty = wallet !== undefined && main === 0 && ['ERROR', 'ALLOWED'].includes(status);
  if (isEmpty) return <p className={styles.state}>{t('withdraw.states.EMPTY')}</p>;
  if (status === 'ALLOWED') return null;
  const way = ways[status];
  const amount = wallet && limit !== null ? money(limit, wallet.currency) : '';
  return (
    <div className={styles.state} data-state={status} role="status">
      <p>{t(`withdraw.states.${status}`, { amount })}</p>
      {way && (
        <Link to={`/${locale}${way.path}`} className={styles.link}>
          {t(way.text)}
        </Link>
      )}
      {(status === 'ERROR' || status === 'INACTIVE') && (
        <form
          action={`/${locale}${tabPaths.withdraw}`}
          onSubmit={(event) => {
            event.preventDefault();
            onRecheck();
          }}
        >
          <Button type="submit" emphasis="secondary">
            {t('withdraw.recheck')}
          </Button>
        </form>
      )}
    </div>
  );
}
