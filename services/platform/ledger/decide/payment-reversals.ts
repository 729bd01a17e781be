import { PlatformError } from '../../errors';
import { sumOf, take } from '../split';
import type { Bucket } from '../accounts';
import { activeOf } from './bonus/bonuses';
import type { Decide } from './decision';
import { takeBonus } from './bonus/end-bonus';

/** Real money, the available part first: a chargeback takes no bonus. */
const TAKEN_FROM: readonly Bucket[] = ['main', 'locked'];

/**
 * A chargeback of a deposit, once. It is taken from the player's real money; the house bears what is missing.
 * The use of deposit limits is unchanged: a chargeback frees nothing. The bonus of the deposit ends.
 */
export const reverseDeposit: Decide<'deposit-reversal'> = ({ command, wallet, target, bonuses, now }) => {
  if (target === undefined || target.movement.playerId !== wallet.playerId) {
    throw new PlatformError(404, 'error.deposit.not.found', `The player has no deposit ${command.deposit}.`);
  }
  const { movement } = target;
  if (movement.type !== 'DEPOSIT') {
    throw new PlatformError(
      409,
      'error.transaction.not.reversible',
      `${command.deposit} is no deposit: only those can be charged back.`,
    );
  }
  if (movement.undone) return { entries: [] };
  const amount = sumOf(movement.parts);
  const { parts, missing } = take(wallet.balances, TAKEN_FROM, amount);
  const held = activeOf(bonuses).find(({ deposit }) => deposit === movement.reference);
  const ended = held && takeBonus(`${command.reference}~bonus`, held, wallet.balances, 'forfeited', now);
  return {
    changes: ended?.changes ?? [],
    entries: [
      ...(ended?.entries ?? []),
      {
        reference: command.reference,
        type: 'REVERSAL_DP',
        category: 'PAYMENT',
        player: Object.fromEntries(Object.entries(parts).map(([bucket, part]) => [bucket, -part])),
        house: { payments: amount, uncollected: -missing },
        party: movement.method ?? undefined,
        method: movement.method ?? undefined,
        reverses: movement.id,
      },
    ],
  };
};

/** A paid-out withdrawal that was returned, once: the money is credited to the player again. */
export const returnWithdrawal: Decide<'withdrawal-return'> = ({ command, withdrawal, target }) => {
  if (withdrawal === undefined || target === undefined) {
    throw new PlatformError(
      404,
      'error.withdrawal.not.found',
      `The player has no withdrawal ${command.withdrawal}.`,
    );
  }
  if (withdrawal.status !== 'COMPLETED') {
    throw new PlatformError(
      409,
      'error.withdrawal.not.paid',
      `The withdrawal ${withdrawal.id} is ${withdrawal.status.toLowerCase()}: only one that was paid out can come back.`,
    );
  }
  if (target.movement.undone) return { entries: [] };
  return {
    entries: [
      {
        reference: command.reference,
        type: 'REVERSAL',
        category: 'PAYMENT',
        player: { main: withdrawal.amount },
        house: { payments: -withdrawal.amount },
        party: withdrawal.method,
        method: withdrawal.method,
        reverses: target.movement.id,
      },
    ],
  };
};
