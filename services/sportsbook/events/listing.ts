import type { Competition } from '../catalogue/catalogue';
import type { Sportsbook } from '../sportsbook';
import type { SportEvent } from './event';

type Parts = Pick<Sportsbook, 'catalogue' | 'schedule' | 'events' | 'now'>;

/** How far ahead events are offered, in milliseconds. */
const HORIZON = 36 * 3_600_000;

/** Events of some competitions that are live or begin soon, in order of their start. */
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

/** The event of an id as it is now; undefined when there is none. */
export function findEvent({ schedule, events, now }: Parts, eventId: string): SportEvent | undefined {
  const fixture = schedule.find(eventId);
  return fixture && events.at(fixture, now());
}
