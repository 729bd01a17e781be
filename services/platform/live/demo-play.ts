import { isNotNull, sql } from 'drizzle-orm';
import type { Game } from '../reference-data/data';
import { jobTurns } from '../database/tables/play';
import { type Player, players } from '../database/tables/players';
import { PlatformError } from '../errors';
import { gameDirectory } from '../ledger/games';
import { moneyIn } from '../ledger/history/history';
import type { Ledger } from '../ledger/ledger';
import type { PlatformCore } from '../platform';
import { isOfCrowd } from '../players/population-rows';
import { MINUTE } from './activity';
import { keyOf, uniform } from './random';
import { spin } from './spin';

const NAME = 'demo-play';
const ACTOR = 'demo-play';
/** In euro; deposited when a player's balance is too low. */
const TOP_UP = 50;

type DemoPlayer = Pick<Player, 'playerId' | 'siteId' | 'countryCode' | 'currencyCode'>;

/** Demo players with real bets and wins in the ledger. */
export interface DemoPlay {
  /** Plays one round of one player; returns false when it was not played. */
  playRound(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Plays at the configured rate across all processes, unless the clock is stopped. */
export function createDemoPlay(core: PlatformCore, ledger: Ledger): DemoPlay {
  const { data, settings, database, clock, random, log } = core;
  const { demo, demoRoundsPerMinute: rate } = settings;
  const directory = gameDirectory(data);
  /** Players whose account or law prohibits play; they are not tried again. */
  const refused = new Set<number>();
  let crowd: DemoPlayer[] | undefined;
  let inProgress = Promise.resolve();

  const draw = (): number => random.bytes(6).readUIntBE(0, 6) / 2 ** 48;

  const choose = createChoice(data.games, settings.seed, draw);

  async function playRound(): Promise<boolean> {
    crowd ??= await readCrowd(core);
    const candidates = crowd.filter(({ playerId }) => !refused.has(playerId));
    const player = candidates[Math.floor(draw() * candidates.length)];
    if (player === undefined) return false;
    const game = choose(player);
    const provider = directory.get(game.gameId)?.provider;
    if (provider === undefined) return false;
    const { currencyCode: currency, playerId } = player;
    const { stake, multiplier } = spin(game.type === 'live casino', draw);
    const amount = moneyIn(currency, data.currencies, 1)(stake);
    const roundId = `${NAME}-${random.uuid()}`;
    const origin = { source: `provider:${provider}`, actor: ACTOR };
    try {
      const bet = {
        kind: 'bet',
        reference: `${roundId}-bet`,
        amount,
        currency,
        roundId,
        gameId: game.gameId,
      } as const;
      await ledger.execute(playerId, bet, origin);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      if (error.code === 'error.balance.insufficient') await topUp(player);
      else refused.add(playerId);
      return false;
    }
    const won = Math.round(amount * multiplier);
    await ledger.execute(
      playerId,
      { kind: 'win', reference: `${roundId}-win`, amount: won, currency, roundId },
      origin,
    );
    return true;
  }

  async function topUp({ playerId, currencyCode: currency }: DemoPlayer): Promise<void> {
    try {
      const amount = moneyIn(currency, data.currencies, 1)(TOP_UP);
      const reference = `${NAME}-${random.uuid()}`;
      await ledger.execute(
        playerId,
        { kind: 'deposit', reference, amount, currency, method: 'TRUSTLY' },
        { source: 'payment:trustly', actor: ACTOR },
      );
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      refused.add(playerId);
    }
  }

  /** Claims the next turn, which only one of all processes gets. */
  async function takeTurn(everyMs: number): Promise<boolean> {
    const now = new Date(clock.now());
    const dueAt = new Date(now.getTime() + everyMs * 0.9);
    const taken = await database.db
      .insert(jobTurns)
      .values({ name: NAME, dueAt })
      .onConflictDoUpdate({
        target: jobTurns.name,
        set: { dueAt },
        // A time far ahead was set before the clock was set back.
        setWhere: sql`${jobTurns.dueAt} <= ${now.toISOString()}::timestamptz
          or ${jobTurns.dueAt} > ${dueAt.toISOString()}::timestamptz`,
      })
      .returning({ name: jobTurns.name });
    return taken.length > 0;
  }

  async function turn(everyMs: number): Promise<void> {
    if (!clock.frozen() && (await takeTurn(everyMs))) await playRound();
  }

  let timer: NodeJS.Timeout | undefined;
  if (demo && rate > 0) {
    const everyMs = MINUTE / rate;
    timer = setInterval(() => {
      inProgress = inProgress
        .then(() => turn(everyMs))
        .catch((err: unknown) =>
          log.error({ event: 'demo-play.failed', err }, 'a demo round was not played'),
        );
    }, everyMs).unref();
  }
  return {
    playRound,
    async stop() {
      clearInterval(timer);
      await inProgress;
    },
  };
}

/** Regular players with deposits. */
async function readCrowd({ database }: Pick<PlatformCore, 'database'>): Promise<DemoPlayer[]> {
  const { playerId, siteId, countryCode, currencyCode } = players;
  const rows = await database.db
    .select({ playerId, siteId, countryCode, currencyCode })
    .from(players)
    .where(isNotNull(players.firstDepositDate))
    .orderBy(playerId);
  return rows.filter((row) => isOfCrowd(row.playerId));
}

/** Chooses games: jackpots and a few others are a site's favourites. */
function createChoice(games: readonly [Game, ...Game[]], seed: string, draw: () => number) {
  const shelves = new Map<number, Game[]>();

  /** The games in a site's order of preference. */
  function shelfOf(siteId: number): Game[] {
    const known = shelves.get(siteId);
    if (known !== undefined) return known;
    const shelf = games
      .map((game) => ({ game, at: uniform(keyOf(seed, 'taste', siteId, game.gameId)) }))
      .sort((one, other) => one.at - other.at)
      .map(({ game }) => game);
    shelves.set(siteId, shelf);
    return shelf;
  }

  /** A game that is permitted in the player's country. */
  return ({ siteId, countryCode }: DemoPlayer): Game => {
    const open = shelfOf(siteId).filter(
      ({ restrictedCountries }) => !restrictedCountries.includes(countryCode),
    );
    const withJackpot = draw() < 0.3 ? open.filter(({ jackpot }) => jackpot !== null) : [];
    const choice = withJackpot.length > 0 ? withJackpot : open;
    // The square concentrates half of all play on the first quarter.
    return choice[Math.floor(draw() ** 2 * choice.length)] ?? games[0];
  };
}
