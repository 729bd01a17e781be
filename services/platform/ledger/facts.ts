import { and, eq, exists, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { PlatformLedgerCommand, PlatformSegments } from '../../../schemas/generated/types';
import { readLevel } from '../loyalty/player-level';
import type { Programme } from '../loyalty/programme';
import { periodInForce, timerStart } from '../activity/period';
import { concernsLevel } from '../bonus/level-terms';
import { roundsIn } from '../bonus/rounds-in';
import type { Queries, Transaction } from '../database/database';
import { playerActivity } from '../database/tables/activity';
import { bonusCampaigns } from '../database/tables/bonuses';
import { depositReservations, rounds, withdrawals } from '../database/tables/gaming';
import { ledgerAccounts, ledgerCommands } from '../database/tables/ledger';
import { playerLimits } from '../database/tables/limits';
import { type FreeRounds, freeRounds, gameSessions } from '../database/tables/games';
import { players } from '../database/tables/players';
import { registerAnswers, registerIdentities } from '../database/tables/registers';
import { sessions } from '../database/tables/sessions';
import { PlatformError } from '../errors';
import { MINUTE } from '../live/activity';
import { isStanding } from '../identity/sessions';
import { restrictionsOfRow } from '../players/restriction-rows';
import type { Restricted } from '../players/restrictions';
import { segmentsOf } from '../players/segments';
import type { BonusLaw, DepositLimitLaw, RegisterLaw } from '../reference-data/country-laws';
import type { PlayLaw } from '../reference-data/play-laws';
import { needsIdentifier } from '../registers/create-register';
import { type Calendar, calendarAt } from '../limits/calendar';
import { inForce, lawLimit, type LimitState, type LimitUse, useSql } from '../limits/limit-use';
import { bonusesColumn, type HeldBonus, type OfferedBonus, readOffers } from './bonus-facts';
import { readQueuedVersion } from './queue-facts';
import { type CashbackPeriod, lockCashbackPeriod } from './cashback-facts';
import { type LoyaltyFacts, readLoyalty } from './loyalty-facts';
import type { Wallet } from './entry';
import type { GameDirectory, LedgerGame } from './games';
import { readTakenBack, type TakenBack } from './movements';
import type { LedgerSettings } from './settings';
import { emptyBalances, type Held, walletFrom } from './wallet';

export type Round = typeof rounds.$inferSelect;
export type Withdrawal = typeof withdrawals.$inferSelect;
type Reservation = typeof depositReservations.$inferSelect;
type StoredLimit = typeof playerLimits.$inferSelect;

/** Account columns that are relevant for play and payments. */
type LockedAccount = Pick<
  typeof players.$inferSelect,
  | 'playerId'
  | 'siteId'
  | 'countryCode'
  | 'dateOfBirth'
  | 'currencyCode'
  | 'registrationStatus'
  | 'kycStatus'
  | 'firstDepositDate'
  | 'totalDepositsCount'
  | 'isWithdrawalReview'
  | 'loyaltyLevel'
>;

/** An account with the properties relevant for play and payments. */
export type Account = LockedAccount & Restricted;

/** Input of a decision other than the command and the time. */
export interface Facts {
  account: Account;
  /** The player's wallet; an empty one in the player's currency if there is none. */
  wallet: Wallet;
  hasWallet: boolean;
  /** The current day, week and month in the player's market. */
  calendar: Calendar;
  /** True if a rollback of the reference has arrived. */
  takenBack: boolean;
  round: Round | undefined;
  /** The game of a bet or win, or of a rollback's target. */
  game: LedgerGame | undefined;
  /** The session named in a bet, with the launched game, if any. */
  session: 'open' | 'ended' | undefined;
  /** Legal rules for stakes. */
  playLaw: Pick<PlayLaw, 'verifiedBeforePlay' | 'maximumStake'>;
  /** The grant of free rounds named in a bet, or of its round. */
  freeRounds: FreeRounds | undefined;
  /** When the reality check of the bet's session is or was due, in milliseconds; null without one. */
  realityCheckAt: number | null;
  /** Limits in force; loaded for stakes and deposits. */
  limits: readonly LimitState[];
  /** Limits set by law; loaded for deposits. */
  lawLimits: readonly LimitState[];
  /** Deposit limits required by the law of the player's country. */
  depositLimitLaw: DepositLimitLaw;
  /** Clearance by the exclusion registers; always `clear` for commands other than stakes and deposits. */
  registers: 'clear' | 'due' | 'identifier-missing';
  /** Active bonuses, and the one whose money is in the command's round. */
  bonuses: readonly HeldBonus[];
  /** For commands that name a campaign. */
  giving: GivingFacts | undefined;
  /** The withdrawal to settle, void or cancel. */
  withdrawal: Withdrawal | undefined;
  /** Number of recent cancellations of withdrawals by the player. */
  cancellations: number;
  /** The reservation named in a deposit or its release. */
  reservation: Reservation | undefined;
  /** The transaction that a rollback, a chargeback or a returned payout reverses, if it has arrived. */
  target: TakenBack | undefined;
  loyalty: LoyaltyFacts;
}

/** Input for the decision about giving a bonus. */
export interface GivingFacts {
  /** The campaign with its current terms; undefined if it is unknown or has no terms. */
  offer: OfferedBonus | undefined;
  /** The game of the campaign's free rounds. */
  game: LedgerGame | undefined;
  /** Law of the player's country. */
  law: BonusLaw;
  /** The market of the player's country; empty where none is open. */
  market: string;
  /** True if the player is currently playing. */
  isPlaying: boolean;
  /** The player's segments, if the campaign has an audience. */
  segments: PlatformSegments | undefined;
  /** The player's loyalty level; 0 if the terms do not depend on it. */
  level: number;
  /** The latest period of the player and the campaign, for claiming a cashback. */
  cashback: CashbackPeriod | undefined;
  /** The version of the terms with which the player queued the campaign; null if not queued. */
  queuedVersion: number | null;
}

/** The stored final response of a reference. */
export interface Answered {
  contentHash: string;
  status: number;
  reply: string;
}

/** Dependencies for loading the facts of a command. */
export interface Reading {
  games: GameDirectory;
  timeZoneOf(countryCode: string): string;
  depositLimitLaw(countryCode: string, dateOfBirth: string | null, now: number): DepositLimitLaw;
  registersOf(countryCode: string, now: number): RegisterLaw;
  realityCheckMinutes(countryCode: string, now: number): number | null;
  playLaw(countryCode: string, dateOfBirth: string | null, now: number): PlayLaw;
  bonusLaw(countryCode: string, now: number): BonusLaw;
  marketOf(countryCode: string): string;
  /** The loyalty programme of a player's site and country. */
  loyaltyOf(player: Pick<LockedAccount, 'siteId' | 'countryCode'>, now: number): Programme | undefined;
  settings: LedgerSettings;
}

const ACCOUNT = {
  playerId: players.playerId,
  siteId: players.siteId,
  countryCode: players.countryCode,
  dateOfBirth: players.dateOfBirth,
  currencyCode: players.currencyCode,
  registrationStatus: players.registrationStatus,
  kycStatus: players.kycStatus,
  firstDepositDate: players.firstDepositDate,
  totalDepositsCount: players.totalDepositsCount,
  isWithdrawalReview: players.isWithdrawalReview,
  loyaltyLevel: players.loyaltyLevel,
};

/**
 * Locks the player's account. Every command starts here, so the commands of a player are serialised and cannot
 * deadlock. Throws 404 for an unknown player.
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
 * Loads the input for a command of a locked account, in one statement for most kinds. It is a separate
 * statement, so that it sees the writes of the commands it waited for.
 */
export async function readFacts(
  tx: Transaction,
  locked: LockedAccount,
  command: PlatformLedgerCommand,
  now: Date,
  reading: Reading,
): Promise<{ answered: Answered | undefined; facts: Facts }> {
  const { games, timeZoneOf, depositLimitLaw, registersOf, realityCheckMinutes, playLaw, settings } = reading;
  const { playerId } = locked;
  const calendar = calendarAt(now.getTime(), timeZoneOf(locked.countryCode));
  const roundId = 'roundId' in command ? command.roundId : '';
  const law = registersOf(locked.countryCode, now.getTime());
  const depositLaw = depositLimitLaw(locked.countryCode, locked.dateOfBirth, now.getTime());
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
      freeRounds,
      ...limitColumns(command, playerId, calendar, now, depositLaw),
      registers: registerColumn(command, playerId, law),
      ...playColumns(tx, command, playerId, now, settings),
      bonuses: concernsBonuses(command) ? bonusesColumn(playerId, roundId, now) : sql<null>`null`,
    })
    .from(players)
    .leftJoin(ledgerCommands, eq(ledgerCommands.reference, command.reference))
    .leftJoin(rounds, eq(rounds.roundId, roundId))
    .leftJoin(
      freeRounds,
      and(
        eq(freeRounds.grantId, sql`coalesce(${grantOf(command)}::uuid, ${rounds.freeRounds})`),
        eq(freeRounds.playerId, playerId),
      ),
    )
    .where(eq(players.playerId, playerId));
  if (found === undefined) throw new Error(`The locked player ${playerId} is gone.`);
  const wallet = walletFrom(playerId, found.held ?? []);
  const more = await readMore(tx, locked, command, now, timeZoneOf, settings);
  const account = { ...locked, restrictions: found.restrictions };
  const giving = await readGiving(tx, account, command, now, reading);
  return {
    answered: found.answered ?? undefined,
    facts: {
      account,
      wallet: wallet ?? { playerId, currency: locked.currencyCode, balances: emptyBalances() },
      hasWallet: wallet !== undefined,
      calendar,
      takenBack: found.takenBack,
      round: found.round ?? undefined,
      game: games.get(
        command.kind === 'bet' ? command.gameId : ((found.round ?? more.target?.round)?.gameId ?? ''),
      ),
      playLaw: playLaw(locked.countryCode, locked.dateOfBirth, now.getTime()),
      freeRounds: found.freeRounds ?? undefined,
      session: namesSession(command) ? (found.signedInAt ? 'open' : 'ended') : undefined,
      realityCheckAt: realityCheckAt(found, realityCheckMinutes(locked.countryCode, now.getTime())),
      limits: limitStates(found.limits ?? [], found.use, calendar, now),
      lawLimits: isLimitedDeposit(command) ? lawLimit(depositLaw, found.use?.deposit.M ?? 0, calendar) : [],
      depositLimitLaw: depositLaw,
      registers: found.registers === null ? 'clear' : registerState(found.registers, law, now),
      bonuses: found.bonuses ?? [],
      giving,
      loyalty: await readLoyaltyFacts(tx, locked, command, now, reading, more.target?.round),
      ...more,
    },
  };
}

/** Commands that limits and registers can refuse. */
function isStakeOrDeposit(command: PlatformLedgerCommand): boolean {
  return command.kind === 'bet' || isLimitedDeposit(command);
}

/** Deposits that limits can refuse; those with a reservation are always credited. */
function isLimitedDeposit(command: PlatformLedgerCommand): boolean {
  return (
    command.kind === 'deposit-reserve' || (command.kind === 'deposit' && command.reservation === undefined)
  );
}

/** When each register last responded, and whether the player has an identifier. */
interface RegisterUse {
  answeredAt: Partial<Record<string, string>> | null;
  hasIdentity: boolean;
}

function registerColumn(
  command: PlatformLedgerCommand,
  playerId: number,
  { names }: RegisterLaw,
): SQL<RegisterUse | null> {
  if (names.length === 0 || !isStakeOrDeposit(command)) return sql`null`;
  return sql`json_build_object(
    'answeredAt', (select json_object_agg(register, at) from (
      select register, max(asked_at) as at from ${registerAnswers}
      where player_id = ${playerId} and outcome <> 'unavailable' group by register) answers),
    'hasIdentity', exists (select from ${registerIdentities} where player_id = ${playerId}))`;
}

function registerState(
  { answeredAt, hasIdentity }: RegisterUse,
  { names, maximumAgeMs }: RegisterLaw,
  now: Date,
): Facts['registers'] {
  const due = names.filter((name) => {
    const at = answeredAt?.[name];
    return at === undefined || Date.parse(at) + maximumAgeMs <= now.getTime();
  });
  if (due.length === 0) return 'clear';
  return !hasIdentity && due.some(needsIdentifier) ? 'identifier-missing' : 'due';
}

/** Limits and their use, for commands that they may refuse; the use only for players with a limit, and for deposits limited by law. */
function limitColumns(
  command: PlatformLedgerCommand,
  playerId: number,
  calendar: Calendar,
  now: Date,
  { mostAMonth }: DepositLimitLaw,
): { limits: SQL<StoredLimit[] | null>; use: SQL<LimitUse | null> } {
  if (!isStakeOrDeposit(command)) return { limits: sql`null`, use: sql`null` };
  const own = sql`from ${playerLimits} where player_id = ${playerId}`;
  const use = useSql(playerId, calendar, now.getTime());
  const isCapped = mostAMonth !== null && isLimitedDeposit(command);
  return {
    limits: sql`(
      select json_agg(json_build_object('kind', kind, 'period', period, 'value', value, 'pendingValue', pending_value,
        'pendingDate', pending_date, 'awaitsConfirmation', awaits_confirmation, 'updatedAt', updated_at)) ${own})`,
    use: isCapped ? use : sql`case when exists (select ${own}) then ${use} end`,
  };
}

const grantOf = (command: PlatformLedgerCommand): string | null =>
  command.kind === 'bet' ? (command.freeRounds ?? null) : null;

const namesSession = (command: PlatformLedgerCommand): boolean =>
  command.kind === 'bet' && command.sessionId !== undefined;

/** For a bet: the start of its session if active, and the state of its reality check. */
function playColumns(
  tx: Transaction,
  command: PlatformLedgerCommand,
  playerId: number,
  now: Date,
  settings: LedgerSettings,
): { signedInAt: SQL<string | null>; activity: SQL<StoredActivity | null> } {
  if (command.kind !== 'bet' || command.sessionId === undefined)
    return { signedInAt: sql`null`, activity: sql`null` };
  const signedInAt = tx
    .select({ at: sessions.createdAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.sessionId, command.sessionId),
        eq(sessions.playerId, playerId),
        isStanding(now.getTime(), settings.sessions),
        command.gameSessionId === undefined ? undefined : exists(openGame(tx, command.gameSessionId)),
      ),
    );
  return {
    signedInAt: sql`(${signedInAt})`,
    activity: sql`(
      select json_build_object('period', period, 'periodSetAt', period_set_at, 'resetAt', reset_at, 'continuedAt', continued_at)
      from ${playerActivity} where player_id = ${playerId})`,
  };
}

/** A launched game that has not been ended. */
function openGame(tx: Transaction, gameSessionId: string) {
  return tx
    .select({ open: sql`1` })
    .from(gameSessions)
    .where(and(eq(gameSessions.gameSessionId, gameSessionId), isNull(gameSessions.endedAt)));
}

/** Dates are strings in JSON. */
type StoredActivity = { period: number | null } & Record<
  'periodSetAt' | 'resetAt' | 'continuedAt',
  string | null
>;

function realityCheckAt(
  { signedInAt, activity }: { signedInAt: string | null; activity: StoredActivity | null },
  maximum: number | null,
): number | null {
  if (signedInAt === null) return null;
  const answered = activity && {
    period: activity.period,
    periodSetAt: dateOf(activity.periodSetAt),
    resetAt: dateOf(activity.resetAt),
    continuedAt: dateOf(activity.continuedAt),
  };
  const period = periodInForce(answered ?? undefined, maximum);
  return period === null ? null : timerStart(new Date(signedInAt), answered ?? undefined) + period * MINUTE;
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** Facts about the campaign of a command. */
async function readGiving(
  tx: Transaction,
  account: Account,
  command: PlatformLedgerCommand,
  now: Date,
  { games, bonusLaw, marketOf, ...levels }: Reading,
): Promise<GivingFacts | undefined> {
  const campaign = 'campaign' in command ? command.campaign : undefined;
  if (campaign === undefined) return undefined;
  const { playerId, countryCode } = account;
  const [offer] = await readOffers(tx, playerId, eq(bonusCampaigns.campaignId, campaign));
  return {
    offer,
    game: games.get(offer === undefined ? '' : (roundsIn(offer.terms)?.gameId ?? '')),
    law: bonusLaw(countryCode, now.getTime()),
    market: marketOf(countryCode),
    isPlaying: await isPlaying(tx, playerId, now),
    segments: offer?.terms.audience && (await segmentsOf(tx, playerId, now.getTime())),
    level:
      offer !== undefined && concernsLevel(offer.terms)
        ? await readLevel(tx, account, now.getTime(), levels)
        : 0,
    cashback:
      command.kind === 'bonus-cashback' ? await lockCashbackPeriod(tx, playerId, campaign) : undefined,
    queuedVersion: command.kind === 'bonus-queued' ? await readQueuedVersion(tx, playerId, campaign) : null,
  };
}

/** The programme for commands that settle a round or concern points, with their further input. */
async function readLoyaltyFacts(
  tx: Transaction,
  locked: LockedAccount,
  command: PlatformLedgerCommand,
  now: Date,
  { loyaltyOf, bonusLaw }: Reading,
  corrected: Round | undefined,
): Promise<LoyaltyFacts> {
  const isExchange = command.kind === 'loyalty-exchange';
  const concernsPoints = isExchange || command.kind === 'bonus-points' || command.kind === 'win';
  const programme = concernsPoints ? loyaltyOf(locked, now.getTime()) : undefined;
  const settled = corrected?.status === 'SETTLED' ? corrected.roundId : undefined;
  const isForbiddenNow =
    isExchange &&
    bonusLaw(locked.countryCode, now.getTime()).isForbiddenDuringPlay &&
    (await isPlaying(tx, locked.playerId, now));
  return { programme, isForbiddenNow, ...(await readLoyalty(tx, locked.playerId, command, settled)) };
}

/** Commands that depend on bonuses, or change them. */
function concernsBonuses({ kind }: PlatformLedgerCommand): boolean {
  return (
    kind === 'bet' ||
    kind === 'win' ||
    kind === 'deposit' ||
    kind === 'deposit-reversal' ||
    kind === 'withdrawal' ||
    kind.startsWith('bonus-')
  );
}

/** True if the player has staked or won within the last 15 minutes. */
export async function isPlaying(queries: Queries, playerId: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - 15 * MINUTE);
  const played = await queries
    .select({ roundId: rounds.roundId })
    .from(rounds)
    .where(and(eq(rounds.playerId, playerId), gt(rounds.lastAt, since)))
    .limit(1);
  return played.length > 0;
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

/** Facts for specific kinds of commands only. */
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
    case 'deposit-reversal':
      return { ...none, target: await readTakenBack(tx, command.deposit, timeZoneOf(countryCode)) };
    case 'withdrawal-return': {
      const [withdrawal] = await tx
        .select()
        .from(withdrawals)
        .where(and(eq(withdrawals.id, command.withdrawal), eq(withdrawals.playerId, playerId)));
      return {
        ...none,
        withdrawal,
        target: await readTakenBack(tx, command.withdrawal, timeZoneOf(countryCode)),
      };
    }
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
