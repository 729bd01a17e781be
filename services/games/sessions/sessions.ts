import { createHash } from 'node:crypto';
import type { PayTable, SessionReply } from '../api';
import { refusal } from '../errors';
import type { Game } from '../catalogue/catalogue';
import type { Games } from '../games';
import { originOf } from '../http/provider-host';
import { isUnderWay, type RoundRecord } from '../rounds/record';
import { viewOf } from '../rounds/view';
import { betKindsOf } from '../rounds/wager';
import { readTable } from '../tables/tables';
import { isTable } from '../tables/table-state';
import { languageTag } from './language-tag';
import { fairnessOf, newSeedPair, type SeedPair } from './seed-pair';
import type { GameSession } from './session';

/** Interval at which the last use of a session is stored. */
const NOTE_USE_MS = 30_000;
const SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;

/**
 * Opens the game of a launch token.
 * @throws GameRefusal when the token is used, expired or of another provider
 */
export async function openSession(games: Games, provider: string, token: string): Promise<SessionReply> {
  const { store, catalogue, croupier, now, random } = games;
  const given = await games.authenticate(provider, token);
  const game = catalogue.find(provider, given.gameId);
  if (game === undefined) throw refusal(404, 'error.not.found', `${provider} has no game ${given.gameId}.`);
  const bearer = random(32).toString('base64url');
  const { player, session, mode, gameId, currency, decimals, language, urls, rules, balance } = given;
  const isDemo = mode === 'demo' || player === null;
  const opened: GameSession = {
    ...{ session, gameId, currency, decimals, urls, rules, provider, balance },
    language: languageTag(language),
    mode: isDemo ? 'demo' : 'real',
    bearerHash: hashOf(bearer),
    holder: isDemo ? `demo:${session}` : `player:${provider}:${player}`,
    freeRounds: given.freeRounds.map(({ grant, left, stake }) => ({ grant, left, stake })),
    usedAt: now(),
    lastRoundAt: 0,
  };
  return croupier.turns.run(opened.holder, async () => {
    const seeds = seedsOf(games, opened.holder);
    await store.save({
      session: opened,
      seeds,
      ...(isDemo ? { demoWallet: { session, wallet: { balance, done: [] } } } : {}),
    });
    return replyOf(games, opened, game, { bearer, balance, seeds, openRound: await resume(games, opened) });
  });
}

/**
 * The session of a bearer.
 * @throws GameRefusal when it is unknown, expired or of another provider
 */
export async function findSession(games: Games, provider: string, bearer: string): Promise<GameSession> {
  const { store, now, idleMs } = games;
  const session = store.session(hashOf(bearer));
  const at = now();
  if (session === undefined || session.provider !== provider || session.usedAt + idleMs <= at)
    throw refusal(401, 'error.session.ended', 'The session has ended: launch the game again.');
  if (session.usedAt + NOTE_USE_MS > at) return session;
  const used = { ...session, usedAt: at };
  await store.save({ session: used });
  return used;
}

/** Seeds of a holder's next round; created before the first. */
export function seedsOf({ store, random }: Games, holder: string): SeedPair {
  return (
    store.seeds(holder) ??
    newSeedPair(holder, newServerSeed(random), random(CLIENT_SEED_BYTES).toString('hex'))
  );
}

export function newServerSeed(random: Games['random']): string {
  return random(SEED_BYTES).toString('hex');
}

/** Resumes an open round of an earlier session in this one. */
async function resume(
  { store }: Games,
  { holder, gameId, session }: GameSession,
): Promise<RoundRecord | null> {
  const left = [...store.open.values()].find(
    (round) => round.holder === holder && round.gameId === gameId && isUnderWay(round),
  );
  if (left === undefined) return null;
  const round = { ...left, session };
  await store.save({ round });
  return round;
}

function replyOf(
  games: Games,
  session: GameSession,
  game: Game,
  {
    bearer,
    balance,
    seeds,
    openRound,
  }: { bearer: string; balance: number; seeds: SeedPair; openRound: RoundRecord | null },
): SessionReply {
  const { stakes, url, now } = games;
  const { name, provider, rules, skin, returnToPlayer, payTable } = game;
  const { gameId, currency, decimals } = session;
  const table = isTable(game) ? readTable(games, session) : null;
  const { maxStake, minRoundMs, autoplay } = session.rules;
  const ladder = stakes.ladder(rules.kind, currency, maxStake);
  return {
    session: bearer,
    mode: session.mode,
    game: {
      gameId,
      name,
      provider,
      kind: rules.kind,
      skin,
      returnToPlayer,
      payTable: payTable && payTableOf(payTable),
    },
    language: session.language,
    currency: { code: currency, decimals },
    balance,
    stakes: ladder,
    defaultStake: ladder[Math.min(DEFAULT_STEP, ladder.length - 1)] ?? 0,
    betKinds: betKindsOf(rules),
    rules: { maxStake, minRoundMs, autoplay },
    // Without a lobby there is no embedding page: messages go to the game's own origin, where nothing listens.
    urls: { ...session.urls, lobby: session.urls.lobby ?? originOf(url, provider) },
    freeRounds: session.freeRounds,
    openRound: openRound && viewOf(openRound, now()),
    fairness: table?.fairness ?? fairnessOf(seeds),
    table,
  };
}

/** Without the reels, which pages do not need. */
function payTableOf({ wild, scatter, lines, pays, scatterPays, freeSpins, multiplier }: PayTable): PayTable {
  return { wild, scatter, lines, pays, scatterPays, freeSpins, multiplier };
}

/** Index of the initially selected stake. */
const DEFAULT_STEP = 5;

function hashOf(bearer: string): string {
  return createHash('sha256').update(bearer).digest('base64url');
}
