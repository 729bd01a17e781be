import { redirectDocument } from '@remix-run/node';
import { log } from '../log.server';
import {
  type PlayerPolicy,
  type RouteDenial,
  type SiteDecision,
  decideAccess,
  sitePolicy,
} from '../site/policy';
import type { Site } from '../site/site';
import { localeAddress } from '../site/wanted-path';
import { PlatformError } from './client.server';
import { playerPolicy } from './player-policy.server';
import { snapshotOf } from './player-snapshot.server';
import { refusalByPlatform } from './refusal.server';
import { type KeptSession, readSession } from './session.server';
import type { Visitor } from './visitor';
import { visitorCountry } from './visitor-country.server';

export interface KnownVisitor {
  visitor: Visitor;
  idToken: string | undefined;
  access: SiteDecision;
}

interface PageRequest {
  /** Path below the locale. */
  path: string;
  /** Asks content for the version of the terms in force; only players are asked to accept it. */
  termsVersion: () => Promise<string | undefined>;
}

/**
 * Who asks for a page, as far as pages may know, and whether the site may be shown at all.
 *
 * @throws Response a redirect when the page is not open to the visitor (GUARD-05…11, 17…20), or when the platform has ended the
 * session (AUTH-13); 503 when the page needs a player and it cannot be told who asks
 */
export async function visitorFor(
  request: Request,
  site: Site,
  { path, termsVersion }: PageRequest,
): Promise<KnownVisitor> {
  const [known, country] = await Promise.all([
    knownPlayer(request, site, termsVersion),
    visitorCountry(request, site),
  ]);
  const player = known === 'unknown' ? undefined : known;
  const decision = decideAccess({
    ...sitePolicy(site),
    path,
    countryAllowed: country?.allowed,
    player: player?.policy,
  });
  // Whoever may be signed in is not told to sign in.
  if (known === 'unknown' && 'to' in decision)
    throw Response.json({ code: 'error.system.error' }, { status: 503 });
  if ('to' in decision) throw redirectDocument(deniedAddress(request, site, decision));
  return {
    visitor: player?.visitor ?? { authorized: false },
    idToken: player?.session.idToken,
    access: decision,
  };
}

/** Where a denied visitor is led: the access-error and terms pages remember the page that was wanted (GUARD-17, GUARD-22). */
export function deniedAddress(
  request: Request,
  site: Site,
  { to, reason, locale = site.locale }: RouteDenial,
): string {
  const address = localeAddress(locale, to);
  if (reason === 'no-access') return address;
  const { pathname, search } = new URL(request.url);
  const wanted = pathname.slice(site.locale.length + 1) + search;
  return wanted ? `${address}?${new URLSearchParams({ wanted }).toString()}` : address;
}

interface KnownPlayer {
  session: KeptSession;
  visitor: Visitor;
  policy: PlayerPolicy;
}

/**
 * The signed-in player of a page. While the session store or the platform cannot say who it is, the page is one for visitors who
 * are not signed in; nothing that needs a player is open then.
 */
async function knownPlayer(
  request: Request,
  site: Site,
  termsVersion: PageRequest['termsVersion'],
): Promise<KnownPlayer | 'unknown' | undefined> {
  try {
    const session = await readSession(request, site);
    if (!session) return undefined;
    const [snapshot, terms] = await Promise.all([snapshotOf(session), termsVersion()]);
    return {
      session,
      visitor: {
        authorized: true,
        playerId: String(snapshot.profile.playerId),
        depositCount: snapshot.totalDepositsCount,
      },
      policy: playerPolicy(session, snapshot, terms),
    };
  } catch (error) {
    if (error instanceof PlatformError && error.status === 401)
      throw await refusalByPlatform(request, site, error);
    log.warn(
      {
        event: 'session.unknown',
        brand: site.brand.id,
        reason: error instanceof Error ? error.message : String(error),
      },
      'visitor counts as signed out',
    );
    return 'unknown';
  }
}
