import type { Brand } from '../../schemas/generated/types';
import { type PlayerAccess, hasAccess } from './player-access';

/** Everything the policy looks at. */
export interface PolicyInput {
  /** Path below the locale, e.g. `/online-casino/play/relax/1`. */
  path: string;
  features: Pick<Brand['features'], 'maintenance' | 'sportsbook' | 'sportsbookExtraCheck'>;
  guards: Brand['guards'];
  /** Visitor's country may be served; undefined while the platform has not answered. */
  countryAllowed: boolean | undefined;
  /** Undefined for a visitor who is not signed in. */
  player?: PlayerPolicy;
}

export interface PlayerPolicy {
  access: PlayerAccess;
  /** The terms have changed since the player accepted them (TERMS-03). */
  showUpdatedTnC: boolean;
}

/** Another page stands in for every page of the site. */
export type SiteDecision = { allow: true } | { allow: false; reason: 'maintenance' | 'restricted' };

/** The visitor is led to another page; `to` is its path below the locale. */
export interface RouteDenial {
  allow: false;
  reason: 'signed-out' | 'new-terms' | 'no-access';
  to: string;
}

export type PolicyDecision = SiteDecision | RouteDenial;

const home = '/';
export const acceptTermsPath = '/accept-terms-condition';
const unauthorizedPath = '/401';
const liveLobby = '/live-casino-online';

const below = (path: string, ...parents: string[]) =>
  parents.some((parent) => path === parent || path.startsWith(`${parent}/`));

/**
 * Whether a visitor may see a page: the one answer that loaders, links and launch buttons share. Maintenance replaces everything,
 * then the country (GUARD-02…04); then the page must be open to the visitor (GUARD-05…11, 17…20).
 * A platform that does not answer does not lock visitors out: it asks the same questions again with every call that matters.
 */
export function decideAccess(input: PolicyInput): PolicyDecision {
  const { path, features, guards, player } = input;
  if (features.maintenance) return { allow: false, reason: 'maintenance' };
  if (input.countryAllowed === false) return { allow: false, reason: 'restricted' };
  if (!player) return decideSignedOut(path, guards);
  if (player.showUpdatedTnC && !isFreeOfTerms(path))
    return { allow: false, reason: 'new-terms', to: acceptTermsPath };
  if (!isOpen(path, player.access, features)) return { allow: false, reason: 'no-access', to: home };
  return { allow: true };
}

/** Pages only a signed-in player has; certain ones lead to the live lobby instead of the access-error page (GUARD-17, GUARD-18). */
function decideSignedOut(path: string, guards: PolicyInput['guards']): PolicyDecision {
  if (below(path, ...guards.signedOutToLiveLobby))
    return { allow: false, reason: 'signed-out', to: liveLobby };
  if (below(path, '/my-account', '/deposit'))
    return { allow: false, reason: 'signed-out', to: unauthorizedPath };
  return { allow: true };
}

/** Home, account and the page itself stay open while there are newer terms to accept (GUARD-20), and so do the terms. */
function isFreeOfTerms(path: string): boolean {
  return (
    path === home ||
    path === '/welcome' ||
    below(path, '/my-account', acceptTermsPath, '/terms', '/contact-us')
  );
}

const bonusPages = [
  '/deposit',
  '/my-account/banking/deposit',
  '/my-account/rewards',
  '/my-account/bonus-code',
];

/** Whether a page is open to a player. Lobbies and play pages have the same guard (GUARD-09). */
export function isOpen(
  path: string,
  access: PlayerAccess | undefined,
  features: Pick<Brand['features'], 'sportsbook' | 'sportsbookExtraCheck'>,
): boolean {
  const blocked = Boolean(access && (access.riskPayout || access.multibrandSuspended));
  if (below(path, '/online-casino')) return !blocked && hasAccess(access, 'casino');
  if (below(path, liveLobby)) return !blocked && hasAccess(access, 'liveCasino');
  if (below(path, '/sportsbook'))
    return (
      !blocked && hasAccess(access, 'sportsbook') && features.sportsbook && features.sportsbookExtraCheck
    );
  if (below(path, ...bonusPages)) return !blocked;
  return true;
}
