import { and, eq, gt, isNotNull, sql, type SQLWrapper } from 'drizzle-orm';
import { PlatformError } from '../../errors';
import type { Queries } from '../../database/database';
import { withdrawals } from '../../database/tables/gaming';
import { players } from '../../database/tables/players';
import type { Decide, Decision, Situation } from './decision';
import { FinalRefusal, notEnough } from './refusal';

type Withdrawal = typeof withdrawals.$inferSelect;
type Resolving = Situation<'withdrawal-settle'> | Situation<'withdrawal-void'>;

/** Received money is credited in any state of the account. */
export const deposit: Decide<'deposit'> = ({ tx, command, state, wallet, now, events }) => {
  if (state.account.firstDepositDate === null) {
    const attributes = { firstDepositDate: now.toISOString() };
    events.emit('attributes', { playerId: wallet.playerId, attributes });
  }
  return {
    entries: [
      {
        reference: command.reference,
        type: 'DEPOSIT',
        category: 'PAYMENT',
        player: { main: command.amount },
        house: { payments: -command.amount },
        method: command.method,
      },
    ],
    alsoWrite: [
      tx
        .update(players)
        .set({
          totalDepositsCount: sql`${players.totalDepositsCount} + 1`,
          firstDepositDate: state.account.firstDepositDate ?? now,
        })
        .where(eq(players.playerId, wallet.playerId)),
    ],
  };
};

/** Holds money for a withdrawal: it leaves the wallet at once and waits in transit until it is settled or voided. */
export const withdrawal: Decide<'withdrawal'> = ({ tx, command, state, wallet, now }) => {
  if (!state.account.withdrawal) {
    throw new FinalRefusal(403, 'error.withdrawal.not.allowed', 'The player may not withdraw at present.');
  }
  if (wallet.balances.main < command.amount) throw notEnough('money that can be withdrawn');
  return {
    entries: [
      {
        reference: command.reference,
        type: 'WITHDRAW',
        category: 'PAYMENT',
        player: { main: -command.amount },
        house: { 'withdrawals-in-transit': command.amount },
        method: command.method,
      },
    ],
    alsoWrite: [
      tx.insert(withdrawals).values({
        id: command.reference,
        playerId: wallet.playerId,
        amount: command.amount,
        currency: wallet.currency,
        method: command.method,
        status: 'PENDING',
        requestedAt: now,
      }),
    ],
  };
};

/** The payment provider has paid out: what was in transit is gone. */
export const settleWithdrawal: Decide<'withdrawal-settle'> = async (situation) => {
  const pending = await pendingOf(situation);
  return {
    entries: [
      {
        reference: situation.command.reference,
        type: 'SETTLEMENT',
        category: 'PAYMENT',
        player: {},
        house: { 'withdrawals-in-transit': -pending.amount, payments: pending.amount },
        method: pending.method,
        resolves: pending.id,
      },
    ],
    alsoWrite: [resolution(situation, pending, { status: 'COMPLETED' })],
  };
};

/** The withdrawal does not happen: the money goes back to the wallet. */
export const voidWithdrawal: Decide<'withdrawal-void'> = async (situation) =>
  putBack(situation, await pendingOf(situation), null);

/** A voided withdrawal at the player's own wish (WALLET-25). Throws `error.withdrawal.cancel.limit_reached` (WALLET-26). */
export function cancellation(amount: number): Decide<'withdrawal-void'> {
  return async (situation) => {
    const pending = await pendingOf(situation);
    if (pending.amount !== amount) {
      throw new PlatformError(
        409,
        'error.withdrawal.amount.mismatch',
        `The withdrawal is over ${pending.amount}, not ${amount}: read the pending withdrawals again.`,
      );
    }
    const limit = situation.settings.cancellations;
    const since = new Date(situation.now.getTime() - limit.withinMs);
    if ((await cancellationsSince(situation.tx, pending.playerId, since)) >= limit.count) {
      throw new PlatformError(
        409,
        'error.withdrawal.cancel.limit_reached',
        `The player has cancelled ${limit.count} withdrawals of late: this one will be paid out.`,
      );
    }
    return putBack(situation, pending, situation.now);
  };
}

function putBack(
  situation: Situation<'withdrawal-void'>,
  pending: Withdrawal,
  cancelledByPlayer: Date | null,
): Decision {
  return {
    entries: [
      {
        reference: situation.command.reference,
        type: 'CANCELED',
        category: 'PAYMENT',
        player: { main: pending.amount },
        house: { 'withdrawals-in-transit': -pending.amount },
        method: pending.method,
        resolves: pending.id,
      },
    ],
    alsoWrite: [resolution(situation, pending, { status: 'CANCELLED', cancelledByPlayer })],
  };
}

async function pendingOf({ tx, command, wallet }: Resolving): Promise<Withdrawal> {
  const [found] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, command.withdrawal), eq(withdrawals.playerId, wallet.playerId)));
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

function resolution({ tx, now }: Resolving, { id }: Withdrawal, change: Partial<Withdrawal>): SQLWrapper {
  return tx
    .update(withdrawals)
    .set({ ...change, resolvedAt: now })
    .where(eq(withdrawals.id, id));
}

async function cancellationsSince(queries: Queries, playerId: number, since: Date): Promise<number> {
  return queries.$count(
    withdrawals,
    and(
      eq(withdrawals.playerId, playerId),
      isNotNull(withdrawals.cancelledByPlayer),
      gt(withdrawals.cancelledByPlayer, since),
    ),
  );
}
