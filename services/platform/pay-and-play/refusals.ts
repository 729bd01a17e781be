import { PlatformError } from '../errors';

/** Refusals after which the money goes back, with their status. Those of a deposit have the codes of the cashier. */
const STATUS: Readonly<Record<string, number>> = {
  'error.exclusion.register': 403,
  'error.exclusion.in.progress': 403,
  'error.exclusion.in.progress.indefinitely': 403,
  'error.country.blocked': 403,
  'error.paynplay.age': 403,
};

/** The answer to every call about a session that was refused. */
export function sessionRefused(code: string): PlatformError {
  return new PlatformError(
    STATUS[code] ?? 409,
    code,
    'This pay-and-play has ended without an account; money that was paid goes back to the bank account.',
  );
}

/** A code, session or player that do not belong together. */
export function sessionUnknown(): PlatformError {
  return new PlatformError(
    401,
    'error.paynplay.session.invalid',
    'There is no such pay-and-play: begin again. Money that was paid goes back by itself.',
  );
}

/** The bank has not said yet that the player has paid. */
export function paymentPending(): PlatformError {
  return new PlatformError(
    409,
    'error.paynplay.pending',
    'The bank has not confirmed the payment yet: send the same request again.',
    { retryAfterMs: 2_000 },
  );
}

/** The country does not take pay-and-play, by its law, its proofs or its payment methods. */
export function notOffered(country: string): PlatformError {
  return new PlatformError(
    403,
    'error.paynplay.not.offered',
    `Pay-and-play is not offered to residents of ${country}: register instead.`,
  );
}
