import { useRef } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { useDepositPlace } from '../../player/cashier/deposit/deposit-place';
import { returnedMessage } from '../../player/cashier/deposit/payment-return';
import { useReturned } from '../../player/frame-return/use-returned';
import { usePaymentNews } from '../../player/cashier/deposit/use-payment-news';
import { actedEvent } from '../../player/session/idle-watch';
import styles from './deposit-dialog.module.css';

/**
 * The provider's hosted page. It runs scripts and sends forms at its own origin; it opens no windows and leads the page nowhere. When it
 * leads back, the site's own page in the frame says so; the payment is followed besides.
 */
export function PaymentFrame({ hostedUrl, onReturned }: { hostedUrl: string; onReturned: () => void }) {
  const { t } = useSite();
  const place = useDepositPlace();
  const frame = useRef<HTMLIFrameElement>(null);
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
      <p className={styles.note}>{t('deposit.game.note')}</p>
    </>
  );
}
