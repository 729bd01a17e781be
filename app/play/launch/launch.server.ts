import type { Game } from '../../../schemas/generated/types';
import { validatePlatformEmpty } from '../../../schemas/generated/validators.js';
import { catalogueOf } from '../../catalogue/catalogue.server';
import { platformCategories } from '../../catalogue/lobby';
import { PlatformError, callPlatform } from '../../platform/client.server';
import type { PlayerCall } from '../../platform/player-call.server';
import { type Player, optionalPlayer } from '../../platform/player.server';
import { visitorAddressHeader, visitorHeaders } from '../../platform/visitor/visitor-country.server';
import { tabPaths } from '../../player/account/account-navigation';
import { depositPath } from '../../player/cashier/deposit/deposit-form';
import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';
import { TryLimit } from '../../server/rate-limit.server';
import { publicOrigin } from '../../server/public-origin.server';
import { configuration } from '../../site/configuration/configuration.server';
import { languageRule, providerMarket } from '../../site/countries';
import type { Site } from '../../site/site';
import { localeAddress } from '../../site/wanted-path';
import type { LaunchAnswer } from '../stage/use-launch';
import { mayDeposit } from './deposit-offer.server';
import { gameRestriction } from './game-access.server';
import { launchOf } from './launch-calls.server';
import type { LaunchContext } from './launch-context';
import { type LaunchPlan, type PlayMode, allowsMode } from './launch-plan';
import { problemOf } from './launch-problem';
import { type LaunchVisitor, launchVisitor, planFor } from './launch-visitor.server';
import { originOfGames, providerOfPath } from './origin-of-games.server';
import { sessionKeyHeaders } from './session-key.server';

const demos = new TryLimit({ name: 'demo-launch', maxFailures: 120 });

/** A game of a page. */
export interface GamePlace {
  site: Site;
  /** Below the locale. */
  path: string;
  gameId: string;
}

/** Timeout of a launch call in milliseconds; after it the player can try again. */
const launchTimeoutMs = 8_000;

/** The launch plan of a game's page. */
export async function planOf(request: Request, { site, path, gameId }: GamePlace): Promise<LaunchPlan> {
  const game = await offeredGame(site, gameId);
  if (!game) return { kind: 'refused', reason: 'closed' };
  try {
    const visitor = await launchVisitor(request, site);
    const plan = planFor(site, path, game, visitor);
    // Demos are decided without the platform: visitors cost it no call.
    if (plan.kind !== 'start' || plan.mode !== 'real' || !visitor.session) return plan;
    const reason = await gameRestriction(request, site, gameId, visitor.session);
    // A problem that a retry may solve does not block the launch.
    return reason === undefined || problemOf(reason).ways[0] === 'again' ? plan : { kind: 'refused', reason };
  } catch (error) {
    // The page remains useful; the launch itself reports the problem.
    log.warn(
      { event: 'launch.unplanned', brand: site.brand.id, reason: errorMessage(error) },
      'no launch offered',
    );
    return { kind: 'refused', reason: 'unavailable' };
  }
}

/**
 * Launches a game for a visitor or player. Every failure has a code, which the page turns into a text and next steps.
 * @throws Response when the platform no longer accepts the sign-in (AUTH-13)
 */
export async function launchGame(
  request: Request,
  place: GamePlace,
  { mode, requireNew }: { mode: PlayMode; requireNew: boolean },
): Promise<LaunchAnswer> {
  const { site, path, gameId } = place;
  const game = await offeredGame(site, gameId);
  if (!game) return { code: 'closed' };
  try {
    const [visitor, player] = await Promise.all([launchVisitor(request, site), optionalPlayer(request)]);
    const plan = planFor(site, path, game, visitor);
    if (!allowsMode(plan, mode)) return { code: plan.kind === 'refused' ? plan.reason : 'signed-out' };
    // Each demo is a stored game session and needs no account, so their number is limited by address.
    if (mode === 'demo' && (await demos.begin(addressOf(request))) !== undefined) return { code: 'too-many' };
    const context = contextOf(request, place, game, visitor, { mode, requireNew });
    const keyed =
      mode === 'real' && visitor.session ? await sessionKeyHeaders(visitor.session, launchTimeoutMs) : {};
    const headers = {
      ...visitorHeaders(request),
      ...keyed,
      ...pageHeaders(context, mayDeposit(site, visitor)),
    };
    const url = await launchOf(context.provider).calls(context, callOf(headers, site, mode, player));
    if (new URL(url).origin !== originOfGames(path)) {
      log.error(
        { event: 'launch.foreign', brand: site.brand.id, gameId, url: new URL(url).origin },
        'not shown',
      );
      return { code: 'unavailable' };
    }
    if (player && mode === 'real') await noteStart(player, game);
    return { game: { url, mode } };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const details = { event: 'launch.failed', brand: site.brand.id, gameId, code: error.code };
    log[error.refused ? 'info' : 'error']({ ...details, reason: error.message }, 'game not launched');
    return { code: error.refused ? error.code : 'unavailable' };
  }
}

/** Addresses a game links to, for calls without parameters for them: without a deposit page the game offers no deposit. */
function pageHeaders({ mode, urls }: LaunchContext, hasDeposit: boolean): Record<string, string> {
  return {
    'x-lobby-url': urls.lobby,
    ...(mode === 'real' && hasDeposit ? { 'x-deposit-url': urls.deposit } : {}),
  };
}

function addressOf(request: Request): string {
  return request.headers.get(visitorAddressHeader) ?? '';
}

async function offeredGame(site: Site, gameId: string): Promise<Game | undefined> {
  return (await catalogueOf(site)).byId.get(gameId);
}

/** Calls the platform with the player's token, or without one for a demo. */
function callOf(
  headers: Record<string, string>,
  site: Site,
  mode: PlayMode,
  player: Player | undefined,
): PlayerCall {
  if (player && mode === 'real')
    return (call) =>
      player.call({ timeoutMs: launchTimeoutMs, ...call, headers: { ...headers, ...call.headers } });
  const { siteId } = site.brand;
  return ({ withAccessToken: _unused, ...call }) =>
    callPlatform({ timeoutMs: launchTimeoutMs, ...call, headers: { ...headers, ...call.headers }, siteId });
}

function contextOf(
  request: Request,
  { site, path }: GamePlace,
  game: Game,
  { country, snapshot }: LaunchVisitor,
  { mode, requireNew }: { mode: PlayMode; requireNew: boolean },
): LaunchContext {
  const { brand, market, locale, channel } = site;
  const { countries } = configuration();
  const address = (below: string) => publicOrigin(request) + localeAddress(locale, below);
  const lobby = game.type === 'casino' ? '/online-casino' : '/live-casino-online';
  return {
    mode,
    game,
    provider: providerOfPath(path),
    channel,
    partner: brand.partnerId,
    jurisdiction: market.jurisdiction.charAt(0).toUpperCase() + market.jurisdiction.slice(1),
    brand: brand.id,
    language: languageRule(country, site.language, countries, snapshot?.profile.provinceCode ?? undefined),
    currency: snapshot && mode === 'real' ? snapshot.profile.currencyCode : market.currency,
    country: providerMarket(country, countries),
    ip: addressOf(request),
    playerId: snapshot?.profile.playerId,
    urls: {
      lobby: address(lobby),
      deposit: address(depositPath({ game: path })),
      history: address(tabPaths.transactions),
    },
    requireNew,
  };
}

/** Records the game as the last played (BLOCK-42). A failure does not affect the launch. */
async function noteStart({ call, site }: Player, { gameId, type }: Game): Promise<void> {
  try {
    await call({
      method: 'POST',
      path: '/platform/v1/player/my-games/category',
      body: { category: platformCategories[type], gameId },
      validate: validatePlatformEmpty,
    });
  } catch (error) {
    log.warn(
      { event: 'launch.unnoted', brand: site.brand.id, gameId, reason: errorMessage(error) },
      'not recent',
    );
  }
}
