import type { Round } from '../api';
import { isUnderWay, playedOf, type RoundRecord } from './record';

/**
 * A round as its page sees it.
 * @param now milliseconds since the epoch
 */
export function viewOf(round: RoundRecord, now: number): Round {
  const { roundId, gameId, phase, serverSeedHash, seeds } = round;
  const isPlayed = !['staking', 'drawing', 'returning', 'returned', 'refused'].includes(phase);
  const { steps, actions, won, staked } = playedOf(round);
  return {
    roundId,
    gameId,
    stake: staked,
    status: statusOf(round),
    steps: isPlayed ? steps : [],
    actions: phase === 'playing' ? actions : [],
    won: isPlayed ? won : 0,
    balance: round.balance,
    fairness: { serverSeedHash, clientSeed: seeds.clientSeed, nonce: seeds.nonce },
    drawsInMs: Math.max(0, (round.drawsAt ?? 0) - now),
  };
}

function statusOf(round: RoundRecord): Round['status'] {
  if (isUnderWay(round)) return 'open';
  if (round.phase === 'paying') return 'paying';
  return round.phase === 'settled' ? 'settled' : 'returned';
}
