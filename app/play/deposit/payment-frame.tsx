import { useRef } from 'react';
import { Button } from '../../../ui/control/button';
import { useSite } from '../../../ui/site/site-context';
import { useDepositPlace } from '../../player/cashier/deposit/deposit-place';
import { returnedMessage } from '../../player/cashier/deposit/payment-return';
import { useReturned } from '../../player/frame-return/use-returned';
import { usePaymentNews } from '../../player/cashier/deposit/use-payment-news';
import { actedEvent } from '../../player/session/idle-watch';
import { secondsText } from '../../player/session/seconds-text';
import styles from './deposit-dialog.module.css';
import { useFrameIdle } from './use-frame-idle';

interface PaymentFrameProps {
  hostedUrl: string;
  /** 0 disables the timeout. */
  idleSeconds: number;
  onIdle: () => void;
  onReturned: () => void;
}

/**
 * The provider's hosted page. It runs scripts and submits forms at its own origin, but cannot open windows or navigate
 * the page. On return, the site's own page in the frame reports it; the payment's state is also polled. An idle frame
 * is closed after a warning.
 */
export function PaymentFrame({ hostedUrl, idleSeconds, onIdle, onReturned }: PaymentFrameProps) {
  const { t, tag } = useSite();
  const place = useDepositPlace();
  const frame = useRef<HTMLIFrameElement>(null);
  const { leftMs, stay } = useFrameIdle(idleSeconds * 1_000, onIdle);
  usePaymentNews(true);
  useReturned(frame, returnedMessage, () => {
    place?.reload();
    onReturned();
  });
  return (
    <>
      {/* React removes the wrapper: the frame itself may already be gone (leave-session.ts). */}
      <div className={styles.box}>
        <iframe
          ref={frame}
          className={styles.frame}
          src={hostedUrl}
          title={t('deposit.game.frame')}
          sandbox="allow-scripts allow-forms allow-same-origin"
          referrerPolicy="no-referrer"
          // Actions inside the frame are invisible to the page: each navigation in it counts as activity.
          onLoad={() => window.dispatchEvent(new Event(actedEvent))}
        />
      </div>
      {leftMs === undefined ? (
        <p className={styles.note}>{t('deposit.game.note')}</p>
      ) : (
        <div className={styles.warning} data-payment-idle>
          <p role="alert">{t('deposit.game.idle')}</p>
          {/* Without a live region, which would be announced every second. */}
          <p role="timer">{secondsText(leftMs, tag)}</p>
          <Button onClick={stay}>{t('deposit.game.stay')}</Button>
        </div>
      )}
    </>
  );
}
