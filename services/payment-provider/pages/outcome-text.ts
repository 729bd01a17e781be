import type { PaymentOutcome, PayoutOutcome } from '../transactions/record';
import type { TextKey } from './texts';

const texts: Readonly<Record<string, TextKey>> = {
  declined: 'outcome.declined',
  insufficient_funds: 'outcome.insufficient_funds',
  authentication_failed: 'outcome.authentication_failed',
  limit: 'outcome.limit',
  returned: 'outcome.returned',
  account_closed: 'outcome.account_closed',
};

/** Describes the outcome of a test instrument. */
export function outcomeText({
  payment,
  payout,
}: {
  payment: PaymentOutcome;
  payout: PayoutOutcome;
}): TextKey {
  if (payment.failure) return texts[payment.failure] ?? 'outcome.declined';
  if (payment.settlesLate) return 'outcome.late';
  return texts[payout] ?? 'outcome.settled';
}
