import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import type { Transaction } from '../database/database';
import { bonusAssignments, bonusCampaigns } from '../database/tables/bonuses';
import { depositReservations, rounds, withdrawals } from '../database/tables/gaming';
import { ledgerAccounts, ledgerCommands } from '../database/tables/ledger';
import { playerLimits } from '../database/tables/limits';
import { players } from '../database/tables/players';
import { sessions } from '../database/tables/sessions';
import { PlatformError } from '../errors';
import { isStanding } from '../identity/sessions';
import { restrictionsOfRow } from '../players/restriction-rows';
import type { Restricted } from '../players/restrictions';
import type { DepositLimitLaw } from '../reference-data/country-laws';
import { type Calendar, calendarAt } from '../limits/calendar';
import { inForce, type LimitState, type LimitUse, useSql } from '../limits/limit-use';
import { verticalOf } from './accounts';
import type { Wallet } from './entry';
import type { GameDirectory, LedgerGame } from './games';
import { readTakenBack, type TakenBack } from './movements';
import type { LedgerSettings } from './settings';
import { emptyBalances, type Held, walletFrom } from './wallet';

export type Round = typeof rounds.$inferSelect;
export type Withdrawal = typeof withdrawals.$inferSelect;
type Reservation = typeof depositReservations.$inferSelect;
type StoredLimit = typeof playerLimits.$inferSelect;

/** The columns of an account that matter for play and payments. */
type LockedAccount = Pick<
  typeof players.$inferSelect,
  | 'playerId'
  | 'countryCode'
  | 'currencyCode'
  | 'registrationStatus'
  | 'kycStatus'
  | 'firstDepositDate'
  | 'isWithdrawalReview'
>;

/** An account as far as it matters for play and payments. */
export type Account = LockedAccount & Restricted;

/** What a command is decided on besides itself and the time. */
export interface Facts {
  account: Account;
  /** The player's wallet; an empty one in the player's currency when there is none. */
  wallet: Wallet;
  hasWallet: boolean;
  /** The present day, week and month of the player's market. */
  calendar: Calendar;
  /** Whether a rollback of the reference has arrived. */
  takenBack: boolean;
  round: Round | undefined;
  /** The game of a bet. */
  game: LedgerGame | undefined;
  /** The session that a bet names. */
  session: 'open' | 'ended' | undefined;
  /** Limits in force; read for stakes and deposits. */
  limits: readonly LimitState[];
  /** The deposit limits that the law of the player's country asks for. */
  depositLimitLaw: DepositLimitLaw;
  /** Active bonuses whose wagering a bet counts for. */
  bonuses: readonly string[];
  /** The withdrawal to settle or to void. */
  withdrawal: Withdrawal | undefined;
  /** Withdrawals that the player has cancelled of late. */
  cancellations: number;
  /** The reservation that a deposit or its release names. */
  reservation: Reservation | undefined;
  /** What a rollback takes back, if it has arrived. */
  target: TakenBack | undefined;
}

/** The final answer that a reference already has. */
export interface Answered {
  contentHash: string;
  status: number;
  reply: string;
}

/** What the facts of a command are read with. */
export interface Reading {
  games: GameDirectory;
  timeZoneOf(countryCode: string): string;
  depositLimitLaw(countryCode: string, now: number): DepositLimitLaw;
  settings: LedgerSettings;
}

const ACCOUNT = {
  playerId: players.playerId,
  countryCode: players.countryCode,
  currencyCode: players.currencyCode,
  registrationStatus: players.registrationStatus,
  kycStatus: players.kycStatus,
  firstDepositDate: players.firstDepositDate,
  isWithdrawalReview: players.isWithdrawalReview,
};

/**
 * Waits for every other command of the player. Every command begins here, so those of one player happen one after another,
 * and no deadlock is possible. Throws 404 for an unknown player.
 */
export async function lockAccount(tx: Transaction, playerId: number): Promise<LockedAccount> {
  const [account] = await tx
    .select(ACCOUNT)
    .from(players)
    .where(eq(players.playerId, playerId))
    .for('no key update');
  if (account !== undefined) return account;
  throw new PlatformError(404, 'error.player.not.found', `There is no player ${playerId}.`);
}

/**
 * Reads what a command of a locked account is decided on, in one statement for all kinds but few: its own, so that it sees what
 * those that were waited for have written.
 */
export async function readFacts(
  tx: Transaction,
  locked: LockedAccount,
  command: PlatformLedgerCommand,
  now: Date,
  { games, timeZoneOf, depositLimitLaw, settings }: Reading,
): Promise<{ answered: Answered | undefined; facts: Facts }> {
  const { playerId } = locked;
  const calendar = calendarAt(now.getTime(), timeZoneOf(locked.countryCode));
  const game = command.kind === 'bet' ? games.get(command.gameId) : undefined;
  const roundId = 'roundId' in command ? command.roundId : '';
  const [found] = await tx
    .select({
      restrictions: restrictionsOfRow,
      held: sql<Held[] | null>`(
        select json_agg(json_build_object('bucket', bucket, 'currency', currency, 'balance', balance))
        from ${ledgerAccounts} where player_id = ${playerId})`,
      answered: {
        contentHash: ledgerCommands.contentHash,
        status: ledgerCommands.status,
        reply: ledgerCommands.reply,
      },
      takenBack: sql<boolean>`exists (select from ${ledgerCommands} as later where later.target = ${command.reference})`,
      round: rounds,
      ...limitColumns(command, playerId, calendar, now),
      isOpen: sessionColumn(tx, command, playerId, now, settings),
      bonuses: game === undefined ? sql<null>`null` : bonusColumn(playerId, game, now),
    })
    .from(players)
    .leftJoin(ledgerCommands, eq(ledgerCommands.reference, command.reference))
    .leftJoin(rounds, eq(rounds.roundId, roundId))
    .where(eq(players.playerId, playerId));
  if (found === undefined) throw new Error(`The locked player ${playerId} is gone.`);
  const wallet = walletFrom(playerId, found.held ?? []);
  const more = await readMore(tx, locked, command, now, timeZoneOf, settings);
  return {
    answered: found.answered ?? undefined,
    facts: {
      account: { ...locked, restrictions: found.restrictions },
      wallet: wallet ?? { playerId, currency: locked.currencyCode, balances: emptyBalances() },
      hasWallet: wallet !== undefined,
      calendar,
      takenBack: found.takenBack,
      round: found.round ?? undefined,
      game,
      session: found.isOpen === null ? undefined : found.isOpen ? 'open' : 'ended',
      limits: limitStates(found.limits ?? [], found.use, calendar, now),
      depositLimitLaw: depositLimitLaw(locked.countryCode, now.getTime()),
      bonuses: found.bonuses ?? [],
      ...more,
    },
  };
}

/** Limits and their use, for commands that they may refuse; the use only of players who have a limit. */
function limitColumns(
  command: PlatformLedgerCommand,
  playerId: number,
  calendar: Calendar,
  now: Date,
): { limits: SQL<StoredLimit[] | null>; use: SQL<LimitUse | null> } {
  if (!['bet', 'deposit', 'deposit-reserve'].includes(command.kind)) {
    return { limits: sql`null`, use: sql`null` };
  }
  const own = sql`from ${playerLimits} where player_id = ${playerId}`;
  return {
    limits: sql`(
      select json_agg(json_build_object('kind', kind, 'period', period, 'value', value, 'pendingValue', pending_value,
        'pendingDate', pending_date, 'awaitsConfirmation', awaits_confirmation, 'updatedAt', updated_at)) ${own})`,
    use: sql`case when exists (select ${own}) then ${useSql(playerId, calendar, now.getTime())} end`,
  };
}

function sessionColumn(
  tx: Transaction,
  command: PlatformLedgerCommand,
  playerId: number,
  now: Date,
  settings: LedgerSettings,
): SQL<boolean | null> {
  if (command.kind !== 'bet' || command.sessionId === undefined) return sql`null`;
  const standing = tx
    .select({ one: sql`1` })
    .from(sessions)
    .where(
      and(
        eq(sessions.sessionId, command.sessionId),
        eq(sessions.playerId, playerId),
        isStanding(now.getTime(), settings.sessions),
      ),
    );
  return sql`exists ${standing}`;
}

function bonusColumn(playerId: number, game: LedgerGame, now: Date): SQL<string[] | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(
    select json_agg(assignment_id) from ${bonusAssignments} join ${bonusCampaigns} using (campaign_id)
    where player_id = ${playerId} and vertical = ${verticalOf(game.category)} and state = 'ACTIVATED'
      and ended_at is null and started_at <= ${at} and expires_at > ${at})`;
}

function limitStates(
  rows: readonly StoredLimit[],
  use: LimitUse | null,
  calendar: Calendar,
  now: Date,
): LimitState[] {
  return rows.flatMap((row) => {
    const pendingDate = row.pendingDate === null ? null : new Date(row.pendingDate);
    const limit = inForce({ ...row, pendingDate }, now.getTime());
    if (limit === undefined) return [];
    const { kind, period, value } = limit;
    const used = use?.[kind][period] ?? 0;
    return [{ kind, period, value, used, resetAt: calendar[period].resetAt }];
  });
}

/** What only some kinds of commands are decided on. */
async function readMore(
  tx: Transaction,
  { playerId, countryCode }: LockedAccount,
  command: PlatformLedgerCommand,
  now: Date,
  timeZoneOf: Reading['timeZoneOf'],
  settings: LedgerSettings,
): Promise<Pick<Facts, 'withdrawal' | 'cancellations' | 'reservation' | 'target'>> {
  const none = { withdrawal: undefined, cancellations: 0, reservation: undefined, target: undefined };
  switch (command.kind) {
    case 'withdrawal-settle':
    case 'withdrawal-void': {
      const since = new Date(now.getTime() - settings.cancellations.withinMs).toISOString();
      const [found] = await tx
        .select({
          withdrawal: withdrawals,
          cancellations: sql`(select count(*) from ${withdrawals} as other
            where other.player_id = ${playerId} and other.cancelled_by_player > ${since}::timestamptz)`.mapWith(
            Number,
          ),
        })
        .from(withdrawals)
        .where(and(eq(withdrawals.id, command.withdrawal), eq(withdrawals.playerId, playerId)));
      return { ...none, ...found };
    }
    case 'deposit':
    case 'deposit-release': {
      if (command.reservation === undefined) return none;
      const [reservation] = await tx
        .select()
        .from(depositReservations)
        .where(
          and(eq(depositReservations.id, command.reservation), eq(depositReservations.playerId, playerId)),
        );
      return { ...none, reservation };
    }
    case 'rollback':
      return { ...none, target: await readTakenBack(tx, command.of, timeZoneOf(countryCode)) };
    default:
      return none;
  }
}
