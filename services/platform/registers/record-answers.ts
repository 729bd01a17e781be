import { and, eq, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { players } from '../database/tables/players';
import { type RegisterOccasion, registerAnswers } from '../database/tables/registers';
import { restrictions } from '../database/tables/restrictions';
import type { RegisterName } from './register';

/** A query to a register and its result. */
export interface Asked {
  register: RegisterName;
  askedAt: Date;
  occasion: RegisterOccasion;
  outcome: 'clear' | 'excluded' | 'unavailable';
}

/**
 * Stores register answers about a player. An exclusion becomes a restriction of that register; an answer
 * without one lifts only that restriction. A missing answer changes nothing.
 *
 * @returns true if a restriction was set
 */
export async function recordAnswers(
  tx: Transaction,
  playerId: number,
  requested: readonly Asked[],
): Promise<boolean> {
  if (requested.length === 0) return false;
  // Locks the player, like every restriction: stakes in flight complete before it, and none is accepted after it.
  await tx
    .select({ playerId: players.playerId })
    .from(players)
    .where(eq(players.playerId, playerId))
    .for('update');
  await tx.insert(registerAnswers).values(requested.map((answer) => ({ ...answer, playerId })));
  let isRestricted = false;
  for (const { register, askedAt, outcome } of requested) {
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

/** True if a new account is excluded, by a queried register or by an exclusion from all brands. */
export async function isExcluded(tx: Transaction, playerId: number): Promise<boolean> {
  const isSelfExclusion = and(eq(restrictions.playerId, playerId), eq(restrictions.kind, 'self-exclusion'));
  return (await tx.$count(restrictions, or(isRegisterExclusion(playerId), isSelfExclusion))) > 0;
}

/** Register restrictions in force: they have no end and are lifted at once. */
function isRegisterExclusion(playerId: number) {
  return and(
    eq(restrictions.playerId, playerId),
    eq(restrictions.kind, 'register-exclusion'),
    isNull(restrictions.liftedAt),
  );
}
