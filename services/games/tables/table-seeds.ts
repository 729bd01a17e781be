import { createHmac } from 'node:crypto';
import { hashOfSeed, type Seeds } from '../maths/draws';

/**
 * The seeds of a round of a table. Its server seed is committed by its hash while bets are open and revealed with the result; it
 * is derived from the secret of the game server, so a round without bets needs no storage.
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
