import type { Selection } from '../bets/record';
import { type Grade, gradeOf, marketId } from '../odds/grade';
import type { Sportsbook } from '../sportsbook';
import { findEvent } from './listing';

/** Result of a selection; null while its event has none. */
export function gradeOfSelection(
  book: Pick<Sportsbook, 'catalogue' | 'schedule' | 'events' | 'now'>,
  { eventId, market, outcome }: Selection,
): Grade | null {
  const event = findEvent(book, eventId);
  // Void if the competition has since been removed from the catalogue.
  const type = event?.fixture.competition.markets.find((each) => marketId(each) === market);
  if (event === undefined || type === undefined || event.phase === 'void') return 'void';
  return event.phase === 'ended' && event.score !== null ? gradeOf(type, outcome, event.score) : null;
}
