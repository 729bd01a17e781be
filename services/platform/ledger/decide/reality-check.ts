import { MINUTE } from '../../live/activity';
import type { Facts } from '../facts';
import { FinalRefusal } from './refusal';

/** Pages poll once a minute for a due check (CONST-12), so it cannot be answered earlier. */
const noticeMs = MINUTE;

/** Time to finish a round in progress. */
const roundMs = 5 * MINUTE;

/** Refuses a stake while a reality check awaits the player's answer. */
export function assertRealityCheckAnswered({
  realityCheckAt,
  round,
  now,
}: Pick<Facts, 'realityCheckAt' | 'round'> & { now: Date }): void {
  if (realityCheckAt === null) return;
  const hasBegun = round !== undefined && round.startedAt.getTime() < realityCheckAt;
  if (now.getTime() < realityCheckAt + (hasBegun ? roundMs : noticeMs)) return;
  throw new FinalRefusal(
    403,
    'error.reality.check.unanswered',
    'A reality check awaits an answer of the player: no stakes are taken before.',
  );
}
