import { useEffect, useRef } from 'react';
import { withPageChannel } from '../../channel/with-page-channel';
import { useBalanceNews } from '../use-balance-news';
import { useReload } from './deposit-place';

/** Polling interval in milliseconds, because a push may be lost. */
const pollMs = 3_000;

/** Loads the payment again on every balance update and at an interval, while it is in progress. */
export function usePaymentNews(isInProgress: boolean): void {
  const { reload, isReloading } = useReload();
  const follow = () => {
    if (!document.hidden && !isReloading) reload();
  };
  const latest = useRef(follow);
  latest.current = follow;
  useBalanceNews(follow, isInProgress);
  useEffect(() => {
    if (isInProgress) {
      const timer = setInterval(() => latest.current(), pollMs);
      return () => clearInterval(timer);
    }
    // The payment may have settled before this page was opened.
    return withPageChannel((channel) => channel.refresh());
  }, [isInProgress]);
}
