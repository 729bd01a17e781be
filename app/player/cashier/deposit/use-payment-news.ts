import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { withPageChannel } from '../../channel/with-page-channel';
import { useBalanceNews } from '../use-balance-news';

/** A push may be lost. */
const pollMs = 3_000;

/** Revalidates the page on every balance update and every few seconds while a payment is in progress. */
export function usePaymentNews(isInProgress: boolean): void {
  const { revalidate, state } = useRevalidator();
  const reload = () => {
    if (!document.hidden && state === 'idle') revalidate();
  };
  const latest = useRef(reload);
  latest.current = reload;
  useBalanceNews(reload, isInProgress);
  useEffect(() => {
    if (isInProgress) {
      const timer = setInterval(() => latest.current(), pollMs);
      return () => clearInterval(timer);
    }
    // The payment may have settled before this page was open.
    return withPageChannel((channel) => channel.refresh());
  }, [isInProgress]);
}
