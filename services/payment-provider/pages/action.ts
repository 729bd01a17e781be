import type { PaymentProviderIdentity } from '../../../schemas/generated/types';
import { pay } from '../transactions/change';
import type { EnteredInstrument, PaymentOutcome, Step } from '../transactions/record';
import type { Changes } from '../transactions/store';
import type { Entered, FieldError, HostedRecord, PageContext } from './page-context';

/** Next page after a form: the form with errors, the page in its new state, or the return to the merchant. */
export type ActionResult = { errors: readonly FieldError[] } | 'page' | 'return';

/** Handler of a form. */
export type Action = (context: PageContext, entered: Entered) => Promise<ActionResult>;

/** Moves the customer to another step of the page. */
export async function goTo({ provider, record }: PageContext, step: Step): Promise<'page'> {
  await provider.store.save({ record: atStep(record, step) });
  return 'page';
}

/** The payment with the customer at another step. */
export function atStep(record: HostedRecord, step: Step): HostedRecord {
  return { ...record, hosted: { ...record.hosted, step } };
}

/** Completes or fails the payment and returns to the merchant. */
export async function finish(
  { provider, record }: PageContext,
  instrument: EnteredInstrument | undefined,
  outcome: PaymentOutcome,
  more: Pick<Changes, 'voucher'> & { identity?: PaymentProviderIdentity | undefined } = {},
): Promise<'return'> {
  await pay(provider, record, instrument, outcome, more);
  return 'return';
}
