import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { type NewRestriction, restrictions } from '../database/tables/restrictions';
import { PlatformError } from '../errors';
import type { AccountHolder, PlayerStore } from '../players/player-store';
import { activeAt, endOf } from '../players/restrictions';

/** An exclusion from all brands, as applied to a new account at another brand. */
export type ExclusionElsewhere = Pick<NewRestriction, 'kind' | 'until' | 'setBy' | 'reason' | 'allBrands'>;

/**
 * A person's exclusion from all brands, set at another brand; the last to end if there are several. Undefined without one.
 *
 * @param now milliseconds since the epoch
 */
export async function exclusionElsewhere(
  store: PlayerStore,
  player: AccountHolder,
  now: number,
): Promise<ExclusionElsewhere | undefined> {
  const accounts = await Promise.all((await store.otherAccounts(player)).map((id) => store.byId(id)));
  const found = accounts
    .flatMap((account) => activeAt(account?.restrictions ?? [], now))
    .filter(({ kind, allBrands }) => kind === 'self-exclusion' && allBrands);
  const [last] = found.sort((one, other) => (endOf(other) ?? Infinity) - (endOf(one) ?? Infinity));
  if (last === undefined) return undefined;
  const end = endOf(last);
  return {
    kind: 'self-exclusion',
    until: end === null ? null : new Date(end),
    setBy: 'player',
    reason: last.reason,
    allBrands: true,
  };
}

/** Applies it to a new account, once, however often the profile is completed. */
export async function takeOver(
  tx: Transaction,
  playerId: number,
  exclusion: ExclusionElsewhere,
  setAt: Date,
): Promise<void> {
  const isOwn = and(eq(restrictions.playerId, playerId), eq(restrictions.allBrands, true));
  if ((await tx.$count(restrictions, isOwn)) > 0) return;
  await tx.insert(restrictions).values({ ...exclusion, playerId, setAt });
}

/** The error at registration where the law refuses accounts to excluded persons. */
export function refusedForExclusion({ until }: ExclusionElsewhere): PlatformError {
  return new PlatformError(
    403,
    until ? 'error.exclusion.in.progress' : 'error.exclusion.in.progress.indefinitely',
    'This person has excluded themselves from all brands: no account is opened.',
  );
}
