import type { Change } from '../change';
import type { LedgerGame } from '../games';
import { type Parts, sumOf } from '../split';
import type { Situation } from './decision';

/** Source of a round's first bet: `stakes` of the wallet, or a grant of free rounds. */
interface FirstStake {
  category: LedgerGame['category'];
  stakes: Parts;
  freeRounds?: string;
  /** The bonus whose money is staked, or to which the free round belongs. */
  bonus?: string | null;
}

/** The first bet of a round starts it, and makes its game the last played one. */
export function roundStarted(
  { command, wallet, now }: Situation<'bet'>,
  { category, stakes, freeRounds, bonus }: FirstStake,
): Change[] {
  const { roundId, gameId } = command;
  const round = {
    roundId,
    playerId: wallet.playerId,
    gameId,
    category,
    status: 'OPEN' as const,
    bets: 1,
    staked: sumOf(stakes),
    stakes,
    won: 0,
    freeRounds: freeRounds ?? null,
    bonus: bonus ?? null,
    startedAt: now,
    lastAt: now,
  };
  const started: Change = { change: 'round-started', round };
  // A sports bet is not a game to return to.
  return category === 'SPORTS' ? [started] : [started, { change: 'game-played', gameId, category, at: now }];
}
