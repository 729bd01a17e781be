import { useEffect, useRef } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { paymentPath } from '../../player/cashier/deposit/deposit-form';
import { PaymentResult, type PaymentResultProps } from '../../player/cashier/deposit/payment-result';
import styles from './deposit-dialog.module.css';
import { IdleNotice } from './idle-notice';
import { PaymentFrame } from './payment-frame';
import { type DialogActions, RouteStep } from './route-step';

interface PaymentStepProps {
  game: string;
  paymentId: string;
  /** Shown in a frame; undefined after it has returned. */
  hostedUrl: string | undefined;
  /** Whether the frame was closed after inactivity. */
  isIdle: boolean;
  actions: DialogActions;
  /** Closes the frame after inactivity, or reopens it. */
  onFrame: (hostedUrl: string, isIdle: boolean) => void;
  onReturned: () => void;
  onOver: (isSettled: boolean) => void;
}

/** Final states of a payment. */
const overStates: readonly PaymentResultProps['payment']['state'][] = [
  'settled',
  'failed',
  'expired',
  'cancelled',
  'reversed',
];

/** A payment over the game: the provider's page, then the payment's state. */
export function PaymentStep({
  game,
  paymentId,
  hostedUrl,
  isIdle,
  actions,
  onFrame,
  onReturned,
  onOver,
}: PaymentStepProps) {
  const { locale } = useSite();
  return (
    <RouteStep<PaymentResultProps & { texts: Record<string, unknown>; idleSeconds: number }>
      address={`/${locale}${paymentPath(paymentId, game)}`}
      routeId="routes/my-account/banking/deposit-payment"
      actions={actions}
    >
      {(page) => (
        <>
          <Follow state={page.payment.state} onOver={onOver} onReturned={onReturned} />
          {hostedUrl === undefined || isIdle ? (
            <div className={styles.content}>
              {hostedUrl !== undefined && <IdleNotice onReopen={() => onFrame(hostedUrl, false)} />}
              <PaymentResult {...page} />
            </div>
          ) : (
            <PaymentFrame
              hostedUrl={hostedUrl}
              idleSeconds={page.idleSeconds}
              onIdle={() => onFrame(hostedUrl, true)}
              onReturned={onReturned}
            />
          )}
        </>
      )}
    </RouteStep>
  );
}

/** Closes the frame when the payment is over, even if the provider never redirects back. */
function Follow({
  state,
  onOver,
  onReturned,
}: Pick<PaymentStepProps, 'onOver' | 'onReturned'> & Pick<PaymentResultProps['payment'], 'state'>) {
  const latest = useRef(() => {});
  latest.current = () => {
    onReturned();
    onOver(state === 'settled');
  };
  useEffect(() => {
    if (overStates.includes(state)) latest.current();
  }, [state]);
  return null;
}
