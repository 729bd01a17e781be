import { MINUTE } from '../../live/activity';
import type { Facts } from '../facts';
import { FinalRefusal } from './refusal';

/** Pages look once a minute whether a check is due (CONST-12): before that nobody could have answered it. */
const noticeMs = MINUTE;

/** A round that had begun may be played to its end, for this long. */
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
