import { useEffect, useRef } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { paymentPath } from '../../player/cashier/deposit/deposit-form';
import { PaymentResult, type PaymentResultProps } from '../../player/cashier/deposit/payment-result';
import styles from './deposit-dialog.module.css';
import { PaymentFrame } from './payment-frame';
import { type DialogActions, RouteStep } from './route-step';

interface PaymentStepProps {
  game: string;
  paymentId: string;
  /** Shown in a frame; undefined once it has led back. */
  hostedUrl: string | undefined;
  actions: DialogActions;
  onReturned: () => void;
  onOver: (isSettled: boolean) => void;
}

/** States after which nothing is left to follow. */
const overStates: readonly PaymentResultProps['payment']['state'][] = [
  'settled',
  'failed',
  'expired',
  'cancelled',
  'reversed',
];

/** A payment over the game: the provider's page, then the state of the payment. */
export function PaymentStep({ game, paymentId, hostedUrl, actions, onReturned, onOver }: PaymentStepProps) {
  const { locale } = useSite();
  return (
    <RouteStep<PaymentResultProps & { texts: Record<string, unknown> }>
      address={`/${locale}${paymentPath(paymentId, game)}`}
      routeId="routes/my-account/deposit-payment"
      actions={actions}
    >
      {(page) => (
        <>
          <Follow state={page.payment.state} onOver={onOver} onReturned={onReturned} />
          {hostedUrl === undefined ? (
            <div className={styles.content}>
              <PaymentResult {...page} />
            </div>
          ) : (
            <PaymentFrame hostedUrl={hostedUrl} onReturned={onReturned} />
          )}
        </>
      )}
    </RouteStep>
  );
}

/** Leaves the frame when the payment is over, even if the provider never leads back. */
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
