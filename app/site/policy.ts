import type { Brand, Market } from '../../schemas/generated/types';
import type { SiteFeatures } from './features/site-features';
import { sportsbookRoot as sportsbook } from './play-path';
import { type PlayerAccess, hasAccess } from './player-access';
import type { ResolvedRules } from './rules/rule-values';

/** The rules of brand, market and law that apply to every visitor. */
export interface SitePolicy {
  features: Pick<SiteFeatures, 'maintenance' | 'sportsbook' | 'sportsbookExtraCheck'>;
  guards: Brand['guards'];
  loyaltyPath: string;
  /** The market's features, minus those its rules forbid. */
  verticals: Market['verticals'];
  rules: Pick<ResolvedRules, 'marketStatus' | 'loyalty'>;
  defaultLocale: string;
}

/** Input of a policy decision. */
export interface PolicyInput extends SitePolicy {
  /** Path below the locale, e.g. `/online-casino/play/relax/1`. */
  path: string;
  /** Whether the visitor's country may be served; undefined while the platform has not responded. */
  countryAllowed: boolean | undefined;
  /** Undefined for a visitor who is not signed in. */
  player?: PlayerPolicy;
}

export interface PlayerPolicy {
  access: PlayerAccess;
  /** The terms have changed since the player accepted them (TERMS-03). */
  showUpdatedTnC: boolean;
}

/** The site is closed, or the page is not offered: another page is shown instead. */
export type SiteDecision =
  { allow: true } | { allow: false; reason: 'maintenance' | 'restricted' | 'not-offered' };

/** The visitor is redirected; `to` is a path below the locale. */
export interface RouteDenial {
  allow: false;
  reason: 'signed-out' | 'new-terms' | 'no-access';
  to: string;
  /** Set if the page is in another locale than the visitor's (GUARD-13). */
  locale?: string;
}

export type PolicyDecision = SiteDecision | RouteDenial;

const home = '/';
export const acceptTermsPath = '/accept-terms-condition';
const unauthorizedPath = '/401';
const casinoLobby = '/online-casino';
export const liveLobby = '/live-casino-online';
const bonusCodePage = '/my-account/bonus-code';
/** The player's loyalty points and level. */
const pointsPage = '/my-account/rewards/loyalty';

const below = (path: string, ...parents: string[]) =>
  parents.some((parent) => path === parent || path.startsWith(`${parent}/`));

/** The part of a site that the policy reads. */
export function sitePolicy({
  brand,
  features,
  market,
  rules,
}: {
  brand: Pick<Brand, 'guards' | 'routes' | 'defaultLocale'>;
  features: SitePolicy['features'];
  market: Pick<Market, 'verticals'>;
  rules: SitePolicy['rules'];
}): SitePolicy {
  return {
    features,
    guards: brand.guards,
    loyaltyPath: brand.routes.loyalty,
    verticals: market.verticals,
    rules,
    defaultLocale: brand.defaultLocale,
  };
}

/**
 * Whether a visitor may see a page: the one decision that loaders, links and launch buttons share. Maintenance takes
 * precedence, then the country (GUARD-02…04); then the market must have the page, and it must be open to the visitor
 * (GUARD-05…20). If the platform does not respond, visitors are not locked out: it checks again with every call that
 * matters.
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

/** Whether the site is open at the visitor's location; the same decision for pages, forms and data requests. */
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

/** Whether any page is closed to a player: only then must links be checked one by one. */
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

/** Whether a page is open to a player who may not claim bonuses by code (GUARD-12); used by links and the page itself. */
export function isClaimOpen(path: string, access: PlayerAccess | undefined): boolean {
  return !access || access.allowManualClaim || !below(path, bonusCodePage);
}

/** Pages that require a signed-in player (GUARD-17). */
function asksForPlayer(path: string): boolean {
  return below(path, '/my-account', '/deposit');
}

/** Home, account and the terms page stay open while there are newer terms to accept (GUARD-20), and so do the terms. */
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

/** Pages that open an account or take money: a demo-only market has none. */
const realMoneyPages = ['/register', '/signup', '/deposit', '/my-account/banking/deposit'];

/** Whether a market has a page: links, menus and lists leave out those it does not have. */
export function isOffered(path: string, policy: OfferPolicy): boolean {
  return settingAgainst(path, policy) === undefined;
}

type OfferPolicy = Pick<SitePolicy, 'verticals' | 'rules' | 'loyaltyPath'>;

/** The setting that removes a page from a market, by its name in `npm run print-site`. */
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
  /** Whether the platform has verified the player's identity. */
  verified: boolean;
}

export type LaunchDecision =
  PolicyDecision | { allow: false; reason: 'market-closed' | 'no-demo' | 'sign-in' | 'verify' };

/** Whether a game may be launched: its page must be open, and its market must allow the mode, money or fun (GUARD-34). */
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
