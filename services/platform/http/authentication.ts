import type { Request } from 'express';
import { plainAddress } from '../access/ip-ranges';
import type { Site } from '../reference-data/data';
import type { Session } from '../database/tables/sessions';
import { PlatformError } from '../errors';
import type { Platform } from '../platform';
import type { RestrictedPlayer } from '../players/player-store';
import { isSameSecret } from '../codes/secret';
import { siteOfHeader } from './sites';
import type { Access } from './route';

const KEY_HEADER = 'x-platform-key';
const ADDRESS_HEADER = 'x-forwarded-ip';
const LONGEST_AGENT = 300;

/** Caller of a route, as far as its access requires, and location. */
export interface Caller {
  site?: Site;
  player?: RestrictedPlayer;
  session?: Session;
  /** Name of the operator's key. */
  operator?: string;
  visit: VisitorHeaders;
}

/** Facts about the visitor: from the site when it is authenticated, else from the connection. */
export interface VisitorHeaders {
  address: string;
  country: string | undefined;
  region: string | undefined;
  userAgent: string;
}

/**
 * Finds out who calls. Throws 400 without a site, 403 without the platform key or for another site's player, and 401
 * for a token that is missing, forged, expired or of an ended session.
 */
export async function authenticate(platform: Platform, request: Request, access: Access): Promise<Caller> {
  const visit = visitorHeaders(platform, request);
  if (access === 'public' || access === 'control') return { visit };
  const site = siteOfHeader(platform.data.sites, request);
  if (access === 'visitor') return { site, visit };
  if (access === 'operator') return { site, visit, operator: operatorOf(platform, request, site) };
  if (!holdsPlatformKey(platform, request)) {
    const message = `Send the platform's key in the header '${KEY_HEADER}'.`;
    throw new PlatformError(403, 'error.platform.key.invalid', message);
  }
  if (access === 'site') return { site, visit };
  const { player, session } = await platform.identity.authenticate(
    site.siteId,
    request.get('authorization'),
    access === 'player+access' ? { accessToken: request.get('access-token') } : undefined,
  );
  return { site, player, session, visit };
}

/** The name of the caller's operator key. Throws 403 without one that covers the site and the call. */
function operatorOf(platform: Platform, request: Request, site: Site): string {
  const key = platform.operatorKeys.find(request.get(KEY_HEADER) ?? '');
  if (key === undefined) {
    const message = `Send the key of an operator in the header '${KEY_HEADER}'.`;
    throw new PlatformError(403, 'error.platform.key.invalid', message);
  }
  const isCovered = key.siteIds === undefined || key.siteIds.includes(site.siteId);
  if (isCovered && (key.scope === 'operator' || request.method === 'GET')) return key.name;
  const message = `The key ${key.name} is not for this call: its scope is ${key.scope}.`;
  throw new PlatformError(403, 'error.platform.key.scope', message);
}

/** Headers about the visitor count only from a caller that holds the key; otherwise the caller is the visitor. */
function visitorHeaders(platform: Platform, request: Request): VisitorHeaders {
  const trusted = holdsPlatformKey(platform, request);
  const trustedHeader = (header: string): string | undefined => (trusted ? request.get(header) : undefined);
  return {
    address: plainAddress(trustedHeader(ADDRESS_HEADER) ?? request.socket.remoteAddress ?? ''),
    country: trustedHeader(platform.settings.countryHeader),
    region: trustedHeader(platform.settings.regionHeader),
    userAgent: (request.get('user-agent') ?? '').slice(0, LONGEST_AGENT),
  };
}

function holdsPlatformKey(platform: Platform, request: Request): boolean {
  return isSameSecret(request.get(KEY_HEADER) ?? '', platform.settings.platformKey);
}
