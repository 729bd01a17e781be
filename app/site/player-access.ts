import type { PlatformAccessDetails, PlatformProfile } from '../../schemas/generated/types';

/** A player's access to the site (GUARD-27). */
export interface PlayerAccess {
  riskPayout: boolean;
  multibrandSuspended: boolean;
  casino: boolean;
  liveCasino: boolean;
  sportsbook: boolean;
  virtualSports: boolean;
  bonuses: boolean;
  payout: boolean;
  deposit: boolean;
  withdrawal: boolean;
  allowManualClaim: boolean;
}

export type Vertical = PlatformAccessDetails['restrictions'][number];

/** Flags of the profile; a missing one does not restrict (GUARD-30). */
export type AccessFlags = Partial<
  Pick<
    PlatformProfile,
    'payout' | 'casino' | 'liveCasino' | 'sports' | 'virtualSports' | 'bonuses' | 'deposit' | 'withdrawal'
  >
>;

interface AccessSource {
  flags: AccessFlags;
  accountStatus: PlatformAccessDetails['accountStatus'];
  /** The person's account is suspended at another brand. */
  suspended: boolean;
  /** Whether the platform lets the player claim bonuses by code (API-066). */
  manualClaim: boolean;
}

/** The access flags of a player. A blocked payout makes a risk-payout player, as does the account status PAYOUT (AMB-15). */
export function accessOf({ flags, accountStatus, suspended, manualClaim }: AccessSource): PlayerAccess {
  const restricted = restrictedVerticals(flags, suspended);
  const open = (vertical: Vertical) => !restricted.includes(vertical);
  return {
    riskPayout: accountStatus === 'PAYOUT' || flags.payout === false,
    multibrandSuspended: suspended,
    casino: open('CASINO'),
    liveCasino: open('LIVE_CASINO'),
    sportsbook: open('SPORTS'),
    virtualSports: open('VIRTUAL_SPORTS'),
    bonuses: open('BONUSES'),
    payout: open('PAYOUT'),
    deposit: depositAllowed({
      deposit: flags.deposit !== false,
      payoutBlocked: flags.payout === false,
      suspended,
    }),
    withdrawal: flags.withdrawal !== false,
    allowManualClaim: manualClaim,
  };
}

const verticalOfFlag: [keyof AccessFlags, Vertical][] = [
  ['payout', 'PAYOUT'],
  ['sports', 'SPORTS'],
  ['casino', 'CASINO'],
  ['liveCasino', 'LIVE_CASINO'],
  ['bonuses', 'BONUSES'],
  ['virtualSports', 'VIRTUAL_SPORTS'],
];

/** The verticals closed to a player: those whose flag is false, and PAYOUT for a suspended one (GUARD-30, GUARD-31). */
export function restrictedVerticals(flags: AccessFlags, suspended: boolean): Vertical[] {
  return verticalOfFlag
    .filter(([flag]) => flags[flag] === false || (flag === 'payout' && suspended))
    .map(([, vertical]) => vertical);
}

/** Whether a player may deposit (GUARD-32). */
export function depositAllowed(state: {
  deposit: boolean;
  payoutBlocked: boolean;
  suspended: boolean;
}): boolean {
  return state.deposit && !state.payoutBlocked && !state.suspended;
}

const withoutMarketing: readonly PlatformAccessDetails['accountStatus'][] = [
  'CLOSED',
  'BLACKLISTED',
  'RESTRICTED',
  'PAYOUT',
  'TIMEOUT',
  'SELF_EXCLUDED',
];

/** Whether a player may be shown offers; falls back to the account status if the platform does not report it. */
export function mayBeOffered({
  accountStatus,
  marketing,
}: Pick<PlatformAccessDetails, 'accountStatus' | 'marketing'>): boolean {
  return marketing ?? !withoutMarketing.includes(accountStatus);
}

/** Whether a flag is open; visitors who are not signed in count as allowed (GUARD-25). */
export function hasAccess(access: PlayerAccess | undefined, flag: keyof PlayerAccess): boolean {
  return access ? access[flag] : true;
}
