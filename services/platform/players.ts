/** What a player may do; a false flag is a restriction. */
export interface PlayerFlags {
  payout: boolean;
  casino: boolean;
  liveCasino: boolean;
  sports: boolean;
  virtualSports: boolean;
  bonuses: boolean;
  deposit: boolean;
  withdrawal: boolean;
}

/** PlayerAccountStatus of the requirements. */
export type AccountStatus =
  | 'CLOSED'
  | 'ACCOUNT_UNVERIFIED'
  | 'PRE_REGISTERED'
  | 'REGISTERED'
  | 'BLACKLISTED'
  | 'RESTRICTED'
  | 'PAYOUT'
  | 'TIMEOUT'
  | 'SELF_EXCLUDED';

/** A player account as stored (`data/players.json`). A player belongs to one site. */
export interface Player extends PlayerFlags {
  playerId: number;
  siteId: number;
  email: string;
  /** As written by `hashPassword`. */
  passwordHash: string;
  firstName: string;
  lastName: string;
  language: string;
  currencyCode: string;
  countryCode: string;
  provinceCode: string | null;
  personid: string;
  registrationDate: string;
  accountStatus: AccountStatus;
  /** Whole days that a time-out or an exclusion still lasts; null means without end, and no such state. */
  remainingDays: number | null;
  kycStatus: string;
  requestDocumentTypeStatus: string;
  firstLogin: boolean;
  firstDepositDate: string | null;
  totalDepositsCount: number;
  loyaltyLevel: number;
  limitLevel: number;
  volt: boolean;
  affiliateReg: boolean;
  macropay: boolean;
  isWithdrawalReview: boolean;
  crypto: boolean;
  termsAndConditionsAcceptedVersion: string;
}

/** AUTH-02, plus the first name that the header greets with. */
export type PlayerProfile = Omit<
  Player,
  | 'siteId'
  | 'email'
  | 'passwordHash'
  | 'lastName'
  | 'language'
  | 'registrationDate'
  | 'accountStatus'
  | 'remainingDays'
  | 'totalDepositsCount'
>;

export function profileOf(player: Player): PlayerProfile {
  return {
    playerId: player.playerId,
    firstName: player.firstName,
    kycStatus: player.kycStatus,
    requestDocumentTypeStatus: player.requestDocumentTypeStatus,
    firstLogin: player.firstLogin,
    firstDepositDate: player.firstDepositDate,
    currencyCode: player.currencyCode,
    countryCode: player.countryCode,
    provinceCode: player.provinceCode,
    personid: player.personid,
    ...flagsOf(player),
    loyaltyLevel: player.loyaltyLevel,
    limitLevel: player.limitLevel,
    volt: player.volt,
    affiliateReg: player.affiliateReg,
    macropay: player.macropay,
    isWithdrawalReview: player.isWithdrawalReview,
    crypto: player.crypto,
    termsAndConditionsAcceptedVersion: player.termsAndConditionsAcceptedVersion,
  };
}

/** API-005: the account's state and the verticals it is shut out of. */
export interface AccessDetails {
  accountStatus: AccountStatus;
  restrictions: string[];
  flags: PlayerFlags;
}

export function accessDetailsOf(player: Player): AccessDetails {
  const verticals: [string, boolean][] = [
    ['PAYOUT', player.payout],
    ['SPORTS', player.sports],
    ['CASINO', player.casino],
    ['LIVE_CASINO', player.liveCasino],
    ['BONUSES', player.bonuses],
    ['VIRTUAL_SPORTS', player.virtualSports],
  ];
  return {
    accountStatus: player.accountStatus,
    restrictions: verticals.filter(([, open]) => !open).map(([vertical]) => vertical),
    flags: flagsOf(player),
  };
}

function flagsOf(player: PlayerFlags): PlayerFlags {
  const { payout, casino, liveCasino, sports, virtualSports, bonuses, deposit, withdrawal } = player;
  return { payout, casino, liveCasino, sports, virtualSports, bonuses, deposit, withdrawal };
}

/** The players of all sites, by id and by site and e-mail address; addresses compare without case. */
export interface PlayerStore {
  byId(playerId: number): Player | undefined;
  byEmail(siteId: number, email: string): Player | undefined;
  /** Adds a player, in place of one with the same id, or the same site and address. */
  put(player: Player): void;
  nextId(): number;
  /** Back to the players of the data file. */
  reset(): void;
}

export function createPlayerStore(initial: readonly Player[]): PlayerStore {
  let players = [...initial];
  const isSame = (player: Player, siteId: number, email: string): boolean =>
    player.siteId === siteId && player.email.toLowerCase() === email.toLowerCase();
  return {
    byId: (playerId) => players.find((player) => player.playerId === playerId),
    byEmail: (siteId, email) => players.find((player) => isSame(player, siteId, email)),
    put(player) {
      const others = players.filter(
        (other) => other.playerId !== player.playerId && !isSame(other, player.siteId, player.email),
      );
      players = [...others, player];
    },
    nextId: () => Math.max(0, ...players.map(({ playerId }) => playerId)) + 1,
    reset() {
      players = [...initial];
    },
  };
}
