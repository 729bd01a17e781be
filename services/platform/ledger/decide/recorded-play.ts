import type { playEvents } from '../../database/tables/play';
import type { Change } from '../change';
import type { Round } from '../facts';
import { providerOf } from '../source';
import type { CommandKind, Situation } from './decision';

type PlayEvent = typeof playEvents.$inferInsert;

/** Records that a round was settled, or that a settled one changed, for the projections of play. */
export function playRecorded(
  { origin, account, wallet, now }: Pick<Situation<CommandKind>, 'origin' | 'account' | 'wallet' | 'now'>,
  { roundId, gameId, category }: Round,
  changed: Pick<PlayEvent, 'kind' | 'staked' | 'won' | 'at'>,
): Change {
  return {
    change: 'play-recorded',
    event: {
      ...changed,
      siteId: account.siteId,
      playerId: wallet.playerId,
      roundId,
      gameId,
      provider: providerOf(origin) ?? '',
      category,
      currency: wallet.currency,
      recordedAt: now,
    },
  };
}

/** The same for a reversal. A round that is open, or was settled before play was recorded, has no event to correct. */
export function correctionRecorded(
  on: Parameters<typeof playRecorded>[0],
  round: Round,
  taken: { kind: 'reopened' | 'corrected' | 'void'; staked: number; won: number },
): Change[] {
  if (round.status !== 'SETTLED' || round.settledAt === null) return [];
  const changed = { kind: taken.kind, staked: -taken.staked, won: -taken.won, at: round.settledAt };
  return [playRecorded(on, round, changed)];
}
