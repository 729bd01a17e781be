import { eq } from 'drizzle-orm';
import type { PlatformRequestPayment } from '../../../schemas/generated/types';
import { payments } from '../database/tables/payments';
import { PlatformError } from '../errors';
import { MINUTE } from '../live/activity';
import type { RestrictedPlayer } from '../players/player-store';
import type { Site } from '../reference-data/data';
import { isOver, type Payment } from './advance';
import { type Instrument, instrumentOf } from './instruments';
import { methodOf, type Offer, offersOf, termsOf } from './offers';
import {
  type DepositOrder,
  type PaymentProvider,
  ProviderRefusedError,
  ProviderUnavailableError,
} from './payment-provider';
import {
  assertAllowed,
  assertReturnsToSite,
  assertSameRequest,
  assertWithinTerms,
  contentHashOf,
  feeOf,
  instrumentMissing,
  methodNotOffered,
  paymentIdOf,
} from './payment-request';
import type { PaymentParts } from './payments';
import { reserveName } from './record-event';

/** How long a request may try to reach the provider before the deposit is abandoned. */
const TRIED_MS = 2 * MINUTE;

/** A started deposit, with the URL of its payment page. */
interface Started {
  paymentId: string;
  hostedUrl: string | null;
}

/**
 * Starts a deposit once: reserves its amount, stores it, and creates its page at the provider. A retry of the
 * same request resumes an interrupted one. Throws the refusals of docs/cashier.md, and 503
 * `error.payment.provider.unavailable`, after which the request may be retried.
 */
export async function startDeposit(
  parts: PaymentParts,
  site: Site,
  player: RestrictedPlayer,
  idempotencyKey: string,
  request: PlatformRequestPayment,
): Promise<Started> {
  const paymentId = paymentIdOf(player.playerId, 'deposit', idempotencyKey);
  const payment =
    (await read(parts, paymentId)) ??
    (await reserve(parts, site, player, paymentId, idempotencyKey, request));
  assertSameRequest(payment, contentHashOf(request));
  if (payment.transactionId !== null || isOver(payment)) return startedOf(payment);
  return startedOf(await sendToProvider(parts, site, player, payment, request.isFramed === true));
}

function startedOf(payment: Payment): Started {
  return { paymentId: payment.paymentId, hostedUrl: isOver(payment) ? null : payment.hostedUrl };
}

async function read({ database }: PaymentParts, paymentId: string): Promise<Payment | undefined> {
  const [found] = await database.db.select().from(payments).where(eq(payments.paymentId, paymentId));
  return found;
}

/** Checks a new deposit, and stores its reservation and row. */
async function reserve(
  parts: PaymentParts,
  site: Site,
  player: RestrictedPlayer,
  paymentId: string,
  idempotencyKey: string,
  request: PlatformRequestPayment,
): Promise<Payment> {
  const { database, clock, data, ledger, permissions } = parts;
  const { playerId } = player;
  const { method, amount, currency, returnUrl, instrumentId } = request;
  assertReturnsToSite(returnUrl, parts.isAllowedOrigin);
  const offer = offerOf(parts, site, player, method);
  const terms = termsOf(offer, 'deposit', player.currencyCode, data.currencies);
  if (terms === undefined) throw methodNotOffered(method);
  assertWithinTerms(amount, terms);
  const instrument = await instrumentFor(parts, playerId, request);
  assertAllowed((await permissions.deposit(player, true)).outcome, 'deposit');
  const bonusId = await parts.bonuses.forDeposit(player, request.bonusId);
  const origin = { source: `payment:${offer.provider}`, actor: `player:${playerId}` };
  const reservation = { reference: reserveName(paymentId), amount, currency, method };
  // In one transaction, so that a killed process leaves no reservation without a payment that ends it.
  await database.transaction(async (tx) => {
    await ledger.execute(playerId, { kind: 'deposit-reserve', ...reservation }, origin);
    const now = new Date(clock.now());
    await tx
      .insert(payments)
      .values({
        ...{ paymentId, playerId, siteId: site.siteId, method, amount, currency, returnUrl, idempotencyKey },
        direction: 'deposit',
        provider: offer.provider,
        fee: feeOf(amount, terms),
        state: 'created',
        times: { created: now.toISOString() },
        bonusId,
        instrumentId: instrumentId ?? null,
        instrumentLabel: instrument?.label ?? null,
        contentHash: contentHashOf(request),
        nextAttemptAt: new Date(now.getTime() + TRIED_MS),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing();
  }, 'read committed');
  const stored = await read(parts, paymentId);
  if (stored === undefined) throw new Error(`The payment ${paymentId} is gone.`);
  return stored;
}

function offerOf(
  { data, clock, providers }: PaymentParts,
  site: Site,
  { countryCode }: RestrictedPlayer,
  method: string,
): Offer {
  const offer = offersOf(site, countryCode, data, clock.now()).find((each) => each.method === method);
  if (offer === undefined || !providers.has(offer.provider)) throw methodNotOffered(method);
  return offer;
}

async function instrumentFor(
  { database }: PaymentParts,
  playerId: number,
  { method, instrumentId }: Pick<PlatformRequestPayment, 'method' | 'instrumentId'>,
): Promise<Instrument | undefined> {
  if (instrumentId === undefined) return undefined;
  const found = await instrumentOf(database.db, { playerId, method, instrumentId });
  if (found === undefined) throw instrumentMissing(method);
  return found;
}

async function sendToProvider(
  parts: PaymentParts,
  site: Site,
  player: RestrictedPlayer,
  payment: Payment,
  isFramed: boolean,
): Promise<Payment> {
  const { paymentId } = payment;
  const provider = parts.providers.get(payment.provider);
  if (provider === undefined) throw methodNotOffered(payment.method);
  try {
    const transaction = await createTwice(provider, await orderOf(parts, site, player, payment, isFramed));
    return (await parts.recorder.report(payment.provider, transaction, 'reply')) ?? payment;
  } catch (error) {
    if (error instanceof ProviderUnavailableError) {
      throw new PlatformError(
        503,
        'error.payment.provider.unavailable',
        'The payment provider gives no answer: send the same request again.',
        { retryAfterMs: 1_000 },
      );
    }
    if (!(error instanceof ProviderRefusedError)) throw error;
    await parts.recorder.record(paymentId, { event: 'refused', failure: 'declined' }, 'reply');
    throw new PlatformError(
      409,
      'error.payment.refused',
      'The payment provider does not take this payment: try another method or amount.',
    );
  }
}

/** The provider may have processed a call whose connection broke: the second attempt returns the same payment. */
function createTwice(provider: PaymentProvider, order: DepositOrder) {
  return provider.createPayment(order).catch((error: unknown) => {
    if (error instanceof ProviderUnavailableError) return provider.createPayment(order);
    throw error;
  });
}

async function orderOf(
  parts: PaymentParts,
  site: Site,
  player: RestrictedPlayer,
  payment: Payment,
  isFramed: boolean,
): Promise<DepositOrder> {
  const { playerId, instrumentId, method } = payment;
  // A page opened on its own must not be framed.
  const mayBeFramed = isFramed && methodOf(site, method, parts.data)?.isFrameable === true;
  const instrument = await instrumentFor(parts, playerId, {
    method,
    ...(instrumentId === null ? {} : { instrumentId }),
  });
  return {
    ...parts.orderOf(player, payment),
    returnUrl: payment.returnUrl ?? '',
    merchant: { name: site.name },
    ...(instrument === undefined ? {} : { instrument: instrument.token }),
    ...(mayBeFramed ? { isFramed: mayBeFramed } : {}),
  };
}
