import type { LimitOutcome, LimitPeriod } from '../database/tables/limits';
import { PlatformError } from '../errors';
import { HOUR } from '../live/activity';
import type { LimitIncreaseLaw } from '../reference-data/country-laws';
import type { Calendar } from './calendar';

/** A limit in force, with its pending change. */
export interface CurrentLimit {
  value: number;
  /** The player may only lower it. */
  locked: boolean;
  pending: PendingLimit | undefined;
}

interface PendingLimit {
  /** null removes the limit. */
  value: number | null;
  /** Milliseconds since the epoch. */
  at: number;
  awaitsConfirmation: boolean;
}

/** A player's request. Confirming a pending change repeats the request. */
export type LimitWish = { wish: 'save'; amount: number } | { wish: 'delete' } | { wish: 'cancel' };

/** Input of the decision other than the request. Unset limits are left out. */
export interface LimitSituation {
  period: LimitPeriod;
  /** The limits of the same kind. */
  limits: Partial<Record<LimitPeriod, CurrentLimit>>;
  law: LimitIncreaseLaw;
  /** Lowest and highest amount. */
  bounds: { least: number; most: number };
  calendar: Calendar;
  /** Milliseconds since the epoch. */
  now: number;
}

export interface LimitDecision {
  outcome: LimitOutcome;
  /** The limit in force from now on; undefined for none. */
  limit: CurrentLimit | undefined;
}

const SHORTER: Record<LimitPeriod, readonly LimitPeriod[]> = { D: [], W: ['D'], M: ['D', 'W'] };
const LONGER: Record<LimitPeriod, readonly LimitPeriod[]> = { D: ['W', 'M'], W: ['M'], M: [] };

/**
 * Decides a change of a limit. Pure. A stricter limit applies at once; a looser one, or a removal, after the legal delay (LIMIT-06).
 *
 * @throws PlatformError 400 or 409 with the codes of ERR-23. A stricter limit than the current one is never refused, except for its bounds
 */
export function decideLimit(wish: LimitWish, situation: LimitSituation): LimitDecision {
  const current = situation.limits[situation.period];
  switch (wish.wish) {
    case 'save':
      return save(wish.amount, current, situation);
    case 'delete':
      if (current === undefined) throw refused('error.limit.not.set', 'No limit is set.');
      return loosen(null, current, situation);
    case 'cancel':
      if (current?.pending === undefined)
        throw refused('error.limit.not.pending', 'No change of the limit is pending.');
      return { outcome: 'cancelled', limit: { ...current, pending: undefined } };
  }
}

function save(amount: number, current: CurrentLimit | undefined, situation: LimitSituation): LimitDecision {
  const { least, most } = situation.bounds;
  if (amount < least || amount > most)
    throw refused('error.deposit.limit.interval', `A limit is between ${least} and ${most}.`, 400);
  if (current !== undefined && amount > current.value) {
    assertOrder(amount, situation);
    return loosen(amount, current, situation);
  }
  // A lower limit also cancels a pending increase.
  return {
    outcome: 'changed',
    limit: { value: amount, locked: current?.locked ?? false, pending: undefined },
  };
}

/** @param value null for no limit */
function loosen(
  value: number | null,
  current: CurrentLimit,
  { period, law, calendar, now }: LimitSituation,
): LimitDecision {
  if (current.locked) throw refused('error.deposit.limit.locked', 'The limit may only be lowered.');
  const { pending } = current;
  const isCovered = pending !== undefined && !isLooser(value, pending.value);
  if (isCovered && pending.at <= now) {
    const limit = value === null ? undefined : { value, locked: current.locked, pending: undefined };
    return { outcome: 'changed', limit };
  }
  const earliest = now + law.delayHours * HOUR;
  const at = law.waitsForPeriod ? Math.max(earliest, calendar[period].resetAt) : earliest;
  const next: PendingLimit = {
    value,
    // The pending change has already waited for a looser limit, so its date applies.
    at: isCovered ? pending.at : at,
    awaitsConfirmation: isCovered ? pending.awaitsConfirmation : law.isConfirmed,
  };
  return { outcome: 'pending', limit: { ...current, pending: next } };
}

/** A limit above that of a longer period, or below that of a shorter one, would never be reached (AMB-44). */
function assertOrder(amount: number, { period, limits }: LimitSituation): void {
  for (const other of LONGER[period]) {
    const limit = limits[other];
    if (limit !== undefined && isLooser(amount, limit.pending ? limit.pending.value : limit.value))
      throw refused('error.deposit.limit.too_high', 'The limit is above that of a longer period.', 400);
  }
  for (const other of SHORTER[period]) {
    const limit = limits[other];
    if (limit !== undefined && amount < limit.value)
      throw refused('error.deposit.limit.too_low', 'The limit is below that of a shorter period.', 400);
  }
}

function isLooser(value: number | null, than: number | null): boolean {
  return (value ?? Infinity) > (than ?? Infinity);
}

/** The message also applies to the field `limit`, where sites show it (LIMIT-14). */
function refused(code: string, message: string, status = 409): PlatformError {
  return new PlatformError(status, code, message, { validationErrors: { limit: { code, message } } });
}
