import type { PlatformAccessDetails, PlatformProfile } from '../../../schemas/generated/types';
import type { RestrictedPlayer } from './player-store';
import { accountStatusAt, flagsAt, isSuspendedAt, mayReceiveMarketing } from './restrictions';

/** AUTH-02, plus the first name for the greeting in the header (API-092). */
export function profileOf(player: RestrictedPlayer, loyaltyLevel: number, now: number): PlatformProfile {
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
    ...flagsAt(player, now),
    loyaltyLevel,
    limitLevel: player.limitLevel,
    volt: player.volt,
    affiliateReg: player.affiliateReg,
    macropay: player.macropay,
    isWithdrawalReview: player.isWithdrawalReview,
    crypto: player.crypto,
    termsAndConditionsAcceptedVersion: player.termsAndConditionsAcceptedVersion,
  };
}

/** API-005: the account's state and its blocked verticals (GUARD-30, GUARD-31). */
export function accessDetailsOf(player: RestrictedPlayer, now: number): PlatformAccessDetails {
  const flags = flagsAt(player, now);
  const open: [PlatformAccessDetails['restrictions'][number], boolean][] = [
    ['PAYOUT', flags.payout && !isSuspendedAt(player, now)],
    ['SPORTS', flags.sports],
    ['CASINO', flags.casino],
    ['LIVE_CASINO', flags.liveCasino],
    ['BONUSES', flags.bonuses],
    ['VIRTUAL_SPORTS', flags.virtualSports],
  ];
  return {
    accountStatus: accountStatusAt(player, now),
    restrictions: open.filter(([, allowed]) => !allowed).map(([vertical]) => vertical),
    flags,
    marketing: mayReceiveMarketing(player, now),
  };
}
