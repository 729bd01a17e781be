import type { PaymentProviderIdentity } from '../../../schemas/generated/types';
import currencies from '../../platform/data/currencies.json';
import { ProviderRefusal } from '../errors';
import type { Provider } from '../provider';
import { advance } from './advance';
import type { EnteredInstrument, PaymentOutcome, TransactionEvent, TransactionRecord } from './record';
import type { Changes, PendingCallback } from './store';

/** Result of a change. */
export interface Changed {
  record: TransactionRecord;
  /** Resolves after the first delivery attempt of its callbacks. */
  sent: Promise<unknown>;
}

/**
 * Applies events to a transaction, stores the result and sends a callback for each.
 * @param more changes to store with it
 * @throws ProviderRefusal for an invalid event
 */
export async function change(
  provider: Provider,
  record: TransactionRecord,
  events: readonly TransactionEvent[],
  more: (record: TransactionRecord) => Omit<Changes, 'record' | 'callbacks'> = () => ({}),
): Promise<Changed> {
  const { store, deliveries, now } = provider;
  const at = now();
  // A concurrent request has changed it.
  if (store.transactions.get(record.view.id)?.view.sequence !== record.view.sequence)
    throw new ProviderRefusal('wrong_state', 'The transaction has changed meanwhile.');
  let current = record;
  const callbacks: PendingCallback[] = [];
  for (const event of events) {
    const next = advance(withFaults(provider, current, event), event, at);
    if (next === undefined)
      throw new ProviderRefusal(
        'wrong_state',
        `A transaction that is ${current.view.status} cannot do this.`,
      );
    current = { ...next, ...dueAfter(provider, next, event) };
    callbacks.push(...callbackOf(provider, current));
  }
  await store.save({ ...more(current), record: current, callbacks });
  return { record: current, sent: deliveries.send(record.view.id, callbacks) };
}

/**
 * The customer has submitted the payment: it settles now or later, or fails.
 * @param settlesAfterMs overrides the outcome's own time
 * @param identity the person named by the bank, for a payment that identifies its customer
 */
export async function pay(
  provider: Provider,
  record: TransactionRecord,
  entered: EnteredInstrument | undefined,
  outcome: PaymentOutcome,
  {
    settlesAfterMs,
    identity,
    ...more
  }: Omit<Changes, 'record' | 'callbacks' | 'instrument'> & {
    settlesAfterMs?: number;
    identity?: PaymentProviderIdentity | undefined;
  } = {},
): Promise<TransactionRecord> {
  const { faults, now, durations } = provider;
  const delay =
    (settlesAfterMs ?? (outcome.settlesLate ? durations.lateMs : 0)) +
    (faults.take('slow-settlement', record.view)?.delayMs ?? 0);
  const identifies = record.hosted?.identifies === true;
  const instrument =
    entered && !outcome.failure
      ? { ...entered, customer: record.customer, ...(identifies ? { isIdentified: true as const } : {}) }
      : undefined;
  const shown = instrument && {
    token: instrument.token,
    label: instrument.label,
    ...(instrument.holder === undefined ? {} : { holder: instrument.holder }),
  };
  const events: TransactionEvent[] = outcome.failure
    ? [{ kind: 'failed', failure: outcome.failure }]
    : [
        {
          kind: 'authorised',
          ...(shown ? { instrument: shown } : {}),
          ...(identifies && identity ? { identity } : {}),
        },
        { kind: 'submitted' },
        ...(delay === 0 ? [{ kind: 'settled' } as const] : []),
      ];
  const { record: paid, sent } = await change(
    provider,
    delay === 0 ? record : { ...record, settlesAt: now() + delay },
    events,
    () => ({ ...more, ...(instrument ? { instrument } : {}) }),
  );
  if (faults.take('callback-before-return', record.view)) await sent;
  return paid;
}

/** Applies time-based changes that are due. */
export async function runDue(provider: Provider, id: string): Promise<void> {
  const record = provider.store.transactions.get(id);
  if (record?.due === undefined || record.due.at > provider.now()) return;
  await change(provider, record, [record.due.event]);
}

/** The time-based change that follows an event. */
function dueAfter(
  { now, durations, faults }: Provider,
  { view, payout, settlesAt }: TransactionRecord,
  event: TransactionEvent,
): Pick<TransactionRecord, 'due'> {
  if (view.kind === 'deposit')
    return event.kind === 'submitted' && settlesAt !== undefined
      ? { due: { at: settlesAt, event: { kind: 'settled' } } }
      : {};
  if (event.kind === 'submitted') {
    const at = now() + durations.payoutMs + (faults.take('slow-settlement', view)?.delayMs ?? 0);
    const settles = payout === undefined || payout === 'settled' || payout === 'returned';
    return { due: { at, event: settles ? { kind: 'settled' } : { kind: 'failed', failure: payout } } };
  }
  return event.kind === 'settled' && payout === 'returned'
    ? { due: { at: now() + durations.returnMs, event: { kind: 'reversed' } } }
    : {};
}

/** Replaces the settled amount or currency if a fault is planned. */
function withFaults(
  { faults }: Provider,
  record: TransactionRecord,
  { kind }: TransactionEvent,
): TransactionRecord {
  if (kind !== 'settled') return record;
  const { view } = record;
  const amount = faults.take('wrong-amount', view);
  const currency = faults.take('wrong-currency', view);
  const other = Object.keys(currencies).find((code) => code !== view.currency) ?? view.currency;
  return {
    ...record,
    view: {
      ...view,
      amount: amount ? Math.max(1, view.amount + (amount.by ?? 1)) : view.amount,
      currency: currency ? (currency.currency ?? other) : view.currency,
    },
  };
}

function callbackOf(
  { faults, now, random }: Provider,
  { view, callbackUrl }: TransactionRecord,
): PendingCallback[] {
  if (faults.take('no-callback', view)) return [];
  const event = {
    eventId: random(12).toString('hex'),
    createdAt: view.updatedAt,
    transaction: view,
  };
  return [{ event, url: callbackUrl, tries: 0, dueAt: now() }];
}
