import { eq } from 'drizzle-orm';
import type { PlatformRequestPlayerWithdrawal } from '../../../schemas/generated/types';
import { payments } from '../database/tables/payments';
import { PlatformError } from '../errors';
import { lockAccount } from '../ledger/facts';
import type { RestrictedPlayer } from '../players/player-store';
import type { Currencies, Site } from '../reference-data/data';
import { instrumentsOf } from './instruments';
import { offersOf, termsOf } from './offers';
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

/**
 * Requests a withdrawal once: the money leaves the wallet, and the payout is sent once no approval is pending.
 * Throws the refusals of docs/cashier.md.
 *
 * @returns the id of the payment
 */
export async function requestWithdrawal(
  parts: PaymentParts,
  site: Site,
  player: RestrictedPlayer,
  idempotencyKey: string,
  request: PlatformRequestPlayerWithdrawal,
): Promise<string> {
  const { database, clock, data, ledger, permissions, providers, receipts } = parts;
  const { playerId, currencyCode, countryCode } = player;
  const { method, amount, currency, instrumentId, returnUrl, forfeitsBonuses = false } = request;
  const paymentId = paymentIdOf(playerId, 'withdrawal', idempotencyKey);
  const contentHash = contentHashOf(request);
  assertReturnsToSite(returnUrl, parts.isAllowedOrigin);
  return database.transaction(async (tx) => {
    // Locked, so that two concurrent requests cannot both use the daily limit.
    await lockAccount(tx, playerId);
    const [stored] = await tx.select().from(payments).where(eq(payments.paymentId, paymentId));
    if (stored !== undefined) {
      assertSameRequest(stored, contentHash);
      return paymentId;
    }
    const now = new Date(clock.now());
    const offer = offersOf(site, countryCode, data, now.getTime()).find((each) => each.method === method);
    const terms = offer && termsOf(offer, 'withdrawal', currencyCode, data.currencies);
    if (offer === undefined || terms === undefined || !providers.has(offer.provider))
      throw methodNotOffered(method);
    assertWithinTerms(amount, terms);
    const instrument = (await instrumentsOf(tx, playerId)).find(
      (each) => each.method === method && (instrumentId ?? each.instrumentId) === each.instrumentId,
    );
    if (instrument === undefined) throw instrumentMissing(method);
    const permission = await permissions.withdrawal(site, player);
    assertAllowed(permission.outcome, 'withdrawal');
    if (permission.limit !== undefined && amount > permission.limit) {
      throw limitReached(permission.limit, currency, data.currencies);
    }
    const { id: reference } = await ledger.execute(
      playerId,
      { kind: 'withdrawal', reference: paymentId, amount, currency, method, forfeitsBonuses },
      { source: 'player', actor: `player:${playerId}` },
    );
    const [withdrawal] = await tx
      .insert(payments)
      .values({
        ...{ paymentId, playerId, siteId: site.siteId, method, amount, currency, returnUrl },
        ...{ idempotencyKey, contentHash },
        direction: 'withdrawal',
        provider: offer.provider,
        fee: feeOf(amount, terms),
        state: 'created',
        times: { created: now.toISOString() },
        instrumentId: instrument.instrumentId,
        instrumentLabel: instrument.label,
        withdrawalId: reference,
        reference,
        nextAttemptAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (withdrawal !== undefined) await receipts.requested(withdrawal);
    return paymentId;
  }, 'read committed');
}

/** The message is shown to the player (WALLET-49), so it contains the amount in the main unit. */
function limitReached(left: number, currency: string, currencies: Currencies): PlatformError {
  const code = 'error.withdrawal.limit.reached';
  const { decimals } = currencies[currency] ?? { decimals: 2 };
  const message = `${(left / 10 ** decimals).toFixed(decimals)} ${currency} is left of the daily limit of withdrawals.`;
  return new PlatformError(409, code, message, { validationErrors: { amount: { code, message } } });
}
