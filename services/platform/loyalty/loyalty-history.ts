import { eq } from 'drizzle-orm';
import { bulkInsert } from '../database/bulk-insert';
import { rounds } from '../database/tables/gaming';
import { loyaltyDays, loyaltyEntries } from '../database/tables/loyalty';
import { players } from '../database/tables/players';
import { gameDirectory } from '../ledger/games';
import { ownOf } from '../ledger/split';
import { calendarAt } from '../limits/calendar';
import { DAY } from '../live/activity';
import { toParts } from '../live/money';
import { keyOf, uniform } from '../live/random';
import type { PlatformCore } from '../platform';
import type { SeedStep } from '../players/population';
import type { SeededPlayer } from '../players/population-rows';
import { POINT, pointsOf, type Programme, programmeFor, weightIn } from './programme';

type Entry = typeof loyaltyEntries.$inferInsert;

/** Number of days with carried-over points, within the shortest period of the brands. */
const CARRIED_DAYS = 75;

/** Creates the points of seeded players for their rounds, and the missing points for an assigned level; runs after their history. */
export function loyaltyStep({ data, settings }: Pick<PlatformCore, 'data' | 'settings'>): SeedStep {
  const games = gameDirectory(data);
  const dayOf = (at: number, countryCode: string) =>
    calendarAt(at, data.timeZones.of(countryCode)).D.firstDay;

  return async (tx, seeded, now) => {
    const settled = await tx
      .select({
        round: rounds,
        siteId: players.siteId,
        countryCode: players.countryCode,
        currency: players.currencyCode,
      })
      .from(rounds)
      .innerJoin(players, eq(players.playerId, rounds.playerId))
      .where(eq(rounds.status, 'SETTLED'));
    const entries = settled.flatMap(({ round, currency, ...player }): Entry[] => {
      const programme = programmeFor(data, player, now);
      const { playerId, roundId, gameId, stakes, settledAt } = round;
      if (programme === undefined || settledAt === null) return [];
      const stake = toParts(ownOf(stakes), currency, data.currencies);
      const points = pointsOf(stake, weightIn(programme, gameId, games.get(gameId)), programme);
      if (points === 0) return [];
      const day = dayOf(settledAt.getTime(), player.countryCode);
      return [{ reference: roundId, playerId, kind: 'earned', roundId, points, day, at: settledAt }];
    });
    for (const each of seeded) {
      const programme = programmeFor(data, each.player, now);
      if (programme !== undefined) entries.push(...carried(each, programme, now));
    }
    entries.sort((one, other) => one.at.getTime() - other.at.getTime());
    await bulkInsert(tx, loyaltyEntries, entries);
    await bulkInsert(tx, loyaltyDays, byDay(entries));
  };

  /** Points carried over from the brand's former system, distributed over earlier days. */
  function carried({ player, loyalty }: SeededPlayer, { levels }: Programme, now: number): Entry[] {
    if (loyalty === undefined) return [];
    const { playerId, countryCode } = player;
    const from = levels[loyalty.level]?.points ?? 0;
    const to = levels[loyalty.level + 1]?.points ?? from * 2;
    const points = from + (to - from) * loyalty.progress;
    const key = keyOf(settings.seed, 'loyalty', playerId);
    const shares = Array.from({ length: CARRIED_DAYS }, (_, at) => Math.max(0, uniform(key, at) - 0.4));
    const sum = shares.reduce((total, share) => total + share, 0);
    return shares.flatMap((share, at): Entry[] => {
      if (share === 0) return [];
      const when = now - (at + 1) * DAY;
      const day = dayOf(when, countryCode);
      return [
        {
          // Not named by day: a day of 25 hours can occur twice.
          ...{ reference: `#carried-${playerId}-${at + 1}`, playerId, kind: 'carried' },
          ...{ points: Math.round((points * share) / sum) * POINT, day, at: new Date(when) },
        },
      ];
    });
  }
}

function byDay(entries: readonly Entry[]): (typeof loyaltyDays.$inferInsert)[] {
  const days = new Map<string, { playerId: number; day: string; earned: number }>();
  for (const { playerId, day, points } of entries) {
    const key = `${playerId} ${day}`;
    days.set(key, { playerId, day, earned: points + (days.get(key)?.earned ?? 0) });
  }
  return [...days.values()];
}
