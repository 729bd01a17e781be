import type { Request } from 'express';
import { plainAddress } from '../access/ip-ranges';
import type { Site } from '../reference-data/data';
import type { Session } from '../database/tables/sessions';
import { invalidRequest, PlatformError } from '../errors';
import { sessionEnded } from '../identity/identity';
import type { Platform } from '../platform';
import type { RestrictedPlayer } from '../players/player-store';
import type { Origin } from '../ledger/source';
import { authenticateIdentityProvider, authenticatePaymentProvider } from './callback-authentication';
import { type Key, originOfKey, type Scope } from './keys';
import { authenticateProvider, type CallingProvider } from './provider-authentication';
import { siteOfHeader } from './sites';
import type { Access } from './route';

const KEY_HEADER = 'x-platform-key';
/** Identifies the staff member on whose behalf a delegating key calls. */
const ACTOR_HEADER = 'x-operator-actor';
const PERSON = /^[a-z0-9][a-z0-9-]{0,39}$/;
const ADDRESS_HEADER = 'x-forwarded-ip';
const LONGEST_AGENT = 300;

/** Authenticated caller of a route, as its access requires, with location. */
export interface Caller {
  site?: Site;
  player?: RestrictedPlayer;
  session?: Session;
  /** Name of the operator's key, or `<key>/<person>` for one that delegates. */
  operator?: string;
  /** Source of commands sent with a provider's or operator's key. */
  origin?: Origin;
  /** Game provider that signed the call. */
  provider?: CallingProvider;
  /** Payment provider that signed the callback. */
  paymentProvider?: string;
  /** Identity provider that signed the callback. */
  identityProvider?: string;
  visit: VisitorHeaders;
}

/** Properties of the visitor: from an authenticated site, otherwise from the connection. */
export interface VisitorHeaders {
  address: string;
  country: string | undefined;
  region: string | undefined;
  userAgent: string;
}

/** Key scopes permitted per access. A read-only operator key permits read-only calls. */
const SCOPES = {
  site: ['site'],
  player: ['site'],
  'player+access': ['site'],
  operator: ['operator', 'read-only'],
  source: ['provider', 'payment', 'operator'],
} as const satisfies Partial<Record<Access, readonly Scope[]>>;

/**
 * Authenticates the caller. Throws 400 without a site, 403 without a permitted key or for another site's
 * player, and 401 for a token that is missing, forged, expired or of an ended session.
 */
export async function authenticate(platform: Platform, request: Request, access: Access): Promise<Caller> {
  const key = platform.keys.find(request.get(KEY_HEADER) ?? '');
  if (access === 'public' || access === 'control') return { visit: visitorHeaders(platform, request, key) };
  if (access === 'provider') {
    return {
      visit: visitorHeaders(platform, request, undefined),
      provider: authenticateProvider(platform, request),
    };
  }
  if (access === 'identity-provider') {
    return {
      visit: visitorHeaders(platform, request, undefined),
      identityProvider: authenticateIdentityProvider(platform, request),
    };
  }
  if (access === 'payment-provider') {
    return {
      visit: visitorHeaders(platform, request, undefined),
      paymentProvider: authenticatePaymentProvider(platform, request),
    };
  }
  const site = siteOfHeader(platform.data.sites, request);
  const visit = visitorHeaders(platform, request, key !== undefined && covers(key, site) ? key : undefined);
  if (access === 'visitor') return { site, visit };
  const opened = assertOpens(key, site, request.method, SCOPES[access]);
  if (access === 'operator') return { site, visit, operator: actorOf(opened, request) };
  if (access === 'source') return { site, visit, origin: originOfKey(opened, actorOf(opened, request)) };
  if (access === 'site') return { site, visit };
  const { player, session, countedUntil } = await platform.identity.authenticate(
    site.siteId,
    request.get('authorization'),
    access === 'player+access' ? { accessToken: request.get('access-token') } : undefined,
  );
  if (await platform.signedInTime.seen(player.playerId, countedUntil)) throw sessionEnded('time-limit');
  return { site, player, session, visit };
}

/** The key, if it permits a call of its scope for the site; otherwise throws 403 with the reason. */
function assertOpens(key: Key | undefined, site: Site, method: string, scopes: readonly Scope[]): Key {
  if (key === undefined) {
    const message = `Send a key of the platform in the header '${KEY_HEADER}'.`;
    throw new PlatformError(403, 'error.platform.key.invalid', message);
  }
  const isOpen = scopes.includes(key.scope) && (key.scope !== 'read-only' || method === 'GET');
  if (!isOpen) {
    const message = `The key ${key.name} is not for this call: its scope is ${key.scope}.`;
    throw new PlatformError(403, 'error.platform.key.scope', message);
  }
  if (covers(key, site)) return key;
  throw new PlatformError(
    403,
    'error.platform.key.site',
    `The key ${key.name} is not for site ${site.siteId}.`,
  );
}

/**
 * The actor of a key: its name, followed by the person for a delegating key. Throws 400 without the person, and
 * 403 for a person sent with a key that does not delegate.
 */
function actorOf(key: Key, request: Request): string {
  const person = request.get(ACTOR_HEADER);
  const delegates = 'delegates' in key && key.delegates === true;
  if (!delegates) {
    if (person === undefined) return key.name;
    throw new PlatformError(403, 'error.platform.key.delegation', `The key ${key.name} names nobody else.`);
  }
  if (person !== undefined && PERSON.test(person)) return `${key.name}/${person}`;
  const message = `The key ${key.name} is for staff: name the person in '${ACTOR_HEADER}', such as 'ada'.`;
  throw invalidRequest({ [ACTOR_HEADER]: { code: 'invalid.format', message } });
}

function covers({ siteIds }: Key, { siteId }: Site): boolean {
  return siteIds?.includes(siteId) ?? true;
}

/** Visitor headers are trusted only with a site's key; otherwise the caller is the visitor. */
function visitorHeaders(platform: Platform, request: Request, key: Key | undefined): VisitorHeaders {
  const trusted = key?.scope === 'site';
  const trustedHeader = (header: string): string | undefined => (trusted ? request.get(header) : undefined);
  return {
    address: plainAddress(trustedHeader(ADDRESS_HEADER) ?? request.socket.remoteAddress ?? ''),
    country: trustedHeader(platform.settings.countryHeader),
    region: trustedHeader(platform.settings.regionHeader),
    userAgent: (request.get('user-agent') ?? '').slice(0, LONGEST_AGENT),
  };
}
