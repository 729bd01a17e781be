import type { PlatformAccessDetails, PlatformProfile } from '../../../schemas/generated/types';
import type { Player } from '../database/tables/players';

/** PlayerAccountStatus of the requirements (GUARD-33). */
export type AccountStatus = PlatformAccessDetails['accountStatus'];
type PlayerFlags = PlatformAccessDetails['flags'];

/** Whether the brand has suspended the player: by a flag of the account or by the verification. */
export function suspensionOf(player: Pick<Player, 'multibrandSuspended' | 'kycStatus'>): boolean {
  return player.multibrandSuspended || player.kycStatus === 'SUSPENDED';
}

/** AUTH-02, plus the first name that the header greets with (API-092). */
export function profileOf(player: Player): PlatformProfile {
  return {
    playerId: player.playerId,
    firstName: player.firstName,
    kycStatus: player.kycStatus,
    requestDocumentTypeStatus: player.requestDocumentTypeStatus,
    firstLogin: player.firstLogin,
    firstDepositDate: player.firstDepositDate?.toISOString() ?? null,
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

/** API-005: the account's state and the verticals it is shut out of (GUARD-30, GUARD-31). */
export function accessDetailsOf(player: Player): PlatformAccessDetails {
  const open: [PlatformAccessDetails['restrictions'][number], boolean][] = [
    ['PAYOUT', player.payout && !suspensionOf(player)],
    ['SPORTS', player.sports],
    ['CASINO', player.casino],
    ['LIVE_CASINO', player.liveCasino],
    ['BONUSES', player.bonuses],
    ['VIRTUAL_SPORTS', player.virtualSports],
  ];
  return {
    accountStatus: player.accountStatus,
    restrictions: open.filter(([, allowed]) => !allowed).map(([vertical]) => vertical),
    flags: flagsOf(player),
  };
}

function flagsOf(player: PlayerFlags): PlayerFlags {
  const { payout, casino, liveCasino, sports, virtualSports, bonuses, deposit, withdrawal } = player;
  return { payout, casino, liveCasino, sports, virtualSports, bonuses, deposit, withdrawal };
}
