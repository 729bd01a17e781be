import { PlatformError } from '../errors';

/** Status of the refusals that lead to a refund. Refusals of the deposit have the cashier's codes. */
const STATUS: Readonly<Record<string, number>> = {
  'error.exclusion.register': 403,
  'error.exclusion.in.progress': 403,
  'error.exclusion.in.progress.indefinitely': 403,
  'error.country.blocked': 403,
  'error.paynplay.age': 403,
};

/** Error for every call about a refused session. */
export function sessionRefused(code: string): PlatformError {
  return new PlatformError(
    STATUS[code] ?? 409,
    code,
    'This pay-and-play has ended without an account; money that was paid goes back to the bank account.',
  );
}

/** Error for a code, session or player that is unknown or does not match the others. */
export function sessionUnknown(): PlatformError {
  return new PlatformError(
    401,
    'error.paynplay.session.invalid',
    'There is no such pay-and-play: begin again. Money that was paid goes back by itself.',
  );
}

/** Error while the bank has not confirmed the payment. */
export function paymentPending(): PlatformError {
  return new PlatformError(
    409,
    'error.paynplay.pending',
    'The bank has not confirmed the payment yet: send the same request again.',
    { retryAfterMs: 2_000 },
  );
}

/** Error where the law, the checks at registration or the payment methods of the country rule out pay-and-play. */
export function notOffered(country: string): PlatformError {
  return new PlatformError(
    403,
    'error.paynplay.not.offered',
    `Pay-and-play is not offered to residents of ${country}: register instead.`,
  );
}
