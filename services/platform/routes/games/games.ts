import {
  validatePlatformCreedroomzAttributes,
  validatePlatformEmpty,
  validatePlatformGameAccess,
  validatePlatformGameLimitations,
  validatePlatformGameToken,
  validatePlatformGameUrl,
  validatePlatformPlayerGames,
  validatePlatformRequestCreedroomzAttributes,
  validatePlatformRequestCreedroomzToken,
  validatePlatformRequestGamePath,
  validatePlatformRequestNameLanguage,
  validatePlatformRequestGameToken,
  validatePlatformRequestGameUrl,
  validatePlatformRequestPlayngoToken,
  validatePlatformSessionKey,
  validatePlatformYggdrasilSession,
} from '../../../../schemas/generated/validators.js';
import { NO_LIMITATIONS } from '../../bonus/game-limitation';
import { invalidRequest, PlatformError } from '../../errors';
import { assertGame } from '../../games/known-game';
import { defineRoute } from '../../http/route';
import { maskNickname } from '../../live/nicknames';
import { gamesOf } from '../../wallet/games';
import { launcherOf, launcherOfAnybody, urlsOf } from './launcher';

const V1 = '/platform/v1';

/** Tokens and URLs of games, and the games available to a visitor. */
export const gameRoutes = [
  defineRoute({
    id: 'API-027',
    method: 'POST',
    path: `${V1}/games/token`,
    summary: 'A token for a game that is played for money; the URL call follows.',
    access: 'player',
    body: validatePlatformRequestGameToken,
    reply: validatePlatformGameToken,
    async handle(call) {
      const { gameId, channel, partner, jurisdiction } = call.body;
      if (partner !== call.site.partnerId) {
        const message = `'partner' is ${partner}, the site is of partner ${call.site.partnerId}.`;
        throw invalidRequest({ partner: { code: 'invalid.partner', message } });
      }
      const { provider } = assertGame(call.platform.data, gameId);
      const wanted = { provider, gameId, channel, jurisdiction, mode: 'real' as const, urls: urlsOf(call) };
      const { token } = await call.platform.launches.launch(launcherOf(call), wanted);
      return { token };
    },
  }),
  defineRoute({
    id: 'API-028',
    method: 'GET',
    path: `${V1}/games/url`,
    summary: 'The address of a game: a demo at once, for money after a token call.',
    access: 'site',
    query: validatePlatformRequestGameUrl,
    reply: validatePlatformGameUrl,
    async handle(call) {
      const { isDemo, gameId, languageCode, currencyCode, channel, lobbyUrl } = call.query;
      const { launches, data } = call.platform;
      const launcher = await launcherOfAnybody(call);
      const wanted = {
        provider: assertGame(data, gameId).provider,
        gameId,
        channel,
        language: languageCode,
        currency: currencyCode,
        urls: urlsOf(call, { lobby: lobbyUrl }),
      };
      const opened =
        isDemo === 'true'
          ? await launches.launch(launcher, { ...wanted, mode: 'demo' })
          : await launches.complete(launcher, { ...wanted, mode: 'real' });
      return { data: { gameURL: launches.addressOf(opened) } };
    },
  }),
  defineRoute({
    id: 'API-034',
    method: 'POST',
    path: `${V1}/playngo/auth/token_generation`,
    summary: "A token for a game of Play'n GO; the URL call names the game.",
    access: 'player',
    body: validatePlatformRequestPlayngoToken,
    reply: validatePlatformGameToken,
    async handle(call) {
      const isNew = call.body.requireNew ?? false;
      const { token } = await call.platform.launches.prepare(launcherOf(call), 'playngo', isNew);
      return { token };
    },
  }),
  defineRoute({
    id: 'API-035',
    method: 'POST',
    path: `${V1}/creedroomz/token/generate`,
    summary: 'A token for a table of Creedroomz; the URL call names the table.',
    access: 'player',
    body: validatePlatformRequestCreedroomzToken,
    reply: validatePlatformGameToken,
    async handle(call) {
      const { token } = await call.platform.launches.prepare(launcherOf(call), 'creedroomz', true);
      return { token };
    },
  }),
  defineRoute({
    id: 'API-036',
    method: 'GET',
    path: `${V1}/creedroomz/attributes`,
    summary: 'What Creedroomz shows of the player of a token.',
    access: 'player',
    query: validatePlatformRequestCreedroomzAttributes,
    reply: validatePlatformCreedroomzAttributes,
    async handle({ platform, player, query }) {
      const game = await platform.launches.sessions.byToken(query.token);
      if (game?.playerId !== player.playerId) {
        const message = 'The token is unknown, used or older than a minute: request a new one.';
        throw new PlatformError(401, 'error.token.invalid', message);
      }
      const { currency } = game;
      return {
        attributes: { nickname: maskNickname(player.firstName), currency, country: player.countryCode },
      };
    },
  }),
  defineRoute({
    id: 'API-037',
    method: 'POST',
    path: `${V1}/yggdrasil/player/auth/session`,
    summary: 'A session for a game of Yggdrasil; the URL call names the game.',
    access: 'player',
    body: validatePlatformEmpty,
    reply: validatePlatformYggdrasilSession,
    async handle(call) {
      const { token } = await call.platform.launches.prepare(launcherOf(call), 'yggdrasil', true);
      return { sessionId: token };
    },
  }),
  defineRoute({
    id: 'API-045',
    method: 'GET',
    path: `${V1}/player/session-key`,
    summary: 'A text that differs between sign-ins and opens nothing.',
    access: 'player',
    reply: validatePlatformSessionKey,
    handle: ({ platform, session }) => ({ key: platform.launches.sessionKey(session) }),
  }),
  defineRoute({
    id: 'API-046',
    method: 'GET',
    path: `${V1}/player/games`,
    summary: 'The games that the player has played or starred.',
    access: 'player',
    reply: validatePlatformPlayerGames,
    handle: ({ platform, player }) => gamesOf(platform.database.db, player.playerId),
  }),
  defineRoute({
    id: 'API-047',
    method: 'GET',
    path: `${V1}/games/:game/limitations`,
    summary: 'How the active bonus of the player concerns a game; not at all for a visitor (BONUS-48).',
    access: 'site',
    params: validatePlatformRequestGamePath,
    query: validatePlatformRequestNameLanguage,
    reply: validatePlatformGameLimitations,
    async handle(call) {
      const { bonuses, data } = call.platform;
      const { gameId } = assertGame(data, call.params.game);
      const { signedIn } = await launcherOfAnybody(call);
      return signedIn === undefined
        ? NO_LIMITATIONS
        : bonuses.limitation(signedIn.player, gameId, call.query.language);
    },
  }),
  defineRoute({
    id: 'game-access',
    method: 'GET',
    path: `${V1}/games/:game/access`,
    summary: 'Whether a game is open to the visitor: for money when signed in, else for fun (GAME-25).',
    access: 'site',
    params: validatePlatformRequestGamePath,
    reply: validatePlatformGameAccess,
    async handle(call) {
      const { launches, data } = call.platform;
      const { gameId, provider } = assertGame(data, call.params.game);
      const launcher = await launcherOfAnybody(call);
      const mode = launcher.signedIn === undefined ? 'demo' : 'real';
      try {
        await launches.assertMayLaunch(launcher, { gameId, provider, mode });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        const { status, code, message, details } = error;
        throw new PlatformError(status, code, message, { ...details, restrictedAccess: true });
      }
      return { restrictedAccess: false as const };
    },
  }),
];

function isRefusal(error: unknown): error is PlatformError {
  return error instanceof PlatformError && error.status < 500;
}
