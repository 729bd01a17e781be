import type { RegistrationStatus } from '../database/tables/players';
import type { NewRestriction, RestrictionKind } from '../database/tables/restrictions';
import type { AccountStatus, Flag } from './restrictions';

/** State of an account in seeds: a status, and blocked flags. */
export type SeededState = Partial<Record<Flag, boolean>> & {
  accountStatus?: AccountStatus;
  statusInitiator?: 'player' | 'operator' | undefined;
  multibrandSuspended?: boolean;
};

const OF_STATUS: Readonly<Record<Exclude<AccountStatus, RegistrationStatus>, RestrictionKind>> = {
  CLOSED: 'closure',
  BLACKLISTED: 'deactivation',
  SELF_EXCLUDED: 'self-exclusion',
  TIMEOUT: 'time-out',
  PAYOUT: 'payout-review',
  RESTRICTED: 'account-restriction',
};

const OF_FLAG: Readonly<Record<Flag, RestrictionKind>> = {
  payout: 'payout-block',
  casino: 'casino-block',
  liveCasino: 'live-casino-block',
  sports: 'sports-block',
  virtualSports: 'virtual-sports-block',
  bonuses: 'bonus-block',
  deposit: 'deposit-block',
  withdrawal: 'withdrawal-block',
};

const FLAGS = [
  'payout',
  'casino',
  'liveCasino',
  'sports',
  'virtualSports',
  'bonuses',
  'deposit',
  'withdrawal',
] as const satisfies readonly Flag[];

/**
 * Splits a seeded player into the state as records and everything else.
 * @param until end of a time-out or an exclusion; null is without end
 */
export function stateOfSeed<Seed extends SeededState>(seed: Seed, now: number, until: Date | null) {
  const {
    accountStatus = 'REGISTERED',
    statusInitiator = 'operator',
    multibrandSuspended,
    payout,
    casino,
    liveCasino,
    sports,
    virtualSports,
    bonuses,
    deposit,
    withdrawal,
    ...rest
  } = seed;
  const flags = { payout, casino, liveCasino, sports, virtualSports, bonuses, deposit, withdrawal };
  const set = (kind: RestrictionKind): NewRestriction => ({
    kind,
    setAt: new Date(now),
    setBy: kind === 'time-out' || kind === 'self-exclusion' ? statusInitiator : 'operator',
    reason: 'seed',
    until: kind === 'time-out' || kind === 'self-exclusion' ? until : null,
  });
  const restrictions = [
    ...(isRegistration(accountStatus) ? [] : [set(OF_STATUS[accountStatus])]),
    ...(multibrandSuspended ? [set('multibrand-suspension')] : []),
    ...FLAGS.filter((flag) => flags[flag] === false).map((flag) => set(OF_FLAG[flag])),
  ];
  const registrationStatus = isRegistration(accountStatus) ? accountStatus : 'REGISTERED';
  return { rest, state: { registrationStatus, restrictions } };
}

function isRegistration(status: AccountStatus): status is RegistrationStatus {
  return status === 'PRE_REGISTERED' || status === 'ACCOUNT_UNVERIFIED' || status === 'REGISTERED';
}
