import { redirectDocument } from '@remix-run/node';
import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';
import { type PlayerAccess, mayBeOffered } from '../../site/player-access';
import {
  type ClosedReason,
  type RouteDenial,
  type SiteDecision,
  closedReasonOf,
  closedReasons,
  decideAccess,
  liveLobby,
  sitePolicy,
} from '../../site/policy';
import type { Site } from '../../site/site';
import { localeAddress } from '../../site/wanted-path';
import { PlatformError } from '../client.server';
import { playerPolicy } from './player-policy.server';
import { snapshotOf } from '../player-snapshot.server';
import { refusalByPlatform } from '../refusal.server';
import { type RecentPlayer, rememberPlayer } from '../session/recent-players.server';
import { readSession } from '../session/session.server';
import { type Facts, factsOfPlayer } from './facts';
import { visitorFacts, withVariants } from './visitor-facts.server';
import { visitorCountry } from './visitor-country.server';

export interface ResolvedVisitor {
  facts: Facts;
  access: SiteDecision;
  /** Why the page that the player requested is closed. */
  closed?: ClosedReason | undefined;
}

interface PageRequest {
  /** Path below the locale. */
  path: string;
  /** Reads the version of the terms in force from content; called for players only. */
  termsVersion: () => Promise<string | undefined>;
  /** In an editor's preview, pages of live games are open without a player. */
  isPreview?: boolean;
}

/**
 * The visitor of a page request: facts, and whether the site may be shown at all.
 * @throws Response a redirect when the page is not open to the visitor (GUARD-05…11, 17…20), or when the platform has
 *   ended the session
 * (AUTH-13); 503 when the page needs a player and the session cannot be read
 */
export async function visitorFor(
  request: Request,
  site: Site,
  { path, termsVersion, isPreview = false }: PageRequest,
): Promise<ResolvedVisitor> {
  const [signedIn, country] = await Promise.all([
    findPlayer(request, site, termsVersion),
    visitorCountry(request, site),
  ]);
  const player = signedIn === 'unknown' ? undefined : signedIn;
  const policy = sitePolicy(site);
  const decision = decideAccess({
    ...policy,
    guards: isPreview ? { ...policy.guards, signedOutToLiveLobby: [] } : policy.guards,
    path,
    countryAllowed: country?.allowed,
    player: player?.policy,
  });
  // A visitor who may be signed in must not be redirected to the sign-in.
  if (signedIn === 'unknown' && 'to' in decision)
    throw Response.json({ code: 'error.system.error' }, { status: 503 });
  if ('to' in decision) throw redirectDocument(deniedAddress(request, site, decision, player?.policy.access));
  const cookie = request.headers.get('cookie');
  return {
    facts: player ? withVariants(player.facts, cookie) : visitorFacts(cookie),
    access: decision,
    closed: player && closedFor(request, player.policy.access),
  };
}

/** Query parameter of the home page with the reason why another page is closed. */
export const closedParameter = 'closed';

/** The reason in the address, if it applies to the player: the parameter is untrusted. */
function closedFor(request: Request, access: PlayerAccess): ClosedReason | undefined {
  const told = new URL(request.url).searchParams.get(closedParameter);
  const own = closedReasonOf(access);
  return closedReasons.find((reason) => reason === told && reason === own);
}

/**
 * Redirect target of a denied visitor. The access-error and terms pages remember the requested page (GUARD-17,
 * GUARD-22), as does the live lobby, which opens the sign-in dialog for it (GUARD-18, GAME-04); home explains to a
 * player why the page is closed.
 */
export function deniedAddress(
  request: Request,
  site: Site,
  { to, reason, locale = site.locale }: RouteDenial,
  access?: PlayerAccess,
): string {
  const address = localeAddress(locale, to);
  if (reason === 'no-access')
    return access ? `${address}?${closedParameter}=${closedReasonOf(access)}` : address;
  const { pathname, search } = new URL(request.url);
  const wanted = pathname.slice(site.locale.length + 1) + search;
  const query = wanted ? `?${new URLSearchParams({ wanted }).toString()}` : '';
  return `${address}${query}${to === liveLobby ? '#login' : ''}`;
}

/**
 * ISO 3166 code of the country that restricts a visitor's games: the one a player declared, else the detected one.
 * @returns undefined when neither is available
 */
export async function countryOfVisitor(request: Request, site: Site): Promise<string | undefined> {
  try {
    const session = await readSession(request, site);
    if (session) return (await snapshotOf(session)).profile.countryCode;
  } catch (error) {
    log.warn(
      {
        event: 'session.unknown',
        brand: site.brand.id,
        reason: errorMessage(error),
      },
      'detected country used instead of the declared one',
    );
  }
  return (await visitorCountry(request, site))?.autodetectedCountry || undefined;
}

/**
 * The signed-in player of a page. While the session store or the platform fails, the page is rendered for a visitor who
 * is not signed in; nothing that requires a player is open then.
 */
async function findPlayer(
  request: Request,
  site: Site,
  termsVersion: PageRequest['termsVersion'],
): Promise<RecentPlayer | 'unknown' | undefined> {
  try {
    const session = await readSession(request, site);
    if (!session) return undefined;
    const [snapshot, terms] = await Promise.all([snapshotOf(session), termsVersion()]);
    const policy = playerPolicy(session, snapshot, terms);
    const facts = factsOfPlayer({
      playerId: String(snapshot.profile.playerId),
      depositCount: snapshot.totalDepositsCount,
      segments: snapshot.segments,
      level: snapshot.profile.loyaltyLevel,
      country: snapshot.profile.countryCode,
      access: policy.access,
      marketing: mayBeOffered(snapshot.access),
    });
    const player = { facts, policy };
    rememberPlayer(session.key, player);
    return player;
  } catch (error) {
    if (error instanceof PlatformError && error.status === 401)
      throw await refusalByPlatform(request, site, error);
    log.warn(
      {
        event: 'session.unknown',
        brand: site.brand.id,
        reason: errorMessage(error),
      },
      'visitor counts as signed out',
    );
    return 'unknown';
  }
}
