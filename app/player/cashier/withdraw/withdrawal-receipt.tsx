import type { PlatformPayment } from '../../../../schemas/generated/types';
import { formatDate } from '../../../../ui/format/date';
import { useSite } from '../../../../ui/site/site-context';
import { ReceiptFacts } from '../receipt-facts';
import { useMoney } from '../../../../ui/format/use-money';
import styles from './tracked-withdrawal.module.css';
import { stepsOf } from './withdrawal-steps';

/** The details of a withdrawal with its ledger reference, for support and the player's records. */
export function WithdrawalReceipt({ payment }: { payment: PlatformPayment }) {
  const { t, tag, timeZone } = useSite();
  const money = useMoney();
  const { amount, fee, currency, name, instrument, reference, paymentId } = payment;
  const times = stepsOf(payment).flatMap(({ state, at }): [string, string][] =>
    at === undefined
      ? []
      : [[t(`withdraw.steps.${state}`), formatDate(at, 'zonedDateTime', { tag, timeZone })]],
  );
  const facts: [string, string | null][] = [
    [t('withdraw.tracker.amount'), money(amount, currency)],
    [t('withdraw.tracker.fee'), money(fee, currency)],
    [t('wallet.method'), [name, instrument].filter(Boolean).join(' ')],
    ...times,
    [t('wallet.reference'), reference],
    [t('withdraw.tracker.number'), paymentId],
  ];
  return (
    <details className={styles.receipt}>
      <summary>{t('withdraw.tracker.receipt')}</summary>
      <ReceiptFacts facts={facts} />
    </details>
  );
}
