import type { Request } from 'express';
import { CALLBACK_SIGNATURE_HEADER, isSignedCallback } from '../payments/callback-signature';
import { PlatformError } from '../errors';
import type { Platform } from '../platform';
import { rawBodyOf } from './raw-body';

/**
 * The payment provider of a signed callback, as the path names it. Throws 401 for a signature that is missing, wrong or old, and
 * for a provider that is not configured: nobody else need know which are.
 */
export function authenticatePaymentProvider(platform: Platform, request: Request): string {
  const name = String(request.params['provider']);
  const secret = platform.payments.callbackSecret(name);
  const header = request.get(CALLBACK_SIGNATURE_HEADER) ?? '';
  // Providers have clocks of their own: tests that move the platform's do not move theirs.
  const now = platform.clock.source();
  if (secret !== undefined && isSignedCallback(header, rawBodyOf(request), secret, now)) return name;
  throw new PlatformError(
    401,
    'error.signature.invalid',
    `Sign each delivery: '${CALLBACK_SIGNATURE_HEADER}' is t=<unix seconds>,v1=<hex HMAC-SHA256 of t, a dot and the body>.`,
  );
}
