import { createHmac } from 'node:crypto';
import type { createAccess } from '../access/access';
import type { GameSession } from '../database/tables/games';
import type { Session } from '../database/tables/sessions';
import { invalidRequest, PlatformError } from '../errors';
import { foreignCurrency } from '../ledger/decide/refusal';
import type { Ledger } from '../ledger/ledger';
import type { PlatformCore } from '../platform';
import type { RestrictedPlayer } from '../players/player-store';
import type { Game, Site } from '../reference-data/data';
import { assertLaunchable, type GameMode } from './decide-launch';
import { assertGame } from './known-game';
import { gameAddress } from './game-address';
import { createGameSessions, type GameSessions, type OpenedGame } from './game-sessions';
import { assertSportsbookOffered, SPORTSBOOK, sportsbookWanted } from '../sportsbook/sportsbook-session';

/** The launching visitor of a site; a player if signed in. */
export interface Launcher {
  site: Site;
  signedIn: { player: RestrictedPlayer; session: Session } | undefined;
  visit: { address: string; country: string | undefined; region: string | undefined };
}

/** Parameters of a launch call. */
export interface Wanted {
  provider: string;
  gameId: string;
  mode: GameMode;
  channel: GameSession['channel'];
  language?: string;
  /** For a player, it must be the currency of the wallet. */
  currency?: string;
  jurisdiction?: string;
  urls?: { lobby?: string; deposit?: string; history?: string };
}

/** Launches of games: each is authorised and creates one game session. */
export interface Launches {
  sessions: GameSessions;
  /**
   * Throws a 403 with the reason, or the ledger's refusal of a stake.
   * @returns the game
   */
  assertMayLaunch(launcher: Launcher, wanted: Pick<Wanted, 'provider' | 'gameId' | 'mode'>): Promise<Game>;
  /** Authorises a launch and opens its session. */
  launch(launcher: Launcher, wanted: Wanted): Promise<OpenedGame>;
  /** Opens a session of a signed-in player; a later call specifies its game. */
  prepare(launcher: Launcher, provider: string, isNew: boolean): Promise<OpenedGame>;
  /** Completes the session opened by a token call. Throws 409 without one. */
  complete(launcher: Launcher, wanted: Wanted): Promise<OpenedGame>;
  /** Throws a 403 with the reason if the sportsbook is not offered, for players and visitors. */
  assertSportsbook(launcher: Launcher): void;
  /** Opens a signed-in player's session at the sportsbook, or returns the one that is already waiting. */
  openSportsbook(launcher: Launcher): Promise<OpenedGame>;
  /** Returns the session opened by `openSportsbook`. Throws 409 without one. */
  waitingSportsbook(launcher: Launcher): Promise<OpenedGame>;
  /** URL of the game for one launch. */
  addressOf(opened: OpenedGame): string;
  /** Unique per sign-in; grants no access (GAME-24). */
  sessionKey(session: Session): string;
}

export function createLaunches(
  core: PlatformCore,
  ledger: Ledger,
  access: ReturnType<typeof createAccess>,
  secret: string,
): Launches {
  const { database, clock, random, settings, data } = core;
  const sessions = createGameSessions(database, clock, random, secret, settings.sessions);
  const keyOfSessions = createHmac('sha256', secret).update('session keys').digest();

  /** Location of the launcher, and the law that applies. */
  function placeOf({ site, signedIn, visit }: Launcher) {
    const { autodetectedCountry, allowed } = access(site, visit);
    const player = signedIn?.player;
    const country = player?.countryCode ?? autodetectedCountry;
    const law = data.laws.play(country, player?.dateOfBirth ?? null, clock.now());
    return { country, law, visitorCountry: autodetectedCountry, isServed: allowed };
  }

  async function assertMayLaunch(
    launcher: Launcher,
    { provider, gameId, mode }: Pick<Wanted, 'provider' | 'gameId' | 'mode'>,
  ): Promise<Game> {
    const game = assertGame(data, gameId);
    const { signedIn } = launcher;
    assertLaunchable({ game, provider, mode, player: signedIn?.player, ...placeOf(launcher) });
    if (mode === 'real' && signedIn !== undefined) {
      const { player, session } = signedIn;
      await ledger.assertTakesStakes(player.playerId, session.sessionId, gameId, `provider:${provider}`);
    }
    return game;
  }

  /** Session columns that describe the player; empty for a demo. */
  async function ownerOf(launcher: Launcher, mode: GameMode, currency: string | undefined) {
    const { site, signedIn } = launcher;
    const { country } = placeOf(launcher);
    const place = { siteId: site.siteId, country, jurisdiction: data.laws.licence(country) ?? 'none' };
    if (mode === 'demo' || signedIn === undefined) {
      const [usual] = site.currencies;
      if (currency !== undefined && data.currencies[currency] === undefined) throw unknownCurrency(currency);
      return {
        ...place,
        mode: 'demo' as const,
        playerId: null,
        sessionId: null,
        currency: currency ?? usual,
      };
    }
    const { player, session } = signedIn;
    const wallet = await ledger.balance(player.playerId);
    const own = wallet?.currency ?? player.currencyCode;
    if (currency !== undefined && currency !== own) throw foreignCurrency(currency, own);
    const { playerId, language } = player;
    return { ...place, mode, playerId, sessionId: session.sessionId, currency: own, language };
  }

  const rowOf = (wanted: Wanted) => ({
    provider: wanted.provider,
    gameId: wanted.gameId,
    channel: wanted.channel,
    ...(wanted.language === undefined ? {} : { language: wanted.language }),
    ...(wanted.jurisdiction === undefined ? {} : { jurisdiction: wanted.jurisdiction }),
    ...(wanted.urls?.lobby === undefined ? {} : { lobbyUrl: wanted.urls.lobby }),
    ...(wanted.urls?.deposit === undefined ? {} : { depositUrl: wanted.urls.deposit }),
    ...(wanted.urls?.history === undefined ? {} : { historyUrl: wanted.urls.history }),
  });

  /** Where the law prohibits parallel play, a launch ends other games. */
  async function endParallel(launcher: Launcher, { game }: OpenedGame): Promise<void> {
    if (game.playerId === null || placeOf(launcher).law.parallelPlay) return;
    await sessions.endOthers(game.playerId, game.gameSessionId);
  }

  const waitingBook = ({ sessionId }: Session) =>
    sessions.waiting(sessionId, SPORTSBOOK.provider, SPORTSBOOK.gameId);

  return {
    sessions,
    assertMayLaunch,
    assertSportsbook: (launcher) => assertSportsbookOffered(placeOf(launcher), launcher.signedIn),
    async openSportsbook(launcher) {
      const { player, session } = requireSignedIn(launcher);
      assertSportsbookOffered(placeOf(launcher), launcher.signedIn);
      const { provider, gameId } = SPORTSBOOK;
      await ledger.assertTakesStakes(player.playerId, session.sessionId, gameId, `provider:${provider}`);
      const waiting = await waitingBook(session);
      if (waiting !== undefined) return waiting;
      const owner = await ownerOf(launcher, 'real', undefined);
      return sessions.open({ language: 'en', ...owner, ...rowOf(sportsbookWanted) });
    },
    async waitingSportsbook(launcher) {
      const waiting = await waitingBook(requireSignedIn(launcher).session);
      if (waiting !== undefined) return waiting;
      const message = 'Create a session of the sports API first: it lasts a minute.';
      throw new PlatformError(409, 'error.sports.session.required', message);
    },
    async launch(launcher, wanted) {
      await assertMayLaunch(launcher, wanted);
      const owner = await ownerOf(launcher, wanted.mode, wanted.currency);
      const opened = await sessions.open({ language: 'en', ...owner, ...rowOf(wanted) });
      await endParallel(launcher, opened);
      return opened;
    },
    async prepare(launcher, provider, isNew) {
      const { session } = requireSignedIn(launcher);
      if (isNew) await sessions.endWaiting(session.sessionId, provider);
      const waiting = await sessions.waiting(session.sessionId, provider);
      if (waiting !== undefined) return waiting;
      const owner = await ownerOf(launcher, 'real', undefined);
      return sessions.open({ language: 'en', ...owner, provider, gameId: null, channel: 'desktop' });
    },
    async complete(launcher, wanted) {
      const { session } = requireSignedIn(launcher);
      const waiting = await sessions.waiting(session.sessionId, wanted.provider, wanted.gameId);
      if (waiting === undefined) {
        const message = `Request a token of ${wanted.provider} for ${wanted.gameId} first: it lasts a minute.`;
        throw new PlatformError(409, 'error.game.token.required', message);
      }
      await assertMayLaunch(launcher, wanted);
      const owner = await ownerOf(launcher, 'real', wanted.currency);
      // The call that opened it may have specified a jurisdiction.
      const jurisdiction = waiting.game.jurisdiction;
      const opened = await sessions.change(waiting.game, { ...owner, jurisdiction, ...rowOf(wanted) });
      await endParallel(launcher, opened);
      return opened;
    },
    addressOf: ({ game, token }) => gameAddress(settings, game, token),
    sessionKey: ({ sessionId }) => createHmac('sha256', keyOfSessions).update(sessionId).digest('base64url'),
  };
}

function requireSignedIn({ signedIn }: Launcher): NonNullable<Launcher['signedIn']> {
  if (signedIn !== undefined) return signedIn;
  throw new PlatformError(401, 'error.unauthorized', 'Send the ID token in the Authorization header.');
}

function unknownCurrency(currency: string): PlatformError {
  const message = `'currency' is ${currency}, which the platform does not know.`;
  return invalidRequest({ currency: { code: 'invalid.currency', message } });
}
