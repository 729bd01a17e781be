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
import { lawLimit, type LimitState } from '../limits/limit-use';
import { limitsOf, type LimitTime, limitTimeOf } from '../limits/limits';
import type { RestrictedPlayer } from '../players/player-store';
import type { PlatformData, Site } from '../reference-data/data';
import { decideDeposit, decideWithdrawal, type PermissionFacts } from './decide-permission';
import { dailyWithdrawalOf } from './offers';

/** Permissions to deposit and withdraw, based on the state of the account (API-083, API-084). */
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
      limits: await limitStates(player, time),
      main: (await ledger.balance(playerId))?.balanceMap.main ?? 0,
      withdrawal: daily === undefined ? undefined : { limit: daily, left: Math.max(0, daily - withdrawn) },
      now,
    };
  }

  /** The player's own deposit and loss limits, and the legal one. */
  async function limitStates(player: RestrictedPlayer, time: LimitTime): Promise<LimitState[]> {
    const deposit = await limitsOf(database.db, player, 'deposit', time);
    const loss = await limitsOf(database.db, player, 'loss', time);
    const law = data.laws.depositLimits(player.countryCode, player.dateOfBirth, time.now);
    return [
      ...statesOf('deposit', deposit, time),
      ...statesOf('loss', loss, time),
      ...lawLimit(law, deposit.M.used, time.calendar),
    ];
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

/** The limits of a kind that are set. */
function statesOf(
  kind: 'deposit' | 'loss',
  limits: Awaited<ReturnType<typeof limitsOf>>,
  { calendar }: LimitTime,
): LimitState[] {
  return (['D', 'W', 'M'] as const).flatMap((period) => {
    const { value, used } = limits[period];
    return value === null ? [] : [{ kind, period, value, used, resetAt: calendar[period].resetAt }];
  });
}
