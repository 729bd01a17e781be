import { and, eq, gte, ne, sql } from 'drizzle-orm';
import type {
  PlatformDepositPermission,
  PlatformWithdrawalPermission,
} from '../../../schemas/generated/types';
import type { Clock } from '../clock';
import type { OpenDatabase } from '../database/database';
import { playerDocuments } from '../database/tables/documents';
import { withdrawals } from '../database/tables/gaming';
import type { Ledger } from '../ledger/ledger';
import { lawLimit, type LimitState, readUse } from '../limits/limit-use';
import { limitsOf, type LimitTime, limitTimeOf } from '../limits/limits';
import type { RestrictedPlayer } from '../players/player-store';
import type { PlatformData, Site } from '../reference-data/data';
import { decideDeposit, decideWithdrawal, type PermissionFacts } from './decide-permission';
import { dailyWithdrawalOf } from './offers';

/** Whether players may pay in and be paid out, from the state of their account (API-083, API-084). */
export interface PaymentPermissions {
  deposit(player: RestrictedPlayer, isLater: boolean): Promise<PlatformDepositPermission>;
  withdrawal(site: Site, player: RestrictedPlayer): Promise<PlatformWithdrawalPermission>;
}

export function createPaymentPermissions(
  database: OpenDatabase,
  clock: Clock,
  ledger: Ledger,
  data: PlatformData,
): PaymentPermissions {
  async function factsOf(player: RestrictedPlayer, daily: number | undefined): Promise<PermissionFacts> {
    const { playerId, countryCode, dateOfBirth } = player;
    const { db } = database;
    const now = clock.now();
    const time = limitTimeOf(player, data.timeZones.of, now);
    const documents = await db
      .select({ documentStatus: playerDocuments.documentStatus, dueAt: playerDocuments.dueAt })
      .from(playerDocuments)
      .where(eq(playerDocuments.playerId, playerId));
    const withdrawn = daily === undefined ? 0 : await withdrawnSince(playerId, time.calendar.D.startedAt);
    return {
      account: player,
      documents,
      verifiedBeforePlay: data.laws.play(countryCode, dateOfBirth, now).verifiedBeforePlay,
      limits: [
        ...(await statesOf(player, 'deposit', time)),
        ...(await statesOf(player, 'loss', time)),
        ...(await lawStates(player, time)),
      ],
      main: (await ledger.balance(playerId))?.balanceMap.main ?? 0,
      withdrawal: daily === undefined ? undefined : { limit: daily, left: Math.max(0, daily - withdrawn) },
      now,
    };
  }

  async function statesOf(
    player: RestrictedPlayer,
    kind: 'deposit' | 'loss',
    time: LimitTime,
  ): Promise<LimitState[]> {
    const limits = await limitsOf(database.db, player, kind, time);
    return (['D', 'W', 'M'] as const).flatMap((period) => {
      const { value, used } = limits[period];
      return value === null ? [] : [{ kind, period, value, used, resetAt: time.calendar[period].resetAt }];
    });
  }

  async function lawStates(
    { playerId, countryCode, dateOfBirth }: RestrictedPlayer,
    { calendar, now }: LimitTime,
  ): Promise<LimitState[]> {
    const law = data.laws.depositLimits(countryCode, dateOfBirth, now);
    if (law.mostAMonth === null) return [];
    return lawLimit(law, await readUse(database.db, playerId, calendar, now), calendar);
  }

  async function withdrawnSince(playerId: number, since: number): Promise<number> {
    const [row] = await database.db
      .select({ amount: sql`coalesce(sum(${withdrawals.amount}), 0)`.mapWith(Number) })
      .from(withdrawals)
      .where(
        and(
          eq(withdrawals.playerId, playerId),
          ne(withdrawals.status, 'CANCELLED'),
          gte(withdrawals.requestedAt, new Date(since)),
        ),
      );
    return row?.amount ?? 0;
  }

  return {
    async deposit(player, isLater) {
      return decideDeposit(await factsOf(player, undefined), isLater);
    },
    async withdrawal(site, player) {
      return decideWithdrawal(await factsOf(player, dailyWithdrawalOf(site, player.currencyCode, data)));
    },
  };
}
