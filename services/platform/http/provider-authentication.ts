import type { Request } from 'express';
import { isSignature, PROVIDER_HEADERS } from '../../process/provider-signature';
import { PlatformError } from '../errors';
import type { Origin } from '../ledger/source';
import { MINUTE } from '../live/activity';
import type { Platform } from '../platform';
import { type Key, originOfKey } from './keys';
import { rawBodyOf } from './raw-body';

/** A game provider that signed its call. */
export interface CallingProvider {
  id: string;
  /** Sites of its key; all if omitted. */
  siteIds: Key['siteIds'];
  /** Source of its ledger commands. */
  origin: Origin;
}

/**
 * The provider of a signed call. Throws 401 for a signature that is wrong or older than a minute, and 403 for
 * the key of another provider than in the path.
 */
export function authenticateProvider(platform: Platform, request: Request): CallingProvider {
  const name = request.get(PROVIDER_HEADERS.key) ?? '';
  const timestamp = request.get(PROVIDER_HEADERS.timestamp) ?? '';
  const given = request.get(PROVIDER_HEADERS.signature) ?? '';
  const call = { timestamp, method: request.method, path: request.originalUrl, body: rawBodyOf(request) };
  const key = platform.keys.named(name).find((each) => isSignature(given, call, each.key));
  if (key === undefined) {
    throw new PlatformError(
      401,
      'error.signature.invalid',
      `Sign the call: '${PROVIDER_HEADERS.signature}' is the HMAC-SHA256 of timestamp, method, path and body with the key '${PROVIDER_HEADERS.key}' names.`,
    );
  }
  // The real time: providers have their own clocks, which tests do not move with the platform's.
  const age = Math.abs(platform.clock.source() - Number(timestamp));
  if (!(age <= MINUTE)) {
    throw new PlatformError(
      401,
      'error.signature.expired',
      `The call was signed more than a minute ago or ahead: send the present time in '${PROVIDER_HEADERS.timestamp}'.`,
    );
  }
  if (key.scope !== 'provider' || key.source !== request.params['provider']) {
    throw new PlatformError(
      403,
      'error.platform.key.scope',
      `The key ${key.name} is not for the wallet of ${request.params['provider'] ?? 'nobody'}.`,
    );
  }
  return { id: key.source, siteIds: key.siteIds, origin: originOfKey(key, key.name) };
}
