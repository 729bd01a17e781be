import type { Brand, Market } from '../../schemas/generated/types';
import { sportsbookRoot as sportsbook } from './play-path';
import { type PlayerAccess, hasAccess } from './player-access';
import type { ResolvedRules } from './rules/rule-values';

/** The rules of brand, market and law that apply to every visitor. */
export interface SitePolicy {
  features: Pick<Brand['features'], 'maintenance' | 'sportsbook' | 'sportsbookExtraCheck'>;
  guards: Brand['guards'];
  loyaltyPath: string;
  /** The market's features, minus those its rules forbid. */
  verticals: Market['verticals'];
  rules: Pick<ResolvedRules, 'marketStatus' | 'loyalty'>;
  defaultLocale: string;
}

/** Everything the policy looks at. */
export interface PolicyInput extends SitePolicy {
  /** Path below the locale, e.g. `/online-casino/play/relax/1`. */
  path: string;
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

/** Another page replaces the requested one: any page of the site, or one its market does not have. */
export type SiteDecision =
  { allow: true } | { allow: false; reason: 'maintenance' | 'restricted' | 'not-offered' };

/** The visitor is led to another page; `to` is its path below the locale. */
export interface RouteDenial {
  allow: false;
  reason: 'signed-out' | 'new-terms' | 'no-access';
  to: string;
  /** Given where the page is that of another locale than the visitor's (GUARD-13). */
  locale?: string;
}

export type PolicyDecision = SiteDecision | RouteDenial;

const home = '/';
export const acceptTermsPath = '/accept-terms-condition';
const unauthorizedPath = '/401';
const casinoLobby = '/online-casino';
export const liveLobby = '/live-casino-online';
const bonusCodePage = '/my-account/bonus-code';
/** Points and level of a player. */
const pointsPage = '/my-account/rewards/loyalty';

const below = (path: string, ...parents: string[]) =>
  parents.some((parent) => path === parent || path.startsWith(`${parent}/`));

/** The part of a site that the policy looks at. */
export function sitePolicy({
  brand,
  market,
  rules,
}: {
  brand: Pick<Brand, 'features' | 'guards' | 'routes' | 'defaultLocale'>;
  market: Pick<Market, 'verticals'>;
  rules: SitePolicy['rules'];
}): SitePolicy {
  return {
    features: brand.features,
    guards: brand.guards,
    loyaltyPath: brand.routes.loyalty,
    verticals: market.verticals,
    rules,
    defaultLocale: brand.defaultLocale,
  };
}

/**
 * Whether a visitor may see a page: the one answer that loaders, links and launch buttons share. Maintenance replaces everything,
 * then the country (GUARD-02…04); then the market must have the page, and it must be open to the visitor (GUARD-05…20).
 * A platform that does not answer does not lock visitors out: it asks the same questions again with every call that matters.
 */
export function decideAccess(input: PolicyInput): PolicyDecision {
  const { path, guards, player } = input;
  const site = decideSite(input);
  if (!site.allow) return site;
  if (!player && path !== liveLobby && below(path, ...guards.signedOutToLiveLobby))
    return { allow: false, reason: 'signed-out', to: liveLobby };
  if (!player && asksForPlayer(path)) return { allow: false, reason: 'signed-out', to: unauthorizedPath };
  if (player?.showUpdatedTnC && !isFreeOfTerms(path))
    return { allow: false, reason: 'new-terms', to: acceptTermsPath };
  if (!isOpen(path, player?.access, input)) return { allow: false, reason: 'no-access', to: home };
  if (!isClaimOpen(path, player?.access))
    return { allow: false, reason: 'no-access', to: home, locale: input.defaultLocale };
  if (!isOffered(path, input)) return { allow: false, reason: 'not-offered' };
  return { allow: true };
}

/** Whether anybody is let into the site from where the visitor is: pages, forms and requests for data have the same answer. */
export function decideSite({
  features,
  rules,
  countryAllowed,
}: Pick<PolicyInput, 'features' | 'rules' | 'countryAllowed'>): SiteDecision {
  if (features.maintenance) return { allow: false, reason: 'maintenance' };
  if (countryAllowed === false || rules.marketStatus === 'blocked')
    return { allow: false, reason: 'restricted' };
  return { allow: true };
}

/** Why pages are closed to a player. */
export const closedReasons = ['payout', 'suspended', 'vertical'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** The explanation for a player who is redirected from a closed page. */
export function closedReasonOf({ riskPayout, multibrandSuspended }: PlayerAccess): ClosedReason {
  if (multibrandSuspended) return 'suspended';
  return riskPayout ? 'payout' : 'vertical';
}

/** Whether some page is closed to a player: only then must links be checked one by one. */
export function isRestricted({
  riskPayout,
  multibrandSuspended,
  casino,
  liveCasino,
  sportsbook,
  allowManualClaim,
}: PlayerAccess): boolean {
  return riskPayout || multibrandSuspended || !casino || !liveCasino || !sportsbook || !allowManualClaim;
}

/** Whether a page stays open where a player may not claim bonuses by code (GUARD-12): links and the page itself share the answer. */
export function isClaimOpen(path: string, access: PlayerAccess | undefined): boolean {
  return !access || access.allowManualClaim || !below(path, bonusCodePage);
}

/** Pages only a signed-in player has (GUARD-17). */
function asksForPlayer(path: string): boolean {
  return below(path, '/my-account', '/deposit');
}

/** Home, account and the page itself stay open while there are newer terms to accept (GUARD-20), and so do the terms. */
function isFreeOfTerms(path: string): boolean {
  return (
    path === home ||
    path === '/welcome' ||
    below(path, '/my-account', acceptTermsPath, '/terms', '/contact-us')
  );
}

const bonusPages = ['/deposit', '/my-account/banking/deposit', '/my-account/rewards', bonusCodePage];

/** Whether a page is open to a player. Lobbies and play pages have the same guard (GUARD-09). */
export function isOpen(
  path: string,
  access: PlayerAccess | undefined,
  { features, guards }: SitePolicy,
): boolean {
  const blocked = Boolean(access && (access.riskPayout || access.multibrandSuspended));
  if (below(path, ...guards.riskOnly)) return blocked;
  if (below(path, casinoLobby)) return !blocked && hasAccess(access, 'casino');
  if (below(path, liveLobby)) return !blocked && hasAccess(access, 'liveCasino');
  if (below(path, sportsbook))
    return (
      !blocked && hasAccess(access, 'sportsbook') && features.sportsbook && features.sportsbookExtraCheck
    );
  if (below(path, ...bonusPages)) return !blocked;
  return true;
}

const verticalOfPath = [
  [casinoLobby, 'casino'],
  [liveLobby, 'live-casino'],
  [sportsbook, 'sportsbook'],
] as const;

/** Pages that open an account or take money: a market that may only be looked at has none. */
const realMoneyPages = ['/register', '/signup', '/deposit', '/my-account/banking/deposit'];

/** Whether a market has a page at all: links, menus and lists leave out what it has not. */
export function isOffered(path: string, policy: OfferPolicy): boolean {
  return settingAgainst(path, policy) === undefined;
}

type OfferPolicy = Pick<SitePolicy, 'verticals' | 'rules' | 'loyaltyPath'>;

/** The setting by which a market does not have a page, by the name `npm run print-site` has for it. */
export function settingAgainst(
  path: string,
  { verticals, rules, loyaltyPath }: OfferPolicy,
): string | undefined {
  if (rules.marketStatus !== 'open' && below(path, ...realMoneyPages)) return 'rules.marketStatus';
  if (!rules.loyalty && below(path, loyaltyPath, pointsPage)) return 'rules.loyalty';
  const lobby = verticalOfPath.find(([parent]) => below(path, parent));
  return !lobby || verticals.includes(lobby[1]) ? undefined : 'market.verticals';
}

/** How a game is started. */
export type LaunchMode = 'money' | 'fun';

/** Input of a launch decision. */
export interface LaunchInput extends PolicyInput {
  mode: LaunchMode;
  rules: PolicyInput['rules'] & Pick<ResolvedRules, 'demoPlay' | 'verifiedBeforePlay'>;
  /** The platform has checked who the player is. */
  verified: boolean;
}

export type LaunchDecision =
  PolicyDecision | { allow: false; reason: 'market-closed' | 'no-demo' | 'sign-in' | 'verify' };

/** Whether a game may be started: what holds for its page, and what its market says of money and of play for fun (GUARD-34). */
export function decideLaunch(input: LaunchInput): LaunchDecision {
  const page = decideAccess(input);
  if (!page.allow) return page;
  const { mode, rules, player, verified } = input;
  if (mode === 'money') {
    if (rules.marketStatus !== 'open') return { allow: false, reason: 'market-closed' };
    if (!player) return { allow: false, reason: 'sign-in' };
    return rules.verifiedBeforePlay && !verified ? { allow: false, reason: 'verify' } : page;
  }
  if (rules.demoPlay === 'nobody') return { allow: false, reason: 'no-demo' };
  if (rules.demoPlay === 'verified' && !player) return { allow: false, reason: 'sign-in' };
  if (rules.demoPlay === 'verified' && !verified) return { allow: false, reason: 'verify' };
  return page;
}
