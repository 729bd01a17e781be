import {
  validatePlatformEvolutionGame,
  validatePlatformNovomaticGame,
  validatePlatformPariplayContext,
  validatePlatformPariplayUrl,
  validatePlatformPragmaticGame,
  validatePlatformRequestEvolutionDemo,
  validatePlatformRequestEvolutionReal,
  validatePlatformRequestNovomaticDemo,
  validatePlatformRequestNovomaticReal,
  validatePlatformRequestPariplayContext,
  validatePlatformRequestPariplayUrl,
  validatePlatformRequestPragmaticGame,
  validatePlatformRequestSoftswissDemo,
  validatePlatformRequestSoftswissReal,
  validatePlatformSoftswissLaunch,
} from '../../../../schemas/generated/validators.js';
import type {
  PlatformRequestEvolutionReal,
  PlatformRequestNovomaticDemo,
  PlatformRequestPariplayContext,
  PlatformRequestPragmaticGame,
  PlatformRequestSoftswissDemo,
} from '../../../../schemas/generated/types';
import { PlatformError } from '../../errors';
import { tableFor } from '../../games/evolution-table';
import type { Wanted } from '../../games/launches';
import { defineRoute, notFound } from '../../http/route';
import { launcherOf, launcherOfAnybody, urlsOf } from './launcher';

const V1 = '/platform/v1';
const V2 = '/platform/v2';
const PRAGMATIC = '/platform/pragmatic';

type Named = Omit<Wanted, 'mode' | 'urls'>;

const pariplay = (body: PlatformRequestPariplayContext): Named => ({
  provider: 'pariplay',
  gameId: body.GameCode,
  currency: body.CurrencyCode,
  language: body.LanguageCode,
  channel: 'desktop',
});

const softswiss = (body: PlatformRequestSoftswissDemo): Named => ({
  provider: 'softswiss',
  gameId: body.game,
  currency: body.currency,
  language: body.locale,
  jurisdiction: body.jurisdiction,
  channel: body.client_type,
});

const softswissUrls = ({ urls }: PlatformRequestSoftswissDemo) => ({
  lobby: urls.return_url,
  deposit: urls.deposit_url,
});

const novomatic = (body: Pick<PlatformRequestNovomaticDemo, 'gameId' | 'locale' | 'platform'>): Named => ({
  provider: 'novomatic',
  gameId: body.gameId,
  language: body.locale,
  channel: body.platform,
});

const pragmatic = (body: PlatformRequestPragmaticGame): Named => ({
  provider: 'pragmaticplay',
  gameId: body.symbol,
  language: body.language,
  currency: body.currency,
  jurisdiction: body.jurisdiction,
  channel: body.platform === 'MOBILE' ? 'mobile' : 'desktop',
});

const evolutionChannel = ({ mobile }: Pick<PlatformRequestEvolutionReal, 'mobile'>) =>
  mobile ? ('mobile' as const) : ('desktop' as const);

/** The launch calls of providers with their own format, in their letter case. */
export const providerLaunchRoutes = [
  defineRoute({
    id: 'API-029',
    method: 'POST',
    path: `${V2}/pariplay/context/demo`,
    summary: 'The context of a Pariplay game that is played for fun.',
    access: 'site',
    body: validatePlatformRequestPariplayContext,
    reply: validatePlatformPariplayContext,
    async handle(call) {
      const launcher = await launcherOfAnybody(call, call.body.CountryCode);
      const wanted = { ...pariplay(call.body), mode: 'demo' as const, urls: urlsOf(call) };
      return { context: (await call.platform.launches.launch(launcher, wanted)).token };
    },
  }),
  defineRoute({
    id: 'API-030',
    method: 'POST',
    path: `${V2}/pariplay/context/real`,
    summary: 'The context of a Pariplay game that is played for money.',
    access: 'player',
    body: validatePlatformRequestPariplayContext,
    reply: validatePlatformPariplayContext,
    async handle(call) {
      const launcher = launcherOf(call, call.body.CountryCode);
      const wanted = { ...pariplay(call.body), mode: 'real' as const, urls: urlsOf(call) };
      return { context: (await call.platform.launches.launch(launcher, wanted)).token };
    },
  }),
  defineRoute({
    id: 'API-031',
    method: 'POST',
    path: `${V2}/pariplay/url`,
    summary: 'The address of the game of a Pariplay context.',
    access: 'site',
    body: validatePlatformRequestPariplayUrl,
    reply: validatePlatformPariplayUrl,
    async handle({ platform, site, body: { context } }) {
      const game = await platform.launches.sessions.byToken(context);
      if (game?.siteId !== site.siteId || game.provider !== 'pariplay') {
        throw notFound('The context is unknown, used or older than a minute.', 'error.context.not.found');
      }
      return { Url: platform.launches.addressOf({ game, token: context }) };
    },
  }),
  defineRoute({
    id: 'API-032',
    method: 'POST',
    path: `${V2}/softswiss/context/demo`,
    summary: 'The address of a Softswiss game that is played for fun.',
    access: 'site',
    body: validatePlatformRequestSoftswissDemo,
    reply: validatePlatformSoftswissLaunch,
    async handle(call) {
      const { launches } = call.platform;
      const urls = urlsOf(call, softswissUrls(call.body));
      const wanted = { ...softswiss(call.body), mode: 'demo' as const, urls };
      const opened = await launches.launch(await launcherOfAnybody(call), wanted);
      return { launch_options: { game_url: launches.addressOf(opened) } };
    },
  }),
  defineRoute({
    id: 'API-033',
    method: 'POST',
    path: `${V2}/softswiss/context/real`,
    summary: 'The address of a Softswiss game that is played for money.',
    access: 'player',
    body: validatePlatformRequestSoftswissReal,
    reply: validatePlatformSoftswissLaunch,
    async handle(call) {
      const { launches } = call.platform;
      const urls = urlsOf(call, softswissUrls(call.body));
      const wanted = { ...softswiss(call.body), mode: 'real' as const, urls };
      const opened = await launches.launch(launcherOf(call, call.body.playerCurrentCountryCode), wanted);
      return { launch_options: { game_url: launches.addressOf(opened) } };
    },
  }),
  defineRoute({
    id: 'API-038',
    method: 'POST',
    path: `${V1}/evolution/user/authenticate`,
    summary: 'The address of an Evolution table that is played for money; 400 for an unknown table.',
    access: 'player',
    body: validatePlatformRequestEvolutionReal,
    reply: validatePlatformEvolutionGame,
    async handle(call) {
      const { launches } = call.platform;
      const launcher = launcherOf(call);
      const gameId = await tableFor(call.platform, launcher, 'real', call.body);
      const urls = urlsOf(call, { lobby: call.body.lobbyURL });
      const wanted = { provider: 'evolution', gameId, channel: evolutionChannel(call.body), urls };
      return { url: launches.addressOf(await launches.launch(launcher, { ...wanted, mode: 'real' })) };
    },
  }),
  defineRoute({
    id: 'API-039',
    method: 'POST',
    path: `${V1}/evolution/user/authenticate/demo`,
    summary: 'The address of an Evolution table that is played for fun; 400 for an unknown table.',
    access: 'site',
    body: validatePlatformRequestEvolutionDemo,
    reply: validatePlatformEvolutionGame,
    async handle(call) {
      const { launches } = call.platform;
      const launcher = await launcherOfAnybody(call);
      const gameId = await tableFor(call.platform, launcher, 'demo', call.body);
      const { lobbyURL, currency, language } = call.body;
      const urls = urlsOf(call, { lobby: lobbyURL });
      const wanted = { provider: 'evolution', gameId, channel: evolutionChannel(call.body), urls };
      const opened = await launches.launch(launcher, { ...wanted, currency, language, mode: 'demo' });
      return { url: launches.addressOf(opened) };
    },
  }),
  defineRoute({
    id: 'API-040',
    method: 'POST',
    path: `${V1}/novomatic/game/url`,
    summary: 'The address of a Novomatic game that is played for money.',
    access: 'player',
    body: validatePlatformRequestNovomaticReal,
    reply: validatePlatformNovomaticGame,
    async handle(call) {
      const { launches } = call.platform;
      const { playerId, country, lobbyUrl } = call.body;
      if (playerId !== call.player.playerId) {
        throw new PlatformError(404, 'error.player.not.found', 'The session is of another player.');
      }
      const urls = urlsOf(call, { lobby: lobbyUrl });
      const wanted = { ...novomatic(call.body), mode: 'real' as const, urls };
      return { url: launches.addressOf(await launches.launch(launcherOf(call, country), wanted)) };
    },
  }),
  defineRoute({
    id: 'API-041',
    method: 'POST',
    path: `${V1}/novomatic/game/url/demo`,
    summary: 'The address of a Novomatic game that is played for fun.',
    access: 'site',
    body: validatePlatformRequestNovomaticDemo,
    reply: validatePlatformNovomaticGame,
    async handle(call) {
      const { launches } = call.platform;
      const { currency, country, lobbyUrl } = call.body;
      const urls = urlsOf(call, { lobby: lobbyUrl });
      const wanted = { ...novomatic(call.body), currency, mode: 'demo' as const, urls };
      return {
        url: launches.addressOf(await launches.launch(await launcherOfAnybody(call, country), wanted)),
      };
    },
  }),
  defineRoute({
    id: 'API-042',
    method: 'POST',
    path: `${PRAGMATIC}/demoGameUrl`,
    summary: 'The address of a Pragmatic Play game that is played for fun.',
    access: 'site',
    body: validatePlatformRequestPragmaticGame,
    reply: validatePlatformPragmaticGame,
    async handle(call) {
      const { launches } = call.platform;
      const urls = urlsOf(call, { lobby: call.body.lobbyUrl });
      const wanted = { ...pragmatic(call.body), mode: 'demo' as const, urls };
      return { gameURL: launches.addressOf(await launches.launch(await launcherOfAnybody(call), wanted)) };
    },
  }),
  defineRoute({
    id: 'API-043',
    method: 'POST',
    path: `${PRAGMATIC}/realGameUrl`,
    summary: 'The address of a Pragmatic Play game that is played for money.',
    access: 'player',
    body: validatePlatformRequestPragmaticGame,
    reply: validatePlatformPragmaticGame,
    async handle(call) {
      const { launches } = call.platform;
      const urls = urlsOf(call, { lobby: call.body.lobbyUrl });
      const wanted = { ...pragmatic(call.body), mode: 'real' as const, urls };
      return { gameURL: launches.addressOf(await launches.launch(launcherOf(call), wanted)) };
    },
  }),
];
