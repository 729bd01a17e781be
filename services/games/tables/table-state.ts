import type { TableState, TableResult } from '../api';
import type { Game } from '../catalogue/catalogue';
import { dealBaccarat } from '../maths/baccarat';
import { drawsOf } from '../maths/draws';
import { playRound } from '../maths/play';
import { BETTING_MS, tableRoundAt } from './table-course';
import { tableSeeds } from './table-seeds';

const RESULTS_SHOWN = 12;

/** A live table with one result per round for all players. */
export type TableGame = Game & { table: NonNullable<Game['table']> };

export function isTable(game: Game): game is TableGame {
  return game.table !== null;
}

/**
 * A table as its pages see it.
 * @param players number of players at the table
 * @param now milliseconds since the epoch
 */
export function tableStateAt(secret: string, game: TableGame, players: number, now: number): TableState {
  const { gameId } = game;
  const { number, closesAt, drawsAt, endsAt } = tableRoundAt(gameId, now);
  const last = drawsAt <= now ? number : number - 1;
  const { seeds, serverSeedHash } = tableSeeds(secret, gameId, number);
  return {
    round: number,
    bettingMs: BETTING_MS,
    closesInMs: Math.max(0, closesAt - now),
    drawsInMs: Math.max(0, drawsAt - now),
    endsInMs: endsAt - now,
    players,
    results: Array.from({ length: RESULTS_SHOWN }, (_, age) => resultOf(secret, game, last - age)),
    fairness: { serverSeedHash, clientSeed: seeds.clientSeed, nonce: seeds.nonce },
  };
}

/** The result of a completed round. */
function resultOf(secret: string, { gameId, rules }: TableGame, round: number): TableResult {
  const { seeds } = tableSeeds(secret, gameId, round);
  const [step] = playRound(rules, { stake: 0, bets: [] }, seeds, []).steps;
  if (step?.kind !== 'roulette' && step?.kind !== 'baccarat')
    throw new Error(`${gameId} has a table, but ${rules.kind} is not played at one.`);
  return {
    round,
    name: step.kind === 'roulette' ? String(step.number) : winners[dealBaccarat(drawsOf(seeds)).result],
    step,
  };
}

/** Notation of live lobbies. */
const winners = { player: 'P', banker: 'B', tie: 'T' } as const;
