import { useId } from 'react';
import type { MessageKey } from '../../../../schemas/generated/message-keys';
import type { PlatformPayment } from '../../../../schemas/generated/types';
import { formatDate } from '../../../../ui/format/date';
import { useSite } from '../../../../ui/site/site-context';
import { CancelWithdrawal } from '../cancel-withdrawal';
import { useMoney } from '../../../../ui/format/use-money';
import { PayoutClock, type PayoutTimes } from './payout-clock';
import styles from './tracked-withdrawal.module.css';
import { WithdrawalReceipt } from './withdrawal-receipt';
import { isOpenWithdrawal, stepsOf, withdrawalStateOf } from './withdrawal-steps';

/** Specific texts for failed payouts. */
const endings: Partial<Record<NonNullable<PlatformPayment['failure']>, MessageKey>> = {
  account_closed: 'withdraw.ended.account_closed',
  limit: 'withdraw.ended.limit',
  returned: 'withdraw.ended.returned',
};

interface TrackedWithdrawalProps {
  payment: PlatformPayment;
  clock: PayoutTimes | undefined;
  cancellable: boolean;
}

/** One withdrawal: its steps with times, its expected duration, and its receipt. */
export function TrackedWithdrawal({ payment, clock, cancellable }: TrackedWithdrawalProps) {
  const { t } = useSite();
  const money = useMoney();
  const titleId = useId();
  const { amount, currency, name, instrument, isUnderReview, pendingWithdrawalId } = payment;
  const isOpen = isOpenWithdrawal(payment);
  const ending = endingOf(payment);
  return (
    <article className={styles.withdrawal} aria-labelledby={titleId} data-payment={payment.paymentId}>
      <h3 id={titleId} className={styles.title}>
        {money(amount, currency)}
      </h3>
      <p className={styles.note}>
        {instrument ? t('withdraw.tracker.to', { instrument: `${name} ${instrument}` }) : name}
      </p>
      <Steps payment={payment} />
      {ending && <p>{t(ending)}</p>}
      {isOpen && isUnderReview && <p>{t('withdraw.tracker.review')}</p>}
      {isOpen && clock && (
        <p className={styles.note}>
          <PayoutClock {...clock} />
        </p>
      )}
      <WithdrawalReceipt payment={payment} />
      {cancellable && pendingWithdrawalId !== null && (
        <CancelWithdrawal pending={{ pendingWithdrawalId, amount, currency }} />
      )}
    </article>
  );
}

function endingOf(payment: PlatformPayment): MessageKey | undefined {
  const { failure } = payment;
  if (payment.state === 'cancelled') return 'withdraw.ended.cancelled';
  if (payment.state !== 'failed') return undefined;
  return (failure && endings[failure]) ?? 'withdraw.ended.other';
}

function Steps({ payment }: { payment: PlatformPayment }) {
  const { t, tag, timeZone } = useSite();
  const current = withdrawalStateOf(payment);
  return (
    <ol className={styles.steps} aria-label={t('withdraw.tracker.progress')}>
      {stepsOf(payment).map(({ state, at }) => (
        <li
          key={state}
          className={at === undefined ? styles.ahead : styles.done}
          data-step={state}
          aria-current={state === current ? 'step' : undefined}
        >
          <span>{t(`withdraw.steps.${state}`)}</span>
          {at !== undefined && (
            <time dateTime={at} className={styles.note}>
              {formatDate(at, 'dateTime', { tag, timeZone })}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
