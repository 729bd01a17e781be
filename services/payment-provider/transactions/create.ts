import type {
  PaymentProviderRequestPayment,
  PaymentProviderRequestPayout,
} from '../../../schemas/generated/types';
import { testInstruments } from '../data/test-data';
import { ProviderRefusal } from '../errors';
import { kindOf, type MethodKind } from '../methods';
import type { Provider } from '../provider';
import type { PayoutOutcome, StoredInstrument, TransactionRecord } from './record';

/**
 * A new payment, not stored yet.
 * @throws ProviderRefusal for an unknown method or instrument
 */
export function newPayment(provider: Provider, request: PaymentProviderRequestPayment): TransactionRecord {
  const { now, random, url, durations } = provider;
  const kind = methodKind(request.method);
  const { instrument, customer, merchant, returnUrl, isFramed, identifies } = request;
  if (identifies && kind !== 'bank')
    throw new ProviderRefusal('invalid_request', 'Only a bank can tell who pays.');
  if (instrument !== undefined) savedInstrument(provider, instrument, customer.id, kind);
  const token = random(24).toString('base64url');
  const expiresAt = now() + durations.pageMs;
  const record = newRecord(provider, 'deposit', kind, request);
  return {
    ...record,
    hosted: {
      ...{ token, returnUrl, merchant: merchant.name, step: { kind: 'start' } },
      ...(instrument === undefined ? {} : { instrument }),
      ...(isFramed ? { isFramed } : {}),
      ...(identifies ? { identifies } : {}),
    },
    due: { at: expiresAt, event: { kind: 'expired' } },
    view: { ...record.view, hostedUrl: `${url}/pay/${token}`, expiresAt: new Date(expiresAt).toISOString() },
    ...(provider.faults.take('missing-from-list', request) ? { isUnlisted: true } : {}),
  };
}

/**
 * A new payout, not stored yet.
 * @throws ProviderRefusal for an unknown method or instrument
 */
export function newPayout(provider: Provider, request: PaymentProviderRequestPayout): TransactionRecord {
  const kind = methodKind(request.method);
  const { token, label, holder, payout } = payoutInstrument(
    provider,
    request.instrument,
    request.customer.id,
    kind,
  );
  const record = newRecord(provider, 'payout', kind, request);
  return {
    ...record,
    payout,
    due: { at: provider.now(), event: { kind: 'submitted' } },
    view: { ...record.view, instrument: { token, label, ...(holder === undefined ? {} : { holder }) } },
    ...(provider.faults.take('missing-from-list', request) ? { isUnlisted: true } : {}),
  };
}

function newRecord(
  { now, random }: Provider,
  movement: 'deposit' | 'payout',
  kind: MethodKind,
  request: PaymentProviderRequestPayment | PaymentProviderRequestPayout,
): TransactionRecord {
  const { reference, amount, currency, method, customer, country, language, callbackUrl } = request;
  const at = new Date(now()).toISOString();
  return {
    ...{ kind, customer: customer.id, country, language, callbackUrl },
    view: {
      id: random(12).toString('hex'),
      ...{ reference, kind: movement, status: 'created', amount, currency, method },
      ...{ createdAt: at, updatedAt: at, sequence: 1 },
    },
  };
}

function methodKind(method: string): MethodKind {
  const kind = kindOf(method);
  if (kind === undefined)
    throw new ProviderRefusal('unknown_method', `There is no payment method ${method}.`);
  return kind;
}

/**
 * A saved instrument of a customer, for a method of its kind. An instrument whose holder the bank has identified belongs
 * to no customer yet and is found by its token alone.
 * @throws ProviderRefusal
 */
export function savedInstrument(
  { store }: Provider,
  token: string,
  customer: string,
  kind: MethodKind,
): StoredInstrument {
  const instrument = store.instruments.get(token);
  if (instrument?.kind === kind && (instrument.customer === customer || instrument.isIdentified))
    return instrument;
  throw new ProviderRefusal(
    'unknown_instrument',
    `The customer has no instrument ${token} for this payment method.`,
  );
}

function payoutInstrument(
  provider: Provider,
  token: string,
  customer: string,
  kind: MethodKind,
): { token: string; label: string; holder?: string; payout: PayoutOutcome } {
  const test = testInstruments.find((each) => each.token === token);
  return test ?? savedInstrument(provider, token, customer, kind);
}
