import { useEffect, useRef } from 'react';
import { withPageChannel } from '../../channel/with-page-channel';
import { useBalanceNews } from '../use-balance-news';
import { useReload } from './deposit-place';

/** A push may be lost. */
const pollMs = 3_000;

/** Reads the payment again on every balance update and every few seconds while a payment is in progress. */
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
    // The payment may have settled before this page was open.
    return withPageChannel((channel) => channel.refresh());
  }, [isInProgress]);
}
