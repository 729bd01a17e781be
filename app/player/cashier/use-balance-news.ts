import { useEffect, useRef } from 'react';
import { withPageChannel } from '../channel/with-page-channel';

/** Milliseconds to wait after a push, because the ledger may still be writing. */
const settleMs = 400;

/** Calls back on every balance update: each booking is pushed; without a websocket the balance is polled (WALLET-08). */
export function useBalanceNews(onNews: () => void, active: boolean): void {
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    if (!active) return;
    let settling: ReturnType<typeof setTimeout> | undefined;
    let heard: object | undefined;
    let leave = () => {};
    const forget = withPageChannel((channel) => {
      leave = channel.subscribe(({ balance: { amounts } }) => {
        if (amounts === heard) return;
        heard = amounts;
        clearTimeout(settling);
        settling = setTimeout(() => latest.current(), settleMs);
      });
    });
    return () => {
      clearTimeout(settling);
      forget();
      leave();
    };
  }, [active]);
}
