import type {
  PlatformLedgerCommand,
  PlatformLedgerReceipt,
  PlatformProviderBalance,
  PlatformProviderGameSession,
  PlatformProviderReceipt,
  PlatformRequestProviderBet,
  PlatformRequestProviderRollback,
  PlatformRequestProviderRoundEnd,
  PlatformRequestProviderWin,
} from '../../../schemas/generated/types';
import type { GameSession } from '../database/tables/games';
import { PlatformError } from '../errors';
import type { CallingProvider } from '../http/provider-authentication';
import { createFreeRounds } from '../games/free-rounds';
import { gameNotFound } from '../games/known-game';
import type { Launches } from '../games/launches';
import { verticalOf } from '../ledger/accounts';
import { foreignCurrency } from '../ledger/decide/refusal';
import { gameDirectory, isTableGame } from '../ledger/games';
import type { Ledger } from '../ledger/ledger';
import { fromEuro } from '../live/money';
import { maskNickname } from '../live/nicknames';
import type { PlatformCore } from '../platform';

/** A launched game with the data for money calls. */
interface PlayedGame {
  session: GameSession & { playerId: number; gameId: string };
  vertical: ReturnType<typeof verticalOf>;
}

/** Fields of a game session used by dialects. */
export interface WalletSession {
  id: string;
  /** Undefined for a demo. */
  player: string | undefined;
  currency: string;
  decimals: number;
}

/** Calls of game providers in the platform's own dialect: amounts are integers in minor units. */
export interface WalletCalls {
  /** Exchanges the token of a launch. Throws 401 `error.token.invalid`. */
  authenticate(provider: CallingProvider, token: string): Promise<PlatformProviderGameSession>;
  balance(provider: CallingProvider, session: string): Promise<PlatformProviderBalance>;
  bet(provider: CallingProvider, bet: PlatformRequestProviderBet): Promise<PlatformProviderReceipt>;
  win(provider: CallingProvider, win: PlatformRequestProviderWin): Promise<PlatformProviderReceipt>;
  rollback(
    provider: CallingProvider,
    rollback: PlatformRequestProviderRollback,
  ): Promise<PlatformProviderReceipt>;
  endRound(provider: CallingProvider, end: PlatformRequestProviderRoundEnd): Promise<PlatformProviderReceipt>;
  /** The session of a call. Throws 404 for an unknown one and 403 for another provider's. */
  sessionOf(provider: CallingProvider, session: string): Promise<WalletSession>;
}

export function createWalletCalls(
  { data, players, clock, database }: PlatformCore,
  ledger: Ledger,
  { sessions }: Launches,
): WalletCalls {
  const freeRounds = createFreeRounds(database, clock);
  const games = gameDirectory(data);

  /** The session of a call. Throws 404 for an unknown one, and 403 for another provider's or a site not covered by the key. */
  async function find(provider: CallingProvider, sessionId: string) {
    const found = await sessions.byId(sessionId);
    if (found === undefined) {
      throw new PlatformError(404, 'error.game.session.not.found', `There is no game session ${sessionId}.`);
    }
    assertCovers(provider, found.game);
    return found;
  }

  async function findPlayed(provider: CallingProvider, sessionId: string): Promise<PlayedGame> {
    const { game } = await find(provider, sessionId);
    const { playerId, gameId } = game;
    if (playerId === null || gameId === null) {
      const message = "The session is a demo: its wallet is the provider's own.";
      throw new PlatformError(409, 'error.game.session.demo', message);
    }
    const played = games.get(gameId);
    if (played === undefined) throw gameNotFound(gameId);
    return { session: { ...game, playerId, gameId }, vertical: verticalOf(played.category) };
  }

  async function execute(
    { origin }: CallingProvider,
    { session, vertical }: PlayedGame,
    command: PlatformLedgerCommand,
  ): Promise<PlatformProviderReceipt> {
    const receipt = await ledger.execute(session.playerId, command, origin).catch((error: unknown) => {
      if (error instanceof PlatformError && error.code === 'error.token.expired') throw sessionEnded();
      throw error;
    });
    return {
      transaction: receipt.reference,
      currency: receipt.currency,
      balance: stakeable(receipt.balanceMap, vertical),
    };
  }

  async function balanceOf({ session, vertical }: PlayedGame): Promise<PlatformProviderBalance> {
    const wallet = await ledger.balance(session.playerId);
    if (wallet === undefined) return { currency: session.currency, balance: 0 };
    return { currency: wallet.currency, balance: stakeable(wallet.balanceMap, vertical) };
  }

  return {
    async authenticate(provider, token) {
      const found = await sessions.redeem(token);
      if (found === undefined) {
        const message = 'The token is unknown, used or older than a minute: launch the game again.';
        throw new PlatformError(401, 'error.token.invalid', message);
      }
      assertCovers(provider, found.game);
      if (!found.isOpen) throw sessionEnded();
      const { game } = found;
      const gameId = game.gameId ?? '';
      const player = game.playerId === null ? undefined : await players.byId(game.playerId);
      const played = player && (await findPlayed(provider, game.gameSessionId));
      return {
        session: game.gameSessionId,
        player: player === undefined ? null : String(player.playerId),
        nickname: player === undefined ? null : maskNickname(player.firstName),
        mode: game.mode,
        gameId,
        currency: game.currency,
        decimals: data.currencies[game.currency]?.decimals ?? 2,
        language: game.language,
        country: game.country === '' ? null : game.country,
        jurisdiction: game.jurisdiction,
        channel: game.channel,
        urls: { lobby: game.lobbyUrl, deposit: game.depositUrl, history: game.historyUrl },
        balance: played
          ? (await balanceOf(played)).balance
          : fromEuro(data.defaults.demoCredit, game.currency, data.currencies),
        rules: rulesOf(gameId, game.country, player?.dateOfBirth ?? null),
        freeRounds: player === undefined ? [] : await freeRounds.left(player.playerId, gameId),
      };
    },
    async balance(provider, session) {
      return balanceOf(await findPlayed(provider, session));
    },
    async bet(provider, { session: id, transaction, round, game, amount, currency, freeRounds: grant }) {
      const played = await findPlayed(provider, id);
      const { session } = played;
      const placed = games.get(game);
      if (placed === undefined) throw gameNotFound(game);
      if (game !== session.gameId && placed.provider === provider.id) {
        throw new PlatformError(
          403,
          'error.game.of.another.session',
          `The session is of ${session.gameId}: launch ${game} for a session of its own.`,
        );
      }
      return execute(provider, played, {
        kind: 'bet',
        reference: transaction,
        roundId: round,
        gameId: game,
        amount,
        currency,
        gameSessionId: session.gameSessionId,
        ...(session.sessionId === null ? {} : { sessionId: session.sessionId }),
        ...(grant === undefined ? {} : { freeRounds: grant }),
      });
    },
    async win(provider, { session, transaction, round, amount, currency, endsRound, isCashOut }) {
      const played = await findPlayed(provider, session);
      const win = { kind: 'win', reference: transaction, roundId: round, amount, currency } as const;
      return execute(provider, played, { ...win, endsRound, ...(isCashOut ? { isCashOut } : {}) });
    },
    async rollback(provider, { session, transaction, of, currency }) {
      const played = await findPlayed(provider, session);
      if (currency !== played.session.currency) throw foreignCurrency(currency, played.session.currency);
      return execute(provider, played, { kind: 'rollback', reference: transaction, of });
    },
    async endRound(provider, { session, transaction, round }) {
      const played = await findPlayed(provider, session);
      const { currency } = played.session;
      const loss = { kind: 'win', reference: transaction, roundId: round, amount: 0, currency } as const;
      return execute(provider, played, { ...loss, endsRound: true });
    },
    async sessionOf(provider, sessionId) {
      const { playerId, currency } = (await find(provider, sessionId)).game;
      return {
        id: sessionId,
        player: playerId === null ? undefined : String(playerId),
        currency,
        decimals: data.currencies[currency]?.decimals ?? 2,
      };
    },
  };

  function rulesOf(gameId: string, country: string, dateOfBirth: string | null) {
    const game = data.games.find((each) => each.gameId === gameId);
    // Sports bets are not game rounds, so no law limits their speed.
    if (game === undefined) return { maxStake: null, minRoundMs: 0, autoplay: false };
    const law = data.laws.play(country, dateOfBirth, clock.now());
    const isTable = isTableGame(game);
    const isLive = game.type === 'live casino';
    return {
      maxStake: isLive || isTable ? null : law.maximumStake,
      minRoundMs: isLive ? 0 : isTable ? law.minimumTableGameMs : law.minimumSpinMs,
      autoplay: law.autoplay,
    };
  }
}

/** Total amount that may be staked in a vertical. */
function stakeable(
  { main, locked, bonus }: PlatformLedgerReceipt['balanceMap'],
  vertical: PlayedGame['vertical'],
): number {
  return main + locked + (bonus.find((each) => each.vertical === vertical)?.amount ?? 0);
}

function assertCovers({ id, siteIds }: CallingProvider, game: GameSession): void {
  if (game.provider !== id) {
    const message = `The session is of a game of ${game.provider}, not of ${id}.`;
    throw new PlatformError(403, 'error.game.of.another.provider', message);
  }
  if (siteIds?.includes(game.siteId) ?? true) return;
  throw new PlatformError(403, 'error.platform.key.site', `The key is not for site ${game.siteId}.`);
}

function sessionEnded(): PlatformError {
  return new PlatformError(
    401,
    'error.game.session.ended',
    'The game session has ended: launch the game again.',
  );
}
