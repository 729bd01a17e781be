import type { Request } from 'express';
import { CALLBACK_SIGNATURE_HEADER, isSignedCallback } from '../payments/callback-signature';
import { PlatformError } from '../errors';
import type { Platform } from '../platform';
import { rawBodyOf } from './raw-body';

/** The payment provider of a signed callback, as the path names it. Throws as `assertSigned` does. */
export function authenticatePaymentProvider(platform: Platform, request: Request): string {
  const name = String(request.params['provider']);
  assertSigned(platform, request, platform.payments.callbackSecret(name));
  return name;
}

/** The identity provider of a signed callback, as the path names it. Throws as `assertSigned` does. */
export function authenticateIdentityProvider(platform: Platform, request: Request): string {
  const name = String(request.params['provider']);
  assertSigned(platform, request, platform.documents.identityChecks.callbackSecret(name));
  return name;
}

/**
 * Throws 401 for a signature that is missing, wrong or old, and for a provider that is not configured: callers need not know which are.
 */
function assertSigned(platform: Platform, request: Request, secret: string | undefined): void {
  const header = request.get(CALLBACK_SIGNATURE_HEADER) ?? '';
  // Providers have clocks of their own: tests that move the platform's do not move theirs.
  const now = platform.clock.source();
  if (secret !== undefined && isSignedCallback(header, rawBodyOf(request), secret, now)) return;
  throw new PlatformError(
    401,
    'error.signature.invalid',
    `Sign each delivery: '${CALLBACK_SIGNATURE_HEADER}' is t=<unix seconds>,v1=<hex HMAC-SHA256 of t, a dot and the body>.`,
  );
}
