import { PlatformError } from '../../errors';
import type { Entry } from '../entry';
import type { Withdrawal } from '../facts';
import { activeOf, bonusOfDeposit, forfeitAll } from './bonus/bonuses';
import type { Decide, Decision, Situation } from './decision';
import { assertLimitsDeposits, assertTimeLeft, assertWithinLimits } from './limits';
import { assertMayDeposit, assertMayWithdraw } from './permission';
import { assertRegistersClear } from './registers';
import { FinalRefusal, notEnough } from './refusal';

type Resolving = Situation<'withdrawal-settle'> | Situation<'withdrawal-void'>;

/** Refuses an unpaid deposit. */
function assertPermitted(situation: Situation<'deposit'> | Situation<'deposit-reserve'>): void {
  assertMayDeposit(situation.account, situation.now);
  assertTimeLeft(situation);
  assertRegistersClear(situation);
  assertLimitsDeposits(situation);
  assertWithinLimits('deposit', situation.command.amount, situation);
}

/** A deposit in progress: its amount counts towards the limits from now on. */
export const reserveDeposit: Decide<'deposit-reserve'> = (situation) => {
  const { command, wallet, now, settings } = situation;
  assertPermitted(situation);
  return {
    entries: [],
    changes: [
      {
        change: 'deposit-reserved',
        reservation: {
          id: command.reference,
          playerId: wallet.playerId,
          amount: command.amount,
          currency: wallet.currency,
          method: command.method,
          status: 'OPEN',
          reservedAt: now,
          expiresAt: new Date(now.getTime() + settings.reservationMs),
        },
      },
    ],
  };
};

/**
 * An incoming payment. If it was started with a reservation, it is credited in any state of account, limits and
 * reservation; any other must be permitted first.
 */
export const deposit: Decide<'deposit'> = (situation) => {
  const { command, reservation, calendar, now } = situation;
  if (command.reservation === undefined) {
    assertPermitted(situation);
  } else if (reservation === undefined) {
    throw reservationNotFound(command.reservation);
  }
  const bonus = bonusOfDeposit(situation);
  return {
    entries: [
      {
        reference: command.reference,
        type: 'DEPOSIT',
        category: 'PAYMENT',
        player: { main: command.amount },
        house: { payments: -command.amount },
        party: command.method,
        method: command.method,
      },
      ...bonus.entries,
    ],
    changes: [
      ...(bonus.changes ?? []),
      { change: 'deposited', at: now },
      {
        change: 'day-used',
        use: { day: calendar.D.firstDay, deposited: command.amount, staked: 0, lost: 0 },
      },
      ...(reservation === undefined
        ? []
        : [{ change: 'reservation-ended', id: reservation.id, status: 'PAID' } as const]),
    ],
  };
};

/** A deposit that will not be paid: its amount no longer counts. */
export const releaseDeposit: Decide<'deposit-release'> = ({ command, reservation }) => {
  if (reservation === undefined) throw reservationNotFound(command.reservation);
  if (reservation.status !== 'OPEN') {
    throw new FinalRefusal(
      409,
      'error.reservation.not.open',
      `The reservation ${reservation.id} is ${reservation.status.toLowerCase()} already.`,
    );
  }
  return {
    entries: [],
    changes: [{ change: 'reservation-ended', id: reservation.id, status: 'RELEASED' }],
  };
};

/** Reserves money for a withdrawal: it leaves the wallet at once and is in transit until settled or voided. Active bonuses end with it. */
export const withdrawal: Decide<'withdrawal'> = (situation) => {
  const { command, account, wallet, settings, now } = situation;
  assertMayWithdraw(account, now);
  assertForfeits(situation);
  if (wallet.balances.main < command.amount) throw notEnough('money that can be withdrawn');
  const forfeited = forfeitAll(command.reference, situation);
  return {
    entries: [
      {
        reference: command.reference,
        type: 'WITHDRAW',
        category: 'PAYMENT',
        player: { main: -command.amount },
        house: { 'withdrawals-in-transit': command.amount },
        party: command.method,
        method: command.method,
      },
      ...forfeited.entries,
    ],
    changes: [
      ...forfeited.changes,
      {
        change: 'withdrawal-requested',
        withdrawal: {
          id: command.reference,
          playerId: wallet.playerId,
          amount: command.amount,
          currency: wallet.currency,
          method: command.method,
          status: 'PENDING',
          needsApproval:
            account.isWithdrawalReview || command.amount > settings.unapprovedWithdrawal(wallet.currency),
          requestedAt: now,
        },
      },
    ],
  };
};

/** A withdrawal forfeits active bonuses, which the player has to confirm. */
function assertForfeits({ command, origin, bonuses }: Situation<'withdrawal'>): void {
  if (command.forfeitsBonuses === true || origin.source !== 'player' || activeOf(bonuses).length === 0)
    return;
  throw new PlatformError(
    409,
    'error.withdrawal.forfeits.bonus',
    'A withdrawal ends the active bonus: send it again with forfeitsBonuses once the player agrees.',
  );
}

/** The payment provider has paid out: the money in transit is booked out. */
export const settleWithdrawal: Decide<'withdrawal-settle'> = (situation) => {
  const pending = pendingOf(situation);
  if (pending.needsApproval && pending.approvedAt === null) {
    throw new PlatformError(
      409,
      'error.withdrawal.not.approved',
      `The withdrawal ${pending.id} awaits the approval of an operator: settle it afterwards.`,
    );
  }
  const house = { 'withdrawals-in-transit': -pending.amount, payments: pending.amount };
  return resolve(situation, pending, { type: 'SETTLEMENT', player: {}, house }, { status: 'COMPLETED' });
};

/**
 * Cancels a withdrawal and returns the money to the wallet. Players may do so only a few times a day
 * (WALLET-25): `error.withdrawal.cancel.limit_reached` (WALLET-26).
 */
export const voidWithdrawal: Decide<'withdrawal-void'> = (situation) => {
  const { command, origin, cancellations, settings, now } = situation;
  const pending = pendingOf(situation);
  if (command.amount !== undefined && command.amount !== pending.amount) {
    throw new PlatformError(
      409,
      'error.withdrawal.amount.mismatch',
      `The withdrawal is over ${pending.amount}, not ${command.amount}: read the pending withdrawals again.`,
    );
  }
  const byPlayer = origin.source === 'player';
  const byProvider = origin.source.startsWith('payment:');
  // Only the provider can tell the outcome of a payout sent to it.
  if (pending.sentAt !== null && !byProvider) {
    throw new PlatformError(
      409,
      'error.withdrawal.sent',
      `The withdrawal ${pending.id} is on its way to the player: it can no longer be taken back.`,
    );
  }
  if (byPlayer && cancellations >= settings.cancellations.count) {
    throw new PlatformError(
      409,
      'error.withdrawal.cancel.limit_reached',
      `The player has cancelled ${settings.cancellations.count} withdrawals of late: this one will be paid out.`,
    );
  }
  const { entries, changes = [] } = resolve(
    situation,
    pending,
    {
      type: 'CANCELED',
      player: { main: pending.amount },
      house: { 'withdrawals-in-transit': -pending.amount },
    },
    { status: 'CANCELLED', cancelledByPlayer: byPlayer ? now : null },
  );
  if (byProvider) return { entries, changes };
  return {
    entries,
    changes: [...changes, { change: 'payout-cancelled', withdrawalId: pending.id, at: now }],
  };
};

function resolve(
  { command, now }: Resolving,
  pending: Withdrawal,
  moved: Pick<Entry, 'type' | 'player' | 'house'>,
  set: Partial<Withdrawal>,
): Decision {
  return {
    entries: [
      {
        reference: command.reference,
        category: 'PAYMENT',
        ...moved,
        party: pending.method,
        method: pending.method,
        resolves: pending.id,
      },
    ],
    changes: [{ change: 'withdrawal-resolved', id: pending.id, set: { ...set, resolvedAt: now } }],
  };
}

function pendingOf({ command, withdrawal: found }: Resolving): Withdrawal {
  if (found === undefined) {
    throw new PlatformError(
      404,
      'error.withdrawal.not.found',
      `The player has no withdrawal ${command.withdrawal}.`,
    );
  }
  if (found.status !== 'PENDING') {
    throw new FinalRefusal(
      409,
      'error.withdrawal.not.pending',
      `The withdrawal ${found.id} is ${found.status.toLowerCase()} already.`,
    );
  }
  return found;
}

function reservationNotFound(id: string): PlatformError {
  return new PlatformError(404, 'error.reservation.not.found', `The player has no reservation ${id}.`);
}
