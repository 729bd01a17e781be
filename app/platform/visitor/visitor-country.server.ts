import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { errorMessage } from '../../server/error-message';
import type { PlatformAccessContext } from '../../../schemas/generated/types';
import { validatePlatformAccessContext } from '../../../schemas/generated/validators.js';
import { log } from '../../server/log.server';
import type { Site } from '../../site/site';
import { type SiteKey, siteKey } from '../../site/site-key';
import { within } from '../../server/within';
import { callPlatform } from '../client.server';

const rememberMs = 60_000;
const contexts = new LRUCache<SiteKey, PlatformAccessContext>({ max: 10_000, ttl: rememberMs });

/** Milliseconds a page waits for the country; after a failure no page of the brand waits for a while. */
const patienceMs = 500;
const restAfterFailureMs = 3_000;
const failed = new LRUCache<SiteKey, true>({ max: 1_000, ttl: restAfterFailureMs });

/** Header that Express sets to the visitor's address, overwriting one the visitor sent. */
export const visitorAddressHeader = 'x-marquee-visitor-address';
/** Header that Express sets to the visitor's country, if a proxy or a database provides it. */
export const visitorCountryHeader = 'x-marquee-visitor-country';

/** Visitor data for the platform: address, browser and, if resolved, country. */
export function visitorHeaders(request: Request): Record<string, string> {
  const values = {
    'x-forwarded-ip': request.headers.get(visitorAddressHeader),
    'user-agent': request.headers.get('user-agent'),
    'x-visitor-country': request.headers.get(visitorCountryHeader),
  };
  return Object.fromEntries(
    Object.entries(values).filter((header): header is [string, string] => Boolean(header[1])),
  );
}

/** Allowed visitors with the expiry of each decision, for requests served from cache. */
const allowedUntil = new WeakMap<Site['brand'], Map<string, number>>();
const maxAllowed = 10_000;

/**
 * Whether a recent check allowed the visitor. Called for every request served from cache, so it must not call the
 * platform.
 * @param headers of the request, including the two set by the server
 */
export function isKnownAllowed(headers: IncomingHttpHeaders, { brand }: Site): boolean {
  const until = allowedUntil
    .get(brand)
    ?.get(placeOf(headers[visitorAddressHeader], headers[visitorCountryHeader]));
  return until !== undefined && Date.now() < until;
}

function rememberAllowed({ brand }: Site, headers: Record<string, string>): void {
  let places = allowedUntil.get(brand);
  // Cleared when full, to bound memory.
  if (!places || places.size >= maxAllowed) allowedUntil.set(brand, (places = new Map()));
  places.set(placeOf(headers['x-forwarded-ip'], headers['x-visitor-country']), Date.now() + rememberMs);
}

/** Without a country the address alone, which is the same string for every request of a connection. */
function placeOf(address: unknown, country: unknown): string {
  const place = String(address ?? '');
  return country ? `${place}\n${String(country)}` : place;
}

/**
 * Country of the visitor and whether the brand serves it (API-006). Undefined when the platform does not respond;
 * that is logged.
 */
export async function visitorCountry(
  request: Request,
  site: Site,
): Promise<PlatformAccessContext | undefined> {
  const headers = visitorHeaders(request);
  const key = siteKey(site, 'brand', headers['x-forwarded-ip'], headers['x-visitor-country']);
  const brandKey = siteKey(site, 'brand');
  const cached = contexts.get(key);
  if (cached) return cached;
  if (failed.has(brandKey)) return undefined;
  try {
    const context = await within(
      callPlatform({
        path: '/platform/v2/player/access/context',
        siteId: site.brand.siteId,
        headers,
        validate: validatePlatformAccessContext,
      }),
      patienceMs,
    );
    contexts.set(key, context);
    if (context.allowed) rememberAllowed(site, headers);
    return context;
  } catch (error) {
    failed.set(brandKey, true);
    log.warn(
      {
        event: 'access.unknown',
        brand: site.brand.id,
        reason: errorMessage(error),
      },
      'country of the visitor unknown',
    );
    return undefined;
  }
}
