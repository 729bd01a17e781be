import type { SportEvent, Market } from '../events/event';

/** Feed messages, named as in common odds feeds. */
export type FeedMessage =
  | { type: 'alive'; at: number }
  | { type: 'snapshot_complete' }
  | ({ type: 'odds_change' } & EventState)
  | { type: 'bet_stop'; event: string }
  | { type: 'bet_settlement'; event: string; score: { home: number; away: number } }
  | { type: 'rollback_bet_settlement'; event: string }
  | { type: 'bet_cancel'; event: string }
  | { type: 'fixture_change'; event: string; startsAt: number };

/** State of an event with the odds of its markets. */
export interface EventState {
  event: string;
  phase: SportEvent['phase'];
  score: SportEvent['score'];
  clock: SportEvent['clock'];
  markets: { id: string; status: Market['status']; prices: { outcome: string; odds: number | null }[] }[];
}

export function stateOf(
  { fixture, phase, score, clock }: SportEvent,
  markets: readonly Market[],
): EventState {
  return {
    event: fixture.id,
    ...{ phase, score, clock },
    markets: markets.map(({ id, status, prices }) => ({ id, status, prices: [...prices] })),
  };
}

/** Messages for the changes of an event since the last tick. */
export function messagesBetween(
  before: { event: SportEvent; markets: readonly Market[] } | undefined,
  event: SportEvent,
  markets: readonly Market[],
): FeedMessage[] {
  const { id } = event.fixture;
  const found: FeedMessage[] = [];
  if (before !== undefined && before.event.startsAt !== event.startsAt)
    found.push({ type: 'fixture_change', event: id, startsAt: event.startsAt });
  if (before !== undefined && !before.event.isSuspended && event.isSuspended)
    found.push({ type: 'bet_stop', event: id });
  if (before?.event.phase !== event.phase && event.phase === 'ended' && event.score !== null)
    found.push({ type: 'bet_settlement', event: id, score: event.score });
  if (before?.event.phase !== event.phase && event.phase === 'void')
    found.push({ type: 'bet_cancel', event: id });
  if (before?.event.phase !== event.phase && event.phase === 'reopened')
    found.push({ type: 'rollback_bet_settlement', event: id });
  const state = stateOf(event, markets);
  const isChanged =
    before === undefined || JSON.stringify(stateOf(before.event, before.markets)) !== JSON.stringify(state);
  return isChanged ? [...found, { type: 'odds_change', ...state }] : found;
}
