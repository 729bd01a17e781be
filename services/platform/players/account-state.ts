import { DAY } from '../live/activity';
import type { Restriction } from '../database/tables/restrictions';
import { PlatformError, type LoginRefusal } from '../errors';
import { decisiveAt, endOf, type Restricted } from './restrictions';

/** Error for actions of a player whose time limit is used up. */
export const TIME_LIMIT_REACHED = 'error.time.limit.reached';

/** Why a player with a valid password may not sign in or stay signed in (ERR-01 to ERR-03, ERR-05, ERR-06); undefined if they may. */
export function refusalOf(player: Restricted & { playerId: number }, now: number): PlatformError | undefined {
  const decisive = decisiveAt(player, now);
  if (decisive === undefined) return undefined;
  const refuse = (code: string, message: string): PlatformError =>
    new PlatformError(403, code, message, { additionalInfo: refusalInfo(decisive, message, now) });
  switch (decisive.kind) {
    case 'time-out':
      return refuse('error.timeout.in.progress', 'The player is in a time-out.');
    case 'time-limit':
      return refuse(TIME_LIMIT_REACHED, 'The time that the player allows themselves is used up.');
    case 'self-exclusion':
      return decisive.until === null
        ? refuse('error.exclusion.in.progress.indefinitely', 'The player is excluded without an end.')
        : refuse('error.exclusion.in.progress', 'The player is excluded for a time.');
    case 'register-exclusion':
      return refuse('error.exclusion.register', 'A national register has excluded the player from gambling.');
    case 'deactivation':
      return refuse('error.account.deactivated', 'The account is deactivated.');
    case 'closure':
      return refuse('error.account.closed', 'The account is closed.');
    default:
      return undefined;
  }
}

/** AUTH-04: details of a time-out or an exclusion for the sign-in form. */
function refusalInfo(restriction: Restriction, message: string, now: number): LoginRefusal {
  const end = endOf(restriction);
  const milliseconds = end === null ? null : Math.max(0, end - now);
  return {
    playerId: restriction.playerId,
    remainingDays: milliseconds === null ? null : Math.ceil(milliseconds / DAY),
    isCooling: restriction.liftedAt !== null,
    milliseconds,
    initiator: restriction.setBy,
    message,
  };
}
