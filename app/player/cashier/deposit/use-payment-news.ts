import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { withPageChannel } from '../../channel/with-page-channel';

/** A push may be lost. */
const pollMs = 3_000;
/** After a push the ledger may write on for a moment. */
const settleMs = 300;

/** Loads the page anew when the balance changes and every few seconds, while a payment is under way. */
export function usePaymentNews(isUnderWay: boolean): void {
  const { revalidate, state } = useRevalidator();
  const latest = useRef({ revalidate, state });
  useEffect(() => {
    latest.current = { revalidate, state };
  });
  useEffect(() => {
    if (!isUnderWay) {
      // The payment may have settled while this page was not watching.
      return withPageChannel((channel) => channel.refresh());
    }
    const look = () => {
      if (!document.hidden && latest.current.state === 'idle') latest.current.revalidate();
    };
    const timer = setInterval(look, pollMs);
    let settling: ReturnType<typeof setTimeout> | undefined;
    let total: number | undefined;
    let leave = () => {};
    const forget = withPageChannel((channel) => {
      leave = channel.subscribe(({ balance }) => {
        const now = balance.amounts?.totalBalance;
        if (now !== total && total !== undefined) {
          clearTimeout(settling);
          settling = setTimeout(look, settleMs);
        }
        total = now ?? total;
      });
    });
    return () => {
      clearInterval(timer);
      clearTimeout(settling);
      forget();
      leave();
    };
  }, [isUnderWay]);
}
