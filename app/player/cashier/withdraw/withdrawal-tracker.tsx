import { Link, useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { PlatformPayment } from '../../../../schemas/generated/types';
import { Button } from '../../../../ui/control/button';
import { useSite } from '../../../../ui/site/site-context';
import { tabPaths } from '../../account/account-navigation';
import { AccountCard, AccountPage } from '../../account/account-page';
import type { FormResult } from '../../forms/form-answer';
import { FormSuccess } from '../../forms/form-parts';
import { CancellationOutcome } from '../cancellation-outcome';
import type { TrackerData } from './tracker.server';
import { TrackedWithdrawal } from './tracked-withdrawal';
import { useBalanceNews } from '../use-balance-news';
import styles from './withdraw-page.module.css';
import { isOpenWithdrawal, withdrawalStateOf } from './withdrawal-steps';

interface WithdrawalTrackerProps extends TrackerData {
  /** Id of the withdrawal that was just requested. */
  requested: string | null;
  /** Whether the market lets players cancel (WALLET-25). */
  cancellable: boolean;
  result?: FormResult;
}

/** Status of the player's withdrawals. No offers are shown here while a withdrawal is pending. */
export function WithdrawalTracker({
  withdrawals,
  clocks,
  requested,
  cancellable,
  result,
}: WithdrawalTrackerProps) {
  const { locale, t } = useSite();
  const { revalidate } = useRevalidator();
  const open = withdrawals?.filter(isOpenWithdrawal) ?? [];
  const past = withdrawals?.filter((each) => !isOpenWithdrawal(each)) ?? [];
  useBalanceNews(revalidate, open.length > 0);
  const isReceived = open.some(({ paymentId }) => paymentId === requested);
  const list = (title: string, of: PlatformPayment[]) =>
    of.length > 0 && (
      <AccountCard title={title}>
        {of.map((payment) => (
          <TrackedWithdrawal
            key={payment.paymentId}
            payment={payment}
            clock={clocks[payment.method]}
            cancellable={cancellable}
          />
        ))}
      </AccountCard>
    );
  return (
    <AccountPage title="withdraw.tracker.title">
      {isReceived && <FormSuccess>{t('withdraw.tracker.received')}</FormSuccess>}
      <CancellationOutcome result={result} />
      <News list={withdrawals ?? []} />
      {withdrawals === undefined && (
        <div className={styles.state} role="alert">
          <p>{t('withdraw.tracker.failed')}</p>
          <Button emphasis="secondary" onClick={revalidate}>
            {t('withdraw.tracker.retry')}
          </Button>
        </div>
      )}
      {withdrawals?.length === 0 && <p className={styles.state}>{t('withdraw.tracker.none')}</p>}
      {list(t('withdraw.tracker.open'), open)}
      {list(t('withdraw.tracker.past'), past)}
      <nav aria-label={t('account.pages.withdraw')}>
        <Link to={`/${locale}${tabPaths.transactions}`} className={styles.link}>
          {t('withdraw.history')}
        </Link>
      </nav>
    </AccountPage>
  );
}

/** Live region that announces a withdrawal's new state. */
function News({ list }: { list: PlatformPayment[] }) {
  const { t } = useSite();
  const before = useRef(list);
  const [news, setNews] = useState('');
  useEffect(() => {
    const moved = list.find(({ paymentId, state }) =>
      before.current.some((each) => each.paymentId === paymentId && each.state !== state),
    );
    before.current = list;
    if (moved)
      setNews(t('withdraw.tracker.news', { state: t(`withdraw.steps.${withdrawalStateOf(moved)}`) }));
  }, [list, t]);
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  );
}
