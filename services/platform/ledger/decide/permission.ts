import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database';
import { sessions } from '../../database/tables/sessions';
import { isStanding, type SessionLimits } from '../../identity/sessions';
import { refusalOf } from '../../players/account-state';
import { suspensionOf } from '../../players/restrictions';
import { FinalRefusal } from './refusal';
import type { GameCategory } from '../types';
import type { Account } from '../wallet-state';

/** Refuses a stake of an account that may not play at this moment. Not called for wins and rollbacks. */
export function assertMayPlay(account: Account, category: GameCategory, now: Date): void {
  const blocked = refusalOf(account, now.getTime());
  if (blocked !== undefined) throw new FinalRefusal(403, blocked.code, blocked.message);
  if (
    account.accountStatus === 'PAYOUT' ||
    account.accountStatus === 'PRE_REGISTERED' ||
    suspensionOf(account)
  ) {
    throw new FinalRefusal(403, 'error.play.not.allowed', 'The account takes no bets at present.');
  }
  const open: Record<GameCategory, boolean> = {
    CASINO: account.casino,
    LIVE_CASINO: account.liveCasino,
    SPORTS: account.sports,
    VIRTUAL_SPORTS: account.virtualSports,
  };
  if (!open[category]) {
    throw new FinalRefusal(403, 'error.play.not.allowed', `The player is shut out of ${category}.`);
  }
}

/** Refuses a stake in a session that has ended. */
export async function assertSession(
  queries: Queries,
  session: { sessionId: string; playerId: number },
  now: Date,
  limits: SessionLimits,
): Promise<void> {
  const standing = await queries.$count(
    sessions,
    and(
      eq(sessions.sessionId, session.sessionId),
      eq(sessions.playerId, session.playerId),
      isStanding(now.getTime(), limits),
    ),
  );
  if (standing === 0)
    throw new FinalRefusal(401, 'error.token.expired', 'The session has ended: sign in again.');
}
