import { refusalOf } from '../../players/account-state';
import { flagsAt, isSuspendedAt, mayReceiveMarketing, permittedAt } from '../../players/restrictions';
import { isVerified } from '../../documents/decide-level';
import type { Account, Facts } from '../facts';
import type { GameCategory } from '../types';
import { assertLimitsDeposits, assertTimeLeft } from './limits';
import { assertRealityCheckAnswered } from './reality-check';
import { assertRegistersClear } from './registers';
import { FinalRefusal } from './refusal';

type StakeFacts = Pick<
  Facts,
  'account' | 'session' | 'playLaw' | 'registers' | 'realityCheckAt' | 'round' | 'limits' | 'depositLimitLaw'
> & { now: Date };

function assertMayPlay(account: Account, category: GameCategory, now: Date): void {
  assertNotBlocked(account, now);
  if (!permittedAt(account, now.getTime()).play[category]) {
    throw new FinalRefusal(403, 'error.play.not.allowed', `The player may not play ${category} at present.`);
  }
}

/**
 * Refuses any stake of a player in a category at this time: because of the account, the session, a register,
 * the law, or limits that must be set first. Shared by bets and launches; amounts are checked for bets only.
 */
export function assertMayStake(facts: StakeFacts, category: GameCategory): void {
  const { account, session, playLaw, now } = facts;
  assertMayPlay(account, category, now);
  if (session === 'ended') {
    throw new FinalRefusal(401, 'error.token.expired', 'The session has ended: sign in again.');
  }
  if (playLaw.verifiedBeforePlay && !isVerified(account)) {
    throw new FinalRefusal(
      403,
      'error.verification.required',
      'Where the player lives, nobody plays before their identity is verified.',
    );
  }
  assertTimeLeft(facts);
  assertRegistersClear(facts);
  assertRealityCheckAnswered(facts);
  assertLimitsDeposits(facts);
}

/** Refuses an unpaid deposit: GUARD-32, and for all reasons that block sign-in. */
export function assertMayDeposit(account: Account, now: Date): void {
  assertNotBlocked(account, now);
  if (permittedAt(account, now.getTime()).deposit) return;
  throw (
    heldAt(account, now) ??
    new FinalRefusal(403, 'error.deposit.not.allowed', 'The player may not deposit at present.')
  );
}

/** Refuses a withdrawal while payouts are blocked (WALLET-52, GUARD-31). A time-out, an exclusion or a closure does not block them. */
export function assertMayWithdraw(account: Account, now: Date): void {
  if (permittedAt(account, now.getTime()).withdraw) return;
  throw (
    heldAt(account, now) ??
    new FinalRefusal(403, 'error.withdrawal.not.allowed', 'The player may not withdraw at present.')
  );
}

/** Refuses a bonus to an account that must not be offered any, such as one in a break or an exclusion, and where the law prohibits it. */
export function assertMayHaveBonus(account: Account, isLawful: boolean, now: Date): void {
  if (!mayReceiveMarketing(account, now.getTime()))
    throw new FinalRefusal(403, 'error.bonus.not.allowed', 'The player may be given no bonus at present.');
  if (isLawful) return;
  throw new FinalRefusal(
    403,
    'error.bonus.not.allowed',
    'Where the player lives, nobody may be given a bonus.',
  );
}

function assertNotBlocked(account: Account, now: Date): void {
  const blocked = refusalOf(account, now.getTime());
  if (blocked !== undefined) throw new FinalRefusal(403, blocked.code, blocked.message);
}

function heldAt(account: Account, now: Date): FinalRefusal | undefined {
  if (isSuspendedAt(account, now.getTime())) {
    return new FinalRefusal(403, 'error.account.suspended', 'The account is suspended: ask the support.');
  }
  if (flagsAt(account, now.getTime()).payout) return undefined;
  return new FinalRefusal(403, 'error.payout.held', 'Payments of the account are held for a review.');
}
