import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { SendingProvider, useSendForm } from '../../player/forms/sending';
import headingStyles from '../views/dialog-heading.module.css';
import { useDialogOverGame } from '../views/use-dialog-over-game';
import styles from './deposit-dialog.module.css';
import { DepositFormStep } from './deposit-form-step';
import { PaymentStep } from './payment-step';
import type { DepositStep } from './use-deposit';

export interface DepositDialogProps {
  /** Path of the game below the locale. */
  game: string;
  step: DepositStep;
  onStep: (step: DepositStep) => void;
  /** The payment is over and need not be followed any longer. */
  onOver: () => void;
  onClose: (hasSettled: boolean) => void;
}

/**
 * A deposit over the paused game: its form, the hosted page in a frame, and the state of the payment. While the hosted
 * page is shown, Escape and clicks beside the dialog are ignored, so that it is not closed by mistake; the close button
 * works, and the payment continues.
 */
export function DepositDialog({ game, step, onStep, onOver, onClose }: DepositDialogProps) {
  const { locale, t } = useSite();
  const dialog = useDialogOverGame('deposit');
  const titleId = useId();
  const [visit, setVisit] = useState(0);
  const isLeaving = useRef(false);
  const hasSettled = useRef(false);
  const { paymentId } = step;
  const isPaying = paymentId !== undefined && step.hostedUrl !== undefined && step.isIdle === undefined;

  useEffect(() => {
    // Each step starts scrolled to its top, with the focus on its heading.
    dialog.current?.scrollTo(0, 0);
    dialog.current?.querySelector('h2')?.focus();
  }, [dialog, paymentId, isPaying]);
  useEffect(() => {
    // A form that was submitting when the page entered the back-forward cache would stay busy.
    const renew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setVisit((before) => before + 1);
    };
    window.addEventListener('pageshow', renew);
    return () => window.removeEventListener('pageshow', renew);
  }, []);

  const actions = useMemo(() => {
    const close = () => {
      isLeaving.current = true;
      dialog.current?.close();
    };
    return {
      close,
      show: (choices: NonNullable<Extract<DepositStep, { paymentId?: never }>['choices']>) =>
        onStep({ choices }),
      onStarted: ({ paymentId: id, hostedUrl }: { paymentId: string; hostedUrl: string | null }) =>
        onStep({ paymentId: id, ...(hostedUrl === null ? {} : { hostedUrl }) }),
      onSignedOut: () =>
        location.assign(`/${locale}/401?${new URLSearchParams({ wanted: game }).toString()}`),
    };
  }, [dialog, game, locale, onStep]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      data-deposit-dialog={isPaying ? 'frame' : paymentId === undefined ? 'form' : 'payment'}
      onCancel={(event) => {
        if (isPaying) event.preventDefault();
      }}
      onClose={() => {
        // Browsers close a dialog on a second Escape even if the first was cancelled.
        if (isPaying && !isLeaving.current) dialog.current?.showModal();
        else onClose(hasSettled.current);
      }}
      onPointerDown={(event) => {
        if (!isPaying && event.target === dialog.current) actions.close();
      }}
    >
      <div className={styles.panel}>
        <div className={headingStyles.heading}>
          <h2 id={titleId} tabIndex={-1}>
            {t('account.pages.deposit')}
          </h2>
          <button
            type="button"
            className={headingStyles.button}
            aria-label={t('app.close')}
            onClick={actions.close}
          >
            ×
          </button>
        </div>
        <SendingProvider key={visit} value={useSendForm}>
          {paymentId === undefined ? (
            <DepositFormStep game={game} choices={step.choices} actions={actions} />
          ) : (
            <PaymentStep
              game={game}
              paymentId={paymentId}
              hostedUrl={step.hostedUrl}
              isIdle={step.isIdle === true}
              actions={actions}
              onFrame={(hostedUrl, isIdle) => onStep({ paymentId, hostedUrl, ...(isIdle ? { isIdle } : {}) })}
              onReturned={() => onStep({ paymentId })}
              onOver={(isSettled) => {
                hasSettled.current = isSettled;
                onOver();
              }}
            />
          )}
        </SendingProvider>
      </div>
    </dialog>
  );
}
