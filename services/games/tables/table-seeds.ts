import { createHmac } from 'node:crypto';
import { hashOfSeed, type Seeds } from '../maths/draws';

/**
 * The seeds of a table round. The hash of the server seed is published while bets are open and the seed with
 * the result. It is derived from the game server's secret, so a round without bets needs no storage.
 * @param table id of its game
 */
export function tableSeeds(
  secret: string,
  table: string,
  round: number,
): { seeds: Seeds; serverSeedHash: string } {
  const serverSeed = createHmac('sha256', secret).update(`${table}:${round}`).digest('hex');
  return { seeds: { serverSeed, clientSeed: table, nonce: round }, serverSeedHash: hashOfSeed(serverSeed) };
}
