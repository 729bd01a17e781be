import type { PlatformAccessDetails } from '../../../schemas/generated/types';
import type { Player } from '../database/tables/players';
import type { Restriction, RestrictionKind } from '../database/tables/restrictions';
import { DAY } from '../live/activity';
import type { GameCategory } from '../ledger/types';

/** PlayerAccountStatus of the requirements (GUARD-33). */
export type AccountStatus = PlatformAccessDetails['accountStatus'];
/** An action permitted unless a restriction blocks it; the access flags of the profile. */
export type Flag = keyof PlatformAccessDetails['flags'];

interface Effect {
  /** Status of the account while it is in force. */
  status?: AccountStatus;
  shuts: readonly Flag[];
  /** Blocks sign-in. */
  endsSessions?: true;
  /** Blocks bets in all categories. */
  stopsPlay?: true;
}

const PLAY = ['casino', 'liveCasino', 'sports', 'virtualSports'] as const;

/** A blocked account can still withdraw, since the money belongs to the player. */
const SHUT = { shuts: [], endsSessions: true, stopsPlay: true } as const;

const EFFECTS: Readonly<Record<RestrictionKind, Effect>> = {
  closure: { status: 'CLOSED', ...SHUT },
  deactivation: { status: 'BLACKLISTED', ...SHUT },
  'self-exclusion': { status: 'SELF_EXCLUDED', ...SHUT },
  'register-exclusion': { status: 'SELF_EXCLUDED', ...SHUT },
  'time-out': { status: 'TIMEOUT', ...SHUT },
  'payout-review': { status: 'PAYOUT', shuts: ['payout'], stopsPlay: true },
  'account-restriction': { status: 'RESTRICTED', shuts: [...PLAY, 'bonuses', 'deposit'] },
  'multibrand-suspension': { shuts: [], stopsPlay: true },
  'payout-block': { shuts: ['payout'] },
  'casino-block': { shuts: ['casino'] },
  'live-casino-block': { shuts: ['liveCasino'] },
  'sports-block': { shuts: ['sports'] },
  'virtual-sports-block': { shuts: ['virtualSports'] },
  'bonus-block': { shuts: ['bonuses'] },
  'deposit-block': { shuts: ['deposit'] },
  'withdrawal-block': { shuts: ['withdrawal'] },
  'reality-check-break': { shuts: [], stopsPlay: true },
  'time-limit': { status: 'TIMEOUT', ...SHUT },
};

/** In order of weight: the first one determines the message to the player. */
const BY_WEIGHT: readonly RestrictionKind[] = [
  'closure',
  'deactivation',
  'register-exclusion',
  'self-exclusion',
  'time-out',
  'time-limit',
  'payout-review',
  'account-restriction',
];

/** An account with all its past and current restrictions. */
export interface Restricted extends Pick<Player, 'kycStatus' | 'registrationStatus'> {
  restrictions: readonly Restriction[];
}

/** End of a restriction: its regular end or when it is lifted; null for none. */
export function endOf({ until, liftedAt }: Pick<Restriction, 'until' | 'liftedAt'>): number | null {
  const ends = [until, liftedAt].flatMap((end) => (end === null ? [] : [end.getTime()]));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Cooling-off: how long a restriction stays in force after it is lifted. */
const COOLING_OF: Partial<Record<RestrictionKind, number>> = { 'time-out': DAY, 'self-exclusion': 7 * DAY };

/**
 * End of a restriction that an operator lifts now. Self-imposed ones have a cooling-off; undefined for those
 * that operators may not lift: a self-exclusion with an end, a used-up time limit, and register exclusions.
 */
export function liftTimeOf({ kind, until }: Restriction, now: number): Date | undefined {
  if (kind === 'register-exclusion' || kind === 'time-limit' || (kind === 'self-exclusion' && until !== null))
    return undefined;
  return new Date(now + (COOLING_OF[kind] ?? 0));
}

/**
 * Restrictions in force.
 * @param now milliseconds since the epoch
 */
export function activeAt(restrictions: readonly Restriction[], now: number): Restriction[] {
  return restrictions.filter((restriction) => (endOf(restriction) ?? Infinity) > now);
}

/** Exclusions by the player or by a register. */
export const EXCLUSIONS: readonly RestrictionKind[] = ['self-exclusion', 'register-exclusion'];

/**
 * True if an exclusion is in force.
 * @param now milliseconds since the epoch
 */
export function isExcludedAt({ restrictions }: Pick<Restricted, 'restrictions'>, now: number): boolean {
  return activeAt(restrictions, now).some(({ kind }) => EXCLUSIONS.includes(kind));
}

/** True if a restriction blocks access to the site. */
export function endsSessions(kind: RestrictionKind): boolean {
  return EFFECTS[kind].endsSessions ?? false;
}

/** The restriction that determines the account status: the heaviest, and among equal ones the last to end. */
export function decisiveAt({ restrictions }: Restricted, now: number): Restriction | undefined {
  const active = activeAt(restrictions, now);
  for (const kind of BY_WEIGHT) {
    const [first, ...others] = active.filter((restriction) => restriction.kind === kind);
    if (first !== undefined)
      return others.reduce(
        (last, other) => ((endOf(other) ?? Infinity) > (endOf(last) ?? Infinity) ? other : last),
        first,
      );
  }
  return undefined;
}

/**
 * The status of an account.
 * @param now milliseconds since the epoch
 */
export function accountStatusAt(account: Restricted, now: number): AccountStatus {
  const decisive = decisiveAt(account, now);
  return (decisive && EFFECTS[decisive.kind].status) ?? account.registrationStatus;
}

/** True if the brand has suspended the player, by a restriction or by the verification. */
export function isSuspendedAt({ restrictions, kycStatus }: Restricted, now: number): boolean {
  return (
    kycStatus === 'SUSPENDED' ||
    activeAt(restrictions, now).some(({ kind }) => kind === 'multibrand-suspension')
  );
}

/** The access flags of an account; false means blocked. */
export function flagsAt({ restrictions }: Restricted, now: number): Record<Flag, boolean> {
  const shut = new Set(activeAt(restrictions, now).flatMap(({ kind }) => EFFECTS[kind].shuts));
  const isOpen = (flag: Flag): boolean => !shut.has(flag);
  return {
    payout: isOpen('payout'),
    casino: isOpen('casino'),
    liveCasino: isOpen('liveCasino'),
    sports: isOpen('sports'),
    virtualSports: isOpen('virtualSports'),
    bonuses: isOpen('bonuses'),
    deposit: isOpen('deposit'),
    withdrawal: isOpen('withdrawal'),
  };
}

/**
 * True if an account may receive offers, promotions and bonuses: not if all play or bonuses are blocked.
 *
 * @param now milliseconds since the epoch
 */
export function mayReceiveMarketing(account: Restricted, now: number): boolean {
  const flags = flagsAt(account, now);
  return (
    flags.bonuses &&
    PLAY.some((flag) => flags[flag]) &&
    !isSuspendedAt(account, now) &&
    !activeAt(account.restrictions, now).some(({ kind }) => EFFECTS[kind].stopsPlay)
  );
}

/** Permissions of an account concerning money. */
export interface Permitted {
  play: Record<GameCategory, boolean>;
  /** GUARD-32: not while payouts are blocked, since the money could not be withdrawn. */
  deposit: boolean;
  withdraw: boolean;
}

/**
 * Permissions of an account under its active restrictions.
 * @param now milliseconds since the epoch
 */
export function permittedAt(account: Restricted, now: number): Permitted {
  const flags = flagsAt(account, now);
  const isSuspended = isSuspendedAt(account, now);
  const active = activeAt(account.restrictions, now).map(({ kind }) => EFFECTS[kind]);
  const takesBets =
    !isSuspended &&
    account.registrationStatus !== 'PRE_REGISTERED' &&
    !active.some(({ stopsPlay }) => stopsPlay);
  const isOpen = !active.some((effect) => effect.endsSessions);
  return {
    play: {
      CASINO: takesBets && flags.casino,
      LIVE_CASINO: takesBets && flags.liveCasino,
      SPORTS: takesBets && flags.sports,
      VIRTUAL_SPORTS: takesBets && flags.virtualSports,
    },
    deposit: isOpen && !isSuspended && flags.deposit && flags.payout,
    withdraw: !isSuspended && flags.withdrawal && flags.payout,
  };
}
