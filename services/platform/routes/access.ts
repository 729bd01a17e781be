import { createHash, timingSafeEqual } from 'node:crypto';
import { Router, type Request } from 'express';
import type { Visit } from '../access';
import type { Platform } from '../platform';
import { siteOfHeader } from '../sites';

const KEY_HEADER = 'x-platform-key';
const ADDRESS_HEADER = 'x-forwarded-ip';

/** Where the visitor is and whether the site may serve them (API-006, AUTH-31). */
export function accessRoutes(platform: Platform): Router {
  const router = Router();
  const { settings } = platform;

  /** Headers about the visitor count only from a caller that holds the key; otherwise the caller is the visitor. */
  function visitOf(request: Request): Visit {
    const place = platform.seededPlace();
    const caller = request.socket.remoteAddress ?? '';
    const trusted = isSame(request.get(KEY_HEADER) ?? '', settings.platformKey);
    const address = (trusted ? request.get(ADDRESS_HEADER) : undefined) ?? caller;
    if (place !== undefined) return { address, ...place };
    if (!trusted) return { address };
    return {
      address,
      country: request.get(settings.countryHeader),
      region: request.get(settings.regionHeader),
    };
  }

  router.get('/platform/v2/player/access/context', (request, response) => {
    response.json(platform.access(siteOfHeader(platform.data.sites, request), visitOf(request)));
  });

  return router;
}

/** Compares two secrets in a time that says nothing about where they differ. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
