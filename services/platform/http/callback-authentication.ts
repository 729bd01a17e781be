import type { Request } from 'express';
import { CALLBACK_SIGNATURE_HEADER, isSignedCallback } from '../payments/callback-signature';
import { PlatformError } from '../errors';
import type { Platform } from '../platform';
import { rawBodyOf } from './raw-body';

/** The payment provider of a signed callback, from the path. Throws like `assertSigned`. */
export function authenticatePaymentProvider(platform: Platform, request: Request): string {
  const name = String(request.params['provider']);
  assertSigned(platform, request, platform.payments.callbackSecret(name));
  return name;
}

/** The identity provider of a signed callback, from the path. Throws like `assertSigned`. */
export function authenticateIdentityProvider(platform: Platform, request: Request): string {
  const name = String(request.params['provider']);
  assertSigned(platform, request, platform.documents.identityChecks.callbackSecret(name));
  return name;
}

/** Throws 401 for a missing, wrong or old signature, and for a provider that is not configured, which is not revealed to callers. */
function assertSigned(platform: Platform, request: Request, secret: string | undefined): void {
  const header = request.get(CALLBACK_SIGNATURE_HEADER) ?? '';
  // The real time: providers have their own clocks, which tests do not move with the platform's.
  const now = platform.clock.source();
  if (secret !== undefined && isSignedCallback(header, rawBodyOf(request), secret, now)) return;
  throw new PlatformError(
    401,
    'error.signature.invalid',
    `Sign each delivery: '${CALLBACK_SIGNATURE_HEADER}' is t=<unix seconds>,v1=<hex HMAC-SHA256 of t, a dot and the body>.`,
  );
}
