import type { PlatformPayment } from '../../../../schemas/generated/types';
import { useSite } from '../../../../ui/site/site-context';
import { AccountCard } from '../../account/account-page';
import { ReceiptFacts } from '../receipt-facts';
import { useMoney } from '../../../../ui/format/use-money';

/** A payment with its references in the ledger. @param date formatted time of the last change */
export function Receipt({ payment, date }: { payment: PlatformPayment; date: string }) {
  const { t } = useSite();
  const money = useMoney();
  const { amount, fee, currency, name, instrument, reference, paymentId } = payment;
  const lines: [string, string | null][] = [
    [t('deposit.result.amount'), money(amount, currency)],
    [t('deposit.result.fee'), fee === 0 ? null : money(fee, currency)],
    [t('deposit.result.method'), name],
    [t('deposit.result.instrument'), instrument],
    [t('deposit.result.date'), date],
    [t('deposit.result.reference'), reference],
    [t('deposit.result.id'), paymentId],
  ];
  return (
    <AccountCard title={t('deposit.result.receipt')}>
      <ReceiptFacts facts={lines} />
    </AccountCard>
  );
}
