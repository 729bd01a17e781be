import type { Score } from '../odds/score';

/** Operator's changes to an event. */
export interface EventChange {
  eventId: string;
  /** Suspends all markets. */
  isSuspended: boolean;
  /** The simulated result, a score entered by an operator, a void event, or a withdrawn result. */
  result: { kind: 'played' } | { kind: 'entered'; score: Score } | { kind: 'void' } | { kind: 'reopened' };
  /** Changed start in milliseconds since the epoch; null for the scheduled one. */
  startsAt: number | null;
}

export function unchanged(eventId: string): EventChange {
  return { eventId, isSuspended: false, result: { kind: 'played' }, startsAt: null };
}
