import {
  validatePlatformCreedroomzAttributes,
  validatePlatformEvolutionGame,
  validatePlatformGameToken,
  validatePlatformGameUrl,
  validatePlatformNovomaticGame,
  validatePlatformPariplayContext,
  validatePlatformPariplayUrl,
  validatePlatformPragmaticGame,
  validatePlatformSoftswissLaunch,
  validatePlatformYggdrasilSession,
} from '../../../schemas/generated/validators.js';
import { PlatformError } from '../../platform/client.server';
import type { PlayerCall } from '../../platform/player-call.server';
import { authenticateInSteps } from './creedroomz';
import type { LaunchContext } from './launch-context';

/** The calls of one launch. @returns the address of the game. Throws PlatformError */
export type LaunchCalls = (context: LaunchContext, call: PlayerCall) => Promise<string>;

const v1 = '/platform/v1';
const v2 = '/platform/v2';

/** The address of a demo, or of a game opened by an earlier token call (GAME-07). */
const addressOf: LaunchCalls = async ({ mode, game, language, currency, channel, urls }, call) => {
  const { data } = await call({
    path: `${v1}/games/url`,
    query: {
      isDemo: mode === 'demo',
      gameId: game.gameId,
      languageCode: language,
      currencyCode: currency,
      channel,
      lobbyUrl: urls.lobby,
    },
    validate: validatePlatformGameUrl,
  });
  return data.gameURL;
};

/** Requests a token, then the address; a demo needs no token. */
function withToken(requestToken: (...launch: Parameters<LaunchCalls>) => Promise<unknown>): LaunchCalls {
  return async (context, call) => {
    if (context.mode === 'real') await requestToken(context, call);
    return addressOf(context, call);
  };
}

/** Providers without a specific call (GAME-06, GAME-23). */
const common = withToken(({ game, channel, partner, jurisdiction }, call) =>
  call({
    method: 'POST',
    path: `${v1}/games/token`,
    body: { gameId: game.gameId, channel, partner, jurisdiction },
    validate: validatePlatformGameToken,
  }),
);

/** GAME-08, GAME-09. */
const pariplay: LaunchCalls = async ({ mode, game, currency, language, ip, country }, call) => {
  const { context } = await call({
    method: 'POST',
    path: `${v2}/pariplay/context/${mode}`,
    body: {
      GameCode: game.gameId,
      CurrencyCode: currency,
      LanguageCode: language,
      PlayerIP: ip,
      CountryCode: country,
    },
    validate: validatePlatformPariplayContext,
  });
  const { Url } = await call({
    method: 'POST',
    path: `${v2}/pariplay/url`,
    body: { context },
    validate: validatePlatformPariplayUrl,
  });
  return Url;
};

/** A response without an address counts as a failure (GAME-10, GAME-11, GAME-12). */
const softswiss: LaunchCalls = async (context, call) => {
  const { mode, game, currency, language, ip, urls, jurisdiction, channel, country } = context;
  const { launch_options } = await call({
    method: 'POST',
    path: `${v2}/softswiss/context/${mode}`,
    body: {
      game: game.gameId,
      currency,
      locale: language,
      ip,
      urls: { return_url: urls.lobby, deposit_url: urls.deposit },
      jurisdiction,
      client_type: channel,
      ...(mode === 'real' ? { playerCurrentCountryCode: country } : {}),
    },
    validate: validatePlatformSoftswissLaunch,
  });
  return launch_options.game_url;
};

/** GAME-13. */
const playngo = withToken(({ requireNew }, call) =>
  call({
    method: 'POST',
    path: `${v1}/playngo/auth/token_generation`,
    body: requireNew ? { requireNew } : {},
    validate: validatePlatformGameToken,
  }),
);

/** GAME-14, GAME-15. */
const creedroomz = withToken(({ ip }, call) =>
  authenticateInSteps({
    authenticate: async () =>
      tokenOf(
        await call({
          method: 'POST',
          path: `${v1}/creedroomz/token/generate`,
          body: { ipAddress: ip },
          validate: validatePlatformGameToken,
        }),
      ),
    readAttributes: (query) =>
      call({ path: `${v1}/creedroomz/attributes`, query, validate: validatePlatformCreedroomzAttributes }),
  }),
);

/** GAME-16. */
const yggdrasil = withToken((_context, call) =>
  call({
    method: 'POST',
    path: `${v1}/yggdrasil/player/auth/session`,
    body: {},
    validate: validatePlatformYggdrasilSession,
  }),
);

/** If a table is refused, the provider chooses one of the same kind (GAME-17, GAME-18, GAME-19). */
const evolution: LaunchCalls = async (context, call) => {
  const { mode, game, channel, urls, ip, currency, language } = context;
  const launch = (table: { tableId?: string | undefined }) =>
    call({
      method: 'POST',
      path: `${v1}/evolution/user/authenticate${mode === 'demo' ? '/demo' : ''}`,
      body: {
        gameCategory: game.gameType,
        ...table,
        wrapped: false,
        mobile: channel === 'mobile',
        lobbyURL: urls.lobby,
        ...(mode === 'demo' ? { currency, language } : { ipAddress: ip }),
      },
      validate: validatePlatformEvolutionGame,
    });
  try {
    return (await launch({ tableId: game.tableId ?? game.gameId })).url;
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status !== 400) throw error;
    return (await launch({})).url;
  }
};

/** GAME-20, GAME-21. */
const novomatic: LaunchCalls = async (context, call) => {
  const { mode, game, country, ip, urls, language, channel, currency, playerId } = context;
  const { url } = await call({
    method: 'POST',
    path: `${v1}/novomatic/game/url${mode === 'demo' ? '/demo' : ''}`,
    body: {
      country,
      gameId: game.gameId,
      ip,
      lobbyUrl: urls.lobby,
      locale: language,
      platform: channel,
      ...(mode === 'demo' ? { currency } : { playerId }),
    },
    validate: validatePlatformNovomaticGame,
  });
  return url;
};

/** GAME-22. */
const pragmaticplay: LaunchCalls = async (context, call) => {
  const { mode, game, language, currency, channel, brand, urls, jurisdiction } = context;
  const { gameURL } = await call({
    method: 'POST',
    path: `/platform/pragmatic/${mode}GameUrl`,
    body: {
      symbol: game.gameId,
      language,
      currency,
      platform: channel === 'mobile' ? 'MOBILE' : 'WEB',
      stylename: brand,
      lobbyUrl: urls.lobby,
      jurisdiction,
    },
    validate: validatePlatformPragmaticGame,
  });
  return gameURL;
};

interface ProviderLaunch {
  calls: LaunchCalls;
  /** Whether the provider supports play without money. */
  hasDemo: boolean;
}

/** Launch calls of each provider. */
const byProvider: Readonly<Record<string, ProviderLaunch>> = {
  pariplay: { calls: pariplay, hasDemo: true },
  softswiss: { calls: softswiss, hasDemo: true },
  playngo: { calls: playngo, hasDemo: true },
  creedroomz: { calls: creedroomz, hasDemo: false },
  yggdrasil: { calls: yggdrasil, hasDemo: false },
  evolution: { calls: evolution, hasDemo: true },
  novomatic: { calls: novomatic, hasDemo: true },
  pragmaticplay: { calls: pragmaticplay, hasDemo: true },
};

/** @param provider part of the game's address */
export function launchOf(provider: string): ProviderLaunch {
  return byProvider[provider] ?? { calls: common, hasDemo: true };
}

/** Both shapes of the reply are accepted (GAME-06). */
function tokenOf(reply: { ticket?: string; token?: string }): string {
  return reply.token ?? reply.ticket ?? '';
}
