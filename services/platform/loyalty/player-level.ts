import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { loyaltyDays } from '../database/tables/loyalty';
import type { Player } from '../database/tables/players';
import { calendarAt } from '../limits/calendar';
import type { Restricted } from '../players/restrictions';
import type { PlatformData } from '../reference-data/data';
import { breakDays } from './break-days';
import { levelOf, type PointsOfDay, type ReachedLevel } from './level';
import { POINT, type Programme, programmeFor } from './programme';

/** Account properties on which the level depends. */
export type LevelAccount = Pick<Player, 'playerId' | 'siteId' | 'countryCode' | 'loyaltyLevel'> & Restricted;

/** Dependencies for reading a level. */
export interface LevelReading {
  /** The loyalty programme of a player's site and country. */
  loyaltyOf(player: Pick<Player, 'siteId' | 'countryCode'>, now: number): Programme | undefined;
  timeZoneOf(countryCode: string): string;
}

/** The dependencies based on the shipped data. */
export function levelReading(
  data: Pick<PlatformData, 'loyalty' | 'sites' | 'laws' | 'timeZones'>,
): LevelReading {
  return {
    loyaltyOf: (player, now) => programmeFor(data, player, now),
    timeZoneOf: (countryCode) => data.timeZones.of(countryCode),
  };
}

/**
 * A player's current level; 0, the entry level, without a programme.
 * @param now milliseconds
 */
export async function readLevel(
  queries: Queries,
  player: LevelAccount,
  now: number,
  { loyaltyOf, timeZoneOf }: LevelReading,
): Promise<number> {
  const programme = loyaltyOf(player, now);
  if (programme === undefined) return 0;
  const { day, earned } = loyaltyDays;
  const days = await queries
    .select({ day, earned })
    .from(loyaltyDays)
    .where(and(eq(loyaltyDays.playerId, player.playerId), ne(earned, 0)))
    .orderBy(asc(day));
  return reachedLevel(player, programme, days, now, timeZoneOf(player.countryCode)).number;
}

/**
 * The level reached by points or granted by the brand, whichever is higher.
 * @param days days with points, in order
 */
export function reachedLevel(
  player: LevelAccount,
  programme: Programme,
  days: readonly PointsOfDay[],
  now: number,
  timeZone: string,
): ReachedLevel & { isGiven: boolean } {
  const reached = levelOf(
    programme,
    days,
    programme.levels.map(({ points }) => (points === null ? null : points * POINT)),
    calendarAt(now, timeZone).D.firstDay,
    (since) => breakDays(player.restrictions, Date.parse(since), now),
  );
  const given = Math.min(player.loyaltyLevel, programme.levels.length - 1);
  return given > reached.number
    ? { number: given, lastDay: null, isGiven: true }
    : { ...reached, isGiven: false };
}
