import { and, eq, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { players } from '../database/tables/players';
import { type RegisterOccasion, registerAnswers } from '../database/tables/registers';
import { restrictions } from '../database/tables/restrictions';
import type { RegisterName } from './register';

/** A question to a register and what came of it. */
export interface Asked {
  register: RegisterName;
  askedAt: Date;
  occasion: RegisterOccasion;
  outcome: 'clear' | 'excluded' | 'unavailable';
}

/**
 * Writes down what registers said of a player. An exclusion becomes a restriction of that register; an answer without one lifts the
 * restriction of that register and no other. No answer changes nothing.
 *
 * @returns whether a restriction was set
 */
export async function recordAnswers(
  tx: Transaction,
  playerId: number,
  asked: readonly Asked[],
): Promise<boolean> {
  if (asked.length === 0) return false;
  // As every restriction: stakes under way end before it, and none is taken after it.
  await tx
    .select({ playerId: players.playerId })
    .from(players)
    .where(eq(players.playerId, playerId))
    .for('update');
  await tx.insert(registerAnswers).values(asked.map((answer) => ({ ...answer, playerId })));
  let isRestricted = false;
  for (const { register, askedAt, outcome } of asked) {
    if (outcome === 'unavailable') continue;
    const isOwn = and(isRegisterExclusion(playerId), eq(restrictions.setByKey, register));
    if (outcome === 'clear') {
      await tx
        .update(restrictions)
        .set({
          liftedAt: askedAt,
          liftedBy: 'register',
          liftedByKey: register,
          liftReason: 'The register has no exclusion any more',
        })
        .where(isOwn);
    } else if ((await tx.$count(restrictions, isOwn)) === 0) {
      await tx.insert(restrictions).values({
        playerId,
        kind: 'register-exclusion',
        setAt: askedAt,
        setBy: 'register',
        setByKey: register,
        reason: 'Excluded at the national register',
        until: null,
      });
      isRestricted = true;
    }
  }
  return isRestricted;
}

/** Whether a new account is excluded: by a register that was queried, or by an exclusion from all brands. */
export async function isExcluded(tx: Transaction, playerId: number): Promise<boolean> {
  const isSelfExclusion = and(eq(restrictions.playerId, playerId), eq(restrictions.kind, 'self-exclusion'));
  return (await tx.$count(restrictions, or(isRegisterExclusion(playerId), isSelfExclusion))) > 0;
}

/** Restrictions of registers that are in force: they are lifted at once, and none has an end. */
function isRegisterExclusion(playerId: number) {
  return and(
    eq(restrictions.playerId, playerId),
    eq(restrictions.kind, 'register-exclusion'),
    isNull(restrictions.liftedAt),
  );
}
