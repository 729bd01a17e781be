import type { Score } from '../odds/score';

/** What operators have changed of an event, beside its own course. */
export interface EventChange {
  eventId: string;
  /** All markets take no bets. */
  isSuspended: boolean;
  /** Its own course, the score that an operator has entered, none any more, or a result that was taken back. */
  result: { kind: 'played' } | { kind: 'entered'; score: Score } | { kind: 'void' } | { kind: 'reopened' };
  /** Another start than planned, in milliseconds since the epoch. */
  startsAt: number | null;
}

export function unchanged(eventId: string): EventChange {
  return { eventId, isSuspended: false, result: { kind: 'played' }, startsAt: null };
}
