import type { Competition } from '../catalogue/catalogue';
import type { Sportsbook } from '../sportsbook';
import type { SportEvent } from './event';

type Parts = Pick<Sportsbook, 'catalogue' | 'schedule' | 'events' | 'now'>;

/** Longest time before the start at which an event is offered, in milliseconds. */
const HORIZON = 36 * 3_600_000;

/** Live and upcoming events of the given competitions, sorted by start. */
export function offeredEvents(
  { schedule, events, now }: Parts,
  competitions: readonly Competition[],
  { horizon = HORIZON }: { horizon?: number } = {},
): SportEvent[] {
  const at = now();
  return competitions
    .flatMap((competition) => schedule.between(competition, at, at + horizon))
    .map((fixture) => events.at(fixture, at))
    .filter(({ phase }) => phase === 'live' || phase === 'upcoming')
    .sort((one, other) => one.startsAt - other.startsAt);
}

/** Current state of an event; undefined for an unknown id. */
export function findEvent({ schedule, events, now }: Parts, eventId: string): SportEvent | undefined {
  const fixture = schedule.find(eventId);
  return fixture && events.at(fixture, now());
}
