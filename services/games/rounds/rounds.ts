import type { GamesRequestAction, GamesRequestRound } from '../../../schemas/generated/types';
import type { Round } from '../api';
import { GameRefusal, refusal } from '../errors';
import type { Game } from '../catalogue/catalogue';
import type { Games } from '../games';
import type { Wager } from '../maths/play';
import { seedsOf } from '../sessions/sessions';
import type { GameSession } from '../sessions/session';
import { decideAction, startRound } from './decide';
import { isUnderWay, playedOf, type RoundRecord } from './record';
import { seedsOfBet } from '../tables/tables';
import { isTable } from '../tables/table-state';
import { viewOf } from './view';
import { checkWager } from './wager';

/**
 * Starts a round, or returns the one that the same request started before.
 * @throws GameRefusal
 */
export function beginRound(games: Games, session: GameSession, request: GamesRequestRound): Promise<Round> {
  const { store, croupier } = games;
  return croupier.turns.run(session.holder, async () => {
    const before = store.roundOfRequest(session.holder, request.id);
    if (before) return viewOrRefusal(games, await repeated(games, before, session, request));
    const wager = wagerOf(games, session, request);
    const current = store.session(session.bearerHash) ?? session;
    requireTurn(games, current);
    const now = games.now();
    const game = gameOf(games, session);
    // A table has its own seeds; every other round uses a nonce of the player's pair.
    const { pair, ...seeds } = isTable(game)
      ? { pair: undefined, ...seedsOfBet(games, game) }
      : seedsOfRound(games, session.holder);
    const round = startRound({
      roundId: idOf(games.random(16)),
      requestId: request.id,
      ...{ session: session.session, holder: session.holder, provider: session.provider },
      ...{ gameId: session.gameId, mode: session.mode, currency: session.currency },
      rules: game.rules,
      wager,
      freeRounds: request.freeRounds ?? null,
      ...seeds,
      balance: current.balance,
      startedAt: now,
    });
    const ended = await croupier.advance({
      round,
      ...(pair ? { seeds: { ...pair, nonce: pair.nonce + 1 } } : {}),
      session: { ...current, usedAt: now, lastRoundAt: now },
    });
    const used = { ...current, usedAt: now, lastRoundAt: now, balance: ended.balance };
    const isFree = request.freeRounds !== undefined && ended.phase !== 'refused';
    await store.save({ session: isFree ? withoutFreeRound(used, request.freeRounds) : used });
    return viewOrRefusal(games, ended);
  });
}

/**
 * Performs a player's action, or returns the result of one that was already performed.
 * @throws GameRefusal
 */
export function actInRound(
  games: Games,
  session: GameSession,
  roundId: string,
  { step, action }: GamesRequestAction,
): Promise<Round> {
  const { croupier, now } = games;
  return croupier.turns.run(session.holder, async () => {
    const round = roundOf(games, session, roundId);
    const taken = round.decisions[step - 1];
    if (taken !== undefined && taken === action) return viewOf(round, now());
    if (step !== round.decisions.length + 1)
      throw refusal(409, 'error.step.out.of.order', `The next step is ${round.decisions.length + 1}.`);
    if (round.phase !== 'playing' || !playedOf(round).actions.includes(action))
      throw refusal(409, 'error.action.not.allowed', `The round does not offer ${action} now.`);
    const after = await croupier.advance({ round: decideAction(round, action, now()) });
    if (after.phase === 'playing' && after.problem !== null) throw ofWallet(after.problem);
    return viewOf(after, now());
  });
}

/**
 * A round of the session's player in its game.
 * @throws GameRefusal
 */
export function readRound(games: Games, session: GameSession, roundId: string): Round {
  return viewOrRefusal(games, roundOf(games, session, roundId));
}

function roundOf({ store }: Games, { holder, gameId }: GameSession, roundId: string): RoundRecord {
  const round = store.round(roundId);
  // Same response as for an unknown id, so that ids of other players' rounds reveal nothing.
  if (round === undefined || round.holder !== holder || round.gameId !== gameId)
    throw refusal(404, 'error.round.not.found', 'There is no such round.');
  return round;
}

/** Handles a retry, sent when the first response was lost. */
async function repeated(
  { croupier }: Games,
  round: RoundRecord,
  { gameId }: GameSession,
  { stake, bets, freeRounds }: GamesRequestRound,
): Promise<RoundRecord> {
  const isSame =
    round.gameId === gameId &&
    round.wager.stake === stake &&
    JSON.stringify(round.wager.bets) === JSON.stringify(bets ?? []) &&
    round.freeRounds === (freeRounds ?? null);
  if (!isSame) throw refusal(409, 'error.round.id.used', 'The id belongs to a round with another stake.');
  return round.call === null ? round : croupier.advance({ round });
}

function wagerOf(games: Games, session: GameSession, request: GamesRequestRound): Wager {
  const { rules } = gameOf(games, session);
  const { maxStake } = session.rules;
  const ladder = games.stakes.ladder(rules.kind, session.currency, maxStake);
  if (request.freeRounds === undefined)
    return checkWager(rules, request.stake, request.bets, { ladder, maxStake });
  const grant = session.freeRounds.find(({ grant: id, left }) => id === request.freeRounds && left > 0);
  if (grant === undefined || grant.stake !== request.stake)
    throw refusal(409, 'error.free.rounds.unknown', 'There is no such free round.');
  return checkWager(rules, request.stake, request.bets, { ladder: [grant.stake], maxStake: null });
}

function withoutFreeRound(session: GameSession, grant: string | undefined): GameSession {
  const freeRounds = session.freeRounds.map((each) =>
    each.grant === grant ? { ...each, left: each.left - 1 } : each,
  );
  return { ...session, freeRounds };
}

/** Rejects a second open round, and rounds faster than the jurisdiction allows. */
function requireTurn({ store, now }: Games, { holder, gameId, lastRoundAt, rules }: GameSession): void {
  const open = [...store.open.values()].find(
    (round) => round.holder === holder && round.gameId === gameId && isUnderWay(round),
  );
  if (open) throw refusal(409, 'error.round.open', `Finish the round ${open.roundId} first.`);
  const wait = lastRoundAt + rules.minRoundMs - now();
  if (wait > 0) throw refusal(429, 'error.round.too.soon', `Wait ${wait} ms.`, wait);
}

/** The seeds of a single-player round. */
function seedsOfRound(games: Games, holder: string) {
  const pair = seedsOf(games, holder);
  const { serverSeed, serverSeedHash, clientSeed, nonce } = pair;
  return { pair, seeds: { serverSeed, clientSeed, nonce }, serverSeedHash, drawsAt: null };
}

function gameOf({ catalogue }: Games, { provider, gameId }: GameSession): Game {
  const game = catalogue.find(provider, gameId);
  if (game === undefined) throw refusal(404, 'error.not.found', 'The game is not in the catalogue any more.');
  return game;
}

function viewOrRefusal({ now }: Games, round: RoundRecord): Round {
  if (round.phase === 'refused') throw ofWallet(round.problem ?? 'error.system.error');
  return viewOf(round, now());
}

function ofWallet(code: string): GameRefusal {
  const status = code === 'error.wallet.unavailable' ? 503 : 409;
  return new GameRefusal(status, code, 'The wallet has refused the stake.');
}

function idOf(bytes: Buffer): string {
  return bytes.toString('hex');
}
