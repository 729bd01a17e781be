import type { Game, PlayerSnapshot } from '../../../schemas/generated/types';
import { isRestricted, isRestrictedIn } from '../../catalogue/game-card';
import { currentTermsVersion } from '../../content/static-pages/terms-version.server';
import { snapshotOf } from '../../platform/player-snapshot.server';
import { type StoredSession, readSession } from '../../platform/session/session.server';
import { playerPolicy } from '../../platform/visitor/player-policy.server';
import { visitorCountry } from '../../platform/visitor/visitor-country.server';
import { verificationState } from '../../player/verification/verification-state';
import { originCountry } from '../../site/countries';
import { type LaunchInput, type PlayerPolicy, decideLaunch, sitePolicy } from '../../site/policy';
import type { Site } from '../../site/site';
import { type LaunchPlan, launchAuthOf, planLaunch } from './launch-plan';
import { launchOf } from './launch-calls.server';
import { providerOfPath } from './origin-of-games.server';

/** The player or visitor of a launch. */
export interface LaunchVisitor {
  /** ISO 3166 code: declared by a player, else detected. */
  country: string;
  countryAllowed: boolean | undefined;
  session: StoredSession | undefined;
  snapshot: PlayerSnapshot | undefined;
  policy: PlayerPolicy | undefined;
}

/** @throws PlatformError when the session or its player cannot be read */
export async function launchVisitor(request: Request, site: Site): Promise<LaunchVisitor> {
  const [session, context] = await Promise.all([readSession(request, site), visitorCountry(request, site)]);
  const detected = context?.autodetectedCountry;
  const own = originCountry(site.market, site.locale) ?? site.market.id;
  if (!session)
    return {
      country: detected || own,
      countryAllowed: context?.allowed,
      session,
      snapshot: undefined,
      policy: undefined,
    };
  const [snapshot, terms] = await Promise.all([snapshotOf(session), currentTermsVersion(site)]);
  return {
    country: snapshot.profile.countryCode,
    countryAllowed: context?.allowed,
    session,
    snapshot,
    policy: playerPolicy(session, snapshot, terms),
  };
}

/** The launch plan for a visitor. @param path below the locale */
export function planFor(site: Site, path: string, game: Game, visitor: LaunchVisitor): LaunchPlan {
  const { country, countryAllowed, snapshot, policy } = visitor;
  const provider = providerOfPath(path);
  const input: Omit<LaunchInput, 'mode'> = {
    ...sitePolicy(site),
    path,
    countryAllowed,
    rules: site.rules,
    verified: snapshot !== undefined && verificationState(snapshot.profile.kycStatus, []) === 'verified',
    ...(policy ? { player: policy } : {}),
  };
  return planLaunch({
    signedIn: policy !== undefined,
    restricted: isRestricted(game, site) || isRestrictedIn(game, country),
    money: decideLaunch({ ...input, mode: 'money' }),
    fun: decideLaunch({ ...input, mode: 'fun' }),
    hasDemo: launchOf(provider).hasDemo,
    launchAuth: launchAuthOf(site.brand, game.type, provider),
    channel: site.channel,
  });
}
