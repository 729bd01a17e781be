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
  /** 0 leaves the frame open for ever. */
  idleSeconds: number;
  onIdle: () => void;
  onReturned: () => void;
}

/**
 * The provider's hosted page. It runs scripts and sends forms at its own origin; it opens no windows and leads the page nowhere. When it
 * leads back, the site's own page in the frame says so; the payment is followed besides. One that is not used ends after a warning.
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
      {/* React takes away the box: the frame itself may be gone already (leave-session.ts). */}
      <div className={styles.box}>
        <iframe
          ref={frame}
          className={styles.frame}
          src={hostedUrl}
          title={t('deposit.game.frame')}
          sandbox="allow-scripts allow-forms allow-same-origin"
          referrerPolicy="no-referrer"
          // The page sees nothing of what the player does in the frame: each step counts against idleness.
          onLoad={() => window.dispatchEvent(new Event(actedEvent))}
        />
      </div>
      {leftMs === undefined ? (
        <p className={styles.note}>{t('deposit.game.note')}</p>
      ) : (
        <div className={styles.warning} data-payment-idle>
          <p role="alert">{t('deposit.game.idle')}</p>
          {/* Not read aloud every second. */}
          <p role="timer">{secondsText(leftMs, tag)}</p>
          <Button onClick={stay}>{t('deposit.game.stay')}</Button>
        </div>
      )}
    </>
  );
}
