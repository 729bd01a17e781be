import { and, asc, eq, ne, or } from 'drizzle-orm';
import type { PlatformLoyalty, PlatformLoyaltyExchange } from '../../../schemas/generated/types';
import { loyaltyDays } from '../database/tables/loyalty';
import { PlatformError } from '../errors';
import type { Ledger } from '../ledger/ledger';
import { calendarAt } from '../limits/calendar';
import { mayReceiveMarketing } from '../players/restrictions';
import type { PlatformCore } from '../platform';
import type { RestrictedPlayer } from '../players/player-store';
import { levelReading, reachedLevel, readLevel } from './player-level';
import { type Programme, programmeFor } from './programme';
import { shownLoyalty } from './shown-loyalty';

/** Points and levels of players. Only the ledger changes points. */
export interface Loyalty {
  /** Throws 403 `error.loyalty.not.allowed` for a player excluded from a programme by law, brand or restriction. */
  read(player: RestrictedPlayer, language?: string): Promise<PlatformLoyalty>;
  /** The level of a player; 0, the entry level, without a programme. */
  levelOf(player: RestrictedPlayer): Promise<number>;
  /** Pays points out as own money, once per key. Throws the errors of docs/loyalty.md. */
  exchange(player: RestrictedPlayer, points: number, key: string): Promise<PlatformLoyaltyExchange>;
}

/** Points of a day, in millionths. */
export type LoyaltyDay = Pick<typeof loyaltyDays.$inferSelect, 'day' | 'earned' | 'exchanged'>;

export function createLoyalty({ database, clock, data }: PlatformCore, ledger: Ledger): Loyalty {
  /** The programme available to a player. */
  function programmeOf(player: RestrictedPlayer): Programme | undefined {
    const now = clock.now();
    return mayReceiveMarketing(player, now) ? programmeFor(data, player, now) : undefined;
  }

  function daysOf({ playerId }: RestrictedPlayer): Promise<LoyaltyDay[]> {
    const { day, earned, exchanged } = loyaltyDays;
    return database.db
      .select({ day, earned, exchanged })
      .from(loyaltyDays)
      .where(and(eq(loyaltyDays.playerId, playerId), or(ne(earned, 0), ne(exchanged, 0))))
      .orderBy(asc(day));
  }

  const timeZoneOf = ({ countryCode }: RestrictedPlayer): string => data.timeZones.of(countryCode);

  return {
    async read(player, language) {
      const programme = programmeOf(player);
      if (programme === undefined)
        throw new PlatformError(
          403,
          'error.loyalty.not.allowed',
          'The player has no part in a loyalty programme.',
        );
      const days = await daysOf(player);
      return shownLoyalty(programme, days, {
        today: calendarAt(clock.now(), timeZoneOf(player)).D.firstDay,
        level: reachedLevel(player, programme, days, clock.now(), timeZoneOf(player)),
        currency: player.currencyCode,
        language: language ?? player.language,
        data,
      });
    },
    async levelOf(player) {
      if (programmeOf(player) === undefined) return 0;
      return readLevel(database.db, player, clock.now(), levelReading(data));
    },
    async exchange(player, points, key) {
      const { amount, currency } = await ledger.execute(
        player.playerId,
        { kind: 'loyalty-exchange', reference: `loyalty:${key}`, points },
        { source: 'player', actor: `player:${player.playerId}` },
      );
      return { points, amount, currency };
    },
  };
}
