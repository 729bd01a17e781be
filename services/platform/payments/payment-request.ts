import { createHash } from 'node:crypto';
import { invalidRequest, PlatformError } from '../errors';
import type { PlatformDepositPermission } from '../../../schemas/generated/types';
import type { Terms } from './offers';

/** Derives a payment's id from player and idempotency key, so that a retry finds the first attempt. */
export function paymentIdOf(playerId: number, direction: string, idempotencyKey: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([playerId, direction, idempotencyKey]))
    .digest();
  // UUID version 8 (RFC 9562): custom content.
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Hash of a request's content, independent of the order of fields. */
export function contentHashOf(request: object): string {
  const fields = Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

/** Throws 409 `error.idempotency.conflict` for a key that was used with another request. */
export function assertSameRequest(stored: { contentHash: string }, contentHash: string): void {
  if (stored.contentHash === contentHash) return;
  throw new PlatformError(
    409,
    'error.idempotency.conflict',
    'The key was used for another payment: send a new one.',
  );
}

/** Throws 400 for a URL outside the sites' hosts. */
export function assertReturnsToSite(returnUrl: string, isAllowedOrigin: (origin: string) => boolean): void {
  if (URL.canParse(returnUrl) && isAllowedOrigin(new URL(returnUrl).origin)) return;
  throw invalidRequest({
    returnUrl: { code: 'invalid.origin', message: `'returnUrl' is not an address of the site.` },
  });
}

/** Throws 409 `error.payment.amount.too_low` or `.too_high`. */
export function assertWithinTerms(amount: number, { minimum, maximum }: Terms): void {
  if (amount < minimum) {
    throw new PlatformError(
      409,
      'error.payment.amount.too_low',
      `The method takes ${minimum} or more, in minor units.`,
    );
  }
  if (amount > maximum) {
    throw new PlatformError(
      409,
      'error.payment.amount.too_high',
      `The method takes ${maximum} at most, in minor units.`,
    );
  }
}

/** The provider's fee on an amount, in minor units. */
export function feeOf(amount: number, { feePercent }: Terms): number {
  return Math.ceil((amount * feePercent) / 100);
}

export function methodNotOffered(method: string): PlatformError {
  return new PlatformError(
    409,
    'error.payment.method.not.offered',
    `${method} is not offered to this player: read the payment methods again.`,
  );
}

export function instrumentMissing(method: string): PlatformError {
  return new PlatformError(
    409,
    'error.payment.instrument.missing',
    `The player has no such instrument of ${method}: money goes back only to what was paid with.`,
  );
}

const CODES: Partial<Record<PlatformDepositPermission['outcome'], [number, string]>> = {
  FORBIDDEN: [403, 'error.account.suspended'],
  DOCUMENTS_REQUIRED: [403, 'error.verification.required'],
  DOCUMENTS_REQUIRED_RESTRICTED: [403, 'error.verification.required'],
  DOCUMENTS_UNDER_REVIEW: [403, 'error.verification.under.review'],
  NOT_ENOUGH_FUNDS: [409, 'error.balance.insufficient'],
  SELF_LIMIT_REACHED: [409, 'error.deposit.limit.reached'],
  WITHDRAWAL_LIMIT_REACHED: [409, 'error.withdrawal.limit.reached'],
};

/** Throws the refusal of an outcome; optional documents refuse nothing. */
export function assertAllowed(
  outcome: PlatformDepositPermission['outcome'],
  direction: 'deposit' | 'withdrawal',
): void {
  if (outcome === 'SUCCESS' || outcome === 'DOCUMENTS_PREFERRED') return;
  const [status, code] = CODES[outcome] ?? [403, `error.${direction}.not.allowed`];
  throw new PlatformError(status, code, `The ${direction} is not allowed at present: ${outcome}.`);
}
