import type { PaymentProviderTransaction } from '../../../schemas/generated/types';
import type { Status, TransactionEvent, TransactionRecord } from './record';

/** Valid status transitions of deposits and payouts. */
const after: Readonly<
  Record<PaymentProviderTransaction['kind'], Partial<Record<Status, readonly Status[]>>>
> = {
  deposit: {
    created: ['redirected', 'authorised', 'failed', 'expired', 'cancelled'],
    redirected: ['authorised', 'failed', 'expired', 'cancelled'],
    authorised: ['pending', 'failed'],
    pending: ['settled', 'failed'],
    settled: ['reversed'],
  },
  payout: {
    created: ['pending', 'failed'],
    pending: ['settled', 'failed'],
    settled: ['reversed'],
  },
};

/**
 * The record after an event; undefined when the event is invalid in its status.
 * @param now milliseconds since the epoch
 */
export function advance(
  record: TransactionRecord,
  event: TransactionEvent,
  now: number,
): TransactionRecord | undefined {
  const { view, due: _due, ...rest } = record;
  const status = statusAfter(event);
  if (!after[view.kind][view.status]?.includes(status)) return undefined;
  const failure = failureOf(event);
  const { instrument, identity } = event.kind === 'authorised' ? event : {};
  const isOpen = status === 'redirected';
  return {
    ...rest,
    ...(isOpen && record.due ? { due: record.due } : {}),
    ...(rest.hosted && !isOpen && status !== 'authorised' && status !== 'pending'
      ? { hosted: { ...rest.hosted, step: { kind: 'done' } } }
      : {}),
    view: {
      ...view,
      status,
      ...(failure ? { failure } : {}),
      ...(instrument ? { instrument } : {}),
      ...(identity ? { identity } : {}),
      updatedAt: new Date(now).toISOString(),
      sequence: view.sequence + 1,
    },
  };
}

/** True if the customer has not paid yet. */
export function isAwaitingCustomer({ view }: TransactionRecord): boolean {
  return view.kind === 'deposit' && (view.status === 'created' || view.status === 'redirected');
}

function statusAfter(event: TransactionEvent): Status {
  if (event.kind === 'opened') return 'redirected';
  return event.kind === 'submitted' ? 'pending' : event.kind;
}

function failureOf(event: TransactionEvent) {
  if (event.kind === 'failed') return event.failure;
  if (event.kind === 'expired') return 'expired';
  return event.kind === 'cancelled' && event.byCustomer ? 'cancelled_by_customer' : undefined;
}
