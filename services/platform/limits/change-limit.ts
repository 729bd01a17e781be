import { and, asc, eq } from 'drizzle-orm';
import type { PlatformLimit } from '../../../schemas/generated/types';
import type { OpenDatabase, Queries } from '../database/database';
import {
  type LimitChange,
  type LimitKind,
  type LimitPeriod,
  limitChanges,
  playerLimits,
} from '../database/tables/limits';
import { players } from '../database/tables/players';
import type { PlatformData } from '../reference-data/data';
import { type CurrentLimit, decideLimit, type LimitDecision, type LimitWish } from './decide-limit';
import { boundsOf, type LimitedPlayer, type LimitRow, limitsOf, limitTimeOf, readLimits } from './limits';

/** A player's request to change one limit, and its session. */
export interface LimitOrder {
  kind: LimitKind;
  period: LimitPeriod;
  wish: LimitWish;
  sessionId: string;
}

interface ChangeParts {
  database: OpenDatabase;
  data: Pick<PlatformData, 'currencies' | 'defaults' | 'laws' | 'timeZones'>;
  clock: { now(): number };
}

/**
 * Changes a limit according to `decideLimit` and logs it. Serialised with the ledger, so that the next stake or
 * deposit is checked against the new limit. Returns the resulting limit (API-116, API-118).
 *
 * @throws PlatformError like `decideLimit`
 */
export function changeLimit(
  { database, data, clock }: ChangeParts,
  player: LimitedPlayer,
  { kind, period, wish, sessionId }: LimitOrder,
): Promise<PlatformLimit> {
  const { playerId, countryCode, currencyCode } = player;
  return database.transaction(async (tx) => {
    const locked = tx.select({ playerId: players.playerId }).from(players);
    await locked.where(eq(players.playerId, playerId)).for('no key update');
    const now = clock.now();
    const time = limitTimeOf(player, data.timeZones.of, now);
    const rows = await readLimits(tx, playerId, kind, now);
    const row = rows[period];
    const decision = decideLimit(wish, {
      ...time,
      period,
      limits: currentLimits(rows),
      law: data.laws.limitIncrease(countryCode, now),
      bounds: boundsOf(kind, currencyCode, data),
    });
    await write(tx, { playerId, kind, period }, row, decision, now);
    await tx.insert(limitChanges).values({
      playerId,
      kind,
      period,
      sessionId,
      outcome: decision.outcome,
      previousValue: row?.value ?? null,
      ...decided(decision, now),
      changedAt: new Date(now),
    });
    return (await limitsOf(tx, player, kind, time))[period];
  }, 'read committed');
}

/** All changes of a player's limits, oldest first. */
export function limitChangesOf(queries: Queries, playerId: number): Promise<LimitChange[]> {
  return queries
    .select()
    .from(limitChanges)
    .where(eq(limitChanges.playerId, playerId))
    .orderBy(asc(limitChanges.id));
}

function currentLimits(
  rows: Partial<Record<LimitPeriod, LimitRow>>,
): Partial<Record<LimitPeriod, CurrentLimit>> {
  return Object.fromEntries(
    Object.entries(rows).map(([period, { value, locked, pendingDate, pendingValue, awaitsConfirmation }]) => [
      period,
      {
        value,
        locked,
        pending:
          pendingDate === null
            ? undefined
            : { value: pendingValue, at: pendingDate.getTime(), awaitsConfirmation },
      },
    ]),
  );
}

async function write(
  queries: Queries,
  key: { playerId: number; kind: LimitKind; period: LimitPeriod },
  row: LimitRow | undefined,
  { outcome, limit }: LimitDecision,
  now: number,
): Promise<void> {
  if (limit === undefined) {
    const { playerId, kind, period } = playerLimits;
    await queries
      .delete(playerLimits)
      .where(and(eq(playerId, key.playerId), eq(kind, key.kind), eq(period, key.period)));
    return;
  }
  const set = {
    value: limit.value,
    locked: limit.locked,
    pendingValue: limit.pending?.value ?? null,
    pendingDate: limit.pending === undefined ? null : new Date(limit.pending.at),
    awaitsConfirmation: limit.pending?.awaitsConfirmation ?? false,
    startedAt: row?.startedAt ?? new Date(now),
    updatedAt: outcome === 'changed' || row === undefined ? new Date(now) : row.updatedAt,
  };
  await queries
    .insert(playerLimits)
    .values({ ...key, ...set })
    .onConflictDoUpdate({ target: [playerLimits.playerId, playerLimits.kind, playerLimits.period], set });
}

/** The limit after a decision, and the time it takes effect. */
function decided(
  { outcome, limit }: LimitDecision,
  now: number,
): Pick<LimitChange, 'value' | 'takesEffectAt'> {
  if (outcome === 'pending' && limit?.pending !== undefined) {
    return { value: limit.pending.value, takesEffectAt: new Date(limit.pending.at) };
  }
  return { value: limit?.value ?? null, takesEffectAt: new Date(now) };
}
