import {
  validatePlatformEmpty,
  validatePlatformGameToken,
  validatePlatformRequestBalanceUpdate,
  validatePlatformRequestSportsbookContext,
  validatePlatformSportsbookContext,
} from '../../../schemas/generated/validators.js';
import type { PlatformRequestSportsbookContext } from '../../../schemas/generated/types';
import { invalidRequest, PlatformError } from '../errors';
import { defineRoute } from '../http/route';
import { launcherOf, launcherOfAnybody } from './games/launcher';
import type { Launcher } from '../games/launches';

const SPORTS = '/platform/sports';

/** Lifetime of the sports session cookie (AUTH-34): a year, in seconds. */
const COOKIE_SECONDS = 31_536_000;

/** Sports API, and the contexts of sportsbook frames. */
export const sportsbookRoutes = [
  defineRoute({
    id: 'API-009',
    method: 'POST',
    path: `${SPORTS}/auth/session/create`,
    summary: 'Creates the session of a player at the sportsbook; it names the session in a cookie.',
    access: 'player',
    reply: validatePlatformEmpty,
    async handle(call) {
      const { game } = await call.platform.launches.openSportsbook(launcherOf(call));
      const cookie = `sports-session=${game.gameSessionId}; Max-Age=${COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax`;
      call.request.res?.append('set-cookie', cookie);
      return {};
    },
  }),
  defineRoute({
    id: 'sports-session-token',
    method: 'POST',
    path: `${SPORTS}/auth/session/token`,
    summary: 'A token of a session at the wallet for a frame that is open: single use, good for a minute.',
    access: 'player',
    reply: validatePlatformGameToken,
    async handle(call) {
      return { token: (await call.platform.launches.openSportsbook(launcherOf(call))).token };
    },
  }),
  defineRoute({
    id: 'API-010',
    method: 'POST',
    path: `${SPORTS}/webhooks/user-balance-update`,
    summary: 'Passes a changed balance of the player on to the sportsbook.',
    access: 'player',
    body: validatePlatformRequestBalanceUpdate,
    reply: validatePlatformEmpty,
    handle({ platform, player, body }) {
      assertOwn(player.playerId, body.playerId);
      // The response does not wait for the provider.
      void platform.sportsbook.balanceChanged(body);
      return {};
    },
  }),
  defineRoute({
    id: 'API-054',
    method: 'POST',
    path: '/platform/context/sportsbook/context',
    summary: 'The frame of the sportsbook for a visitor, or for a player with a sports session.',
    access: 'site',
    body: validatePlatformRequestSportsbookContext,
    reply: validatePlatformSportsbookContext,
    async handle(call) {
      const { platform, body } = call;
      const launcher = await launcherOfAnybody(call);
      platform.launches.assertSportsbook(launcher);
      const { visitorDetails, deepLinking, iFrameSetup, brandId } = body;
      const { language, country, oddsFormat, timeZone } = visitorDetails;
      const context = { brandId, language, country, oddsFormat, timeZone, deepLinking, ...iFrameSetup };
      const customer = customerOf(body, launcher);
      if (customer === undefined) {
        const currency = body.loggedOutCustomer?.currency ?? platform.data.defaults.currency;
        return { contextData: await platform.sportsbook.createContext({ ...context, currency }) };
      }
      const { game, token } = await platform.launches.waitingSportsbook(launcher);
      const { name } = customer;
      return {
        contextData: await platform.sportsbook.createContext({
          ...context,
          currency: game.currency,
          session: token,
          ...(name === undefined ? {} : { playerName: name }),
        }),
      };
    },
  }),
];

/**
 * Player of a context; undefined for visitors.
 *
 * @throws PlatformError 400 if `state` does not match the caller, 403 for another player
 */
function customerOf(
  { loggedInCustomer }: PlatformRequestSportsbookContext,
  { signedIn }: Launcher,
): PlatformRequestSportsbookContext['loggedInCustomer'] {
  if ((loggedInCustomer === undefined) !== (signedIn === undefined)) {
    const message = "'customerState' is not that of the caller: send the player's ID token, or loggedOut.";
    throw invalidRequest({ customerState: { code: 'invalid.state', message } });
  }
  if (loggedInCustomer && signedIn) assertOwn(signedIn.player.playerId, loggedInCustomer.playerId);
  return loggedInCustomer;
}

function assertOwn(own: number, named: number): void {
  if (own !== named) throw new PlatformError(403, 'error.player.other', 'This is another player.');
}
