import { DAY } from '../live/activity';
import type { Player } from '../database/tables/players';
import { PlatformError, type LoginRefusal } from '../errors';

type State = Pick<
  Player,
  'playerId' | 'accountStatus' | 'statusUntil' | 'coolingUntil' | 'statusInitiator' | 'multibrandSuspended'
>;

/** When a time-out or an exclusion is over: at its end, or after the cooling that the player requested. */
export function blockedUntil(player: Pick<State, 'statusUntil' | 'coolingUntil'>): number | null {
  const ends = [player.statusUntil, player.coolingUntil].flatMap((end) =>
    end === null ? [] : [end.getTime()],
  );
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Whether a time-out or an exclusion has run out, so that the account is open again. */
export function hasRunOut(player: State, now: number): boolean {
  if (player.accountStatus !== 'TIMEOUT' && player.accountStatus !== 'SELF_EXCLUDED') return false;
  const end = blockedUntil(player);
  return end !== null && end <= now;
}

/**
 * Why a player with the right password may not sign in or stay signed in (ERR-01 to ERR-03, ERR-05, ERR-06);
 * undefined when they may.
 */
export function refusalOf(player: State, now: number): PlatformError | undefined {
  if (hasRunOut(player, now)) return undefined;
  const refuse = (code: string, message: string): PlatformError =>
    new PlatformError(403, code, message, { additionalInfo: refusalInfo(player, message, now) });
  switch (player.accountStatus) {
    case 'TIMEOUT':
      return refuse('error.timeout.in.progress', 'The player is in a time-out.');
    case 'SELF_EXCLUDED':
      return player.statusUntil === null
        ? refuse('error.exclusion.in.progress.indefinitely', 'The player is excluded without an end.')
        : refuse('error.exclusion.in.progress', 'The player is excluded for a time.');
    case 'BLACKLISTED':
      return refuse('error.account.deactivated', 'The account is deactivated.');
    case 'CLOSED':
      return refuse('error.account.closed', 'The account is closed.');
    default:
      return undefined;
  }
}

/** AUTH-04: details of a time-out or an exclusion for the sign-in form. */
function refusalInfo(player: State, message: string, now: number): LoginRefusal {
  const end = blockedUntil(player);
  const milliseconds = end === null ? null : Math.max(0, end - now);
  return {
    playerId: player.playerId,
    remainingDays: milliseconds === null ? null : Math.ceil(milliseconds / DAY),
    isCooling: player.coolingUntil !== null,
    milliseconds,
    initiator: player.statusInitiator ?? 'operator',
    message,
  };
}
