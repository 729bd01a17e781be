import { refusalOf } from '../../players/account-state';
import { suspensionOf } from '../../players/restrictions';
import type { Account } from '../facts';
import type { GameCategory } from '../types';
import { FinalRefusal } from './refusal';

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

/** Refuses a deposit that is not paid yet: GUARD-32, and whatever keeps the player from signing in. */
export function assertMayDeposit(account: Account, now: Date): void {
  const blocked = refusalOf(account, now.getTime());
  if (blocked !== undefined) throw new FinalRefusal(403, blocked.code, blocked.message);
  assertNotHeld(account);
  if (!account.deposit) {
    throw new FinalRefusal(403, 'error.deposit.not.allowed', 'The player may not deposit at present.');
  }
}

/**
 * Refuses a withdrawal of an account whose payouts are held, that is suspended (WALLET-52, GUARD-31) or deactivated. A
 * time-out, an exclusion and a closed account do not keep a player from their money.
 */
export function assertMayWithdraw(account: Account): void {
  if (account.accountStatus === 'BLACKLISTED') {
    throw new FinalRefusal(403, 'error.account.deactivated', 'The account is deactivated.');
  }
  assertNotHeld(account);
  if (!account.withdrawal) {
    throw new FinalRefusal(403, 'error.withdrawal.not.allowed', 'The player may not withdraw at present.');
  }
}

function assertNotHeld(account: Account): void {
  if (suspensionOf(account)) {
    throw new FinalRefusal(403, 'error.account.suspended', 'The account is suspended: ask the support.');
  }
  if (!account.payout || account.accountStatus === 'PAYOUT') {
    throw new FinalRefusal(403, 'error.payout.held', 'Payments of the account are held for a review.');
  }
}
