import type { CountryLaws } from '../reference-data/country-laws';
import type { Player } from '../database/tables/players';
import { suspensionOf } from '../players/restrictions';

type Claimant = Pick<
  Player,
  'accountStatus' | 'bonuses' | 'countryCode' | 'kycStatus' | 'multibrandSuspended' | 'payout'
>;

/**
 * Whether a player may claim a bonus by entering its code (API-066): bonuses are open to the account and permitted by the law of its
 * country, and neither a suspension nor a payout check restricts it. `now` is the clock's time.
 */
export function mayClaimManually(
  player: Claimant,
  laws: Pick<CountryLaws, 'allowsBonuses'>,
  now: number,
): boolean {
  const isRestricted = suspensionOf(player) || player.accountStatus === 'PAYOUT' || !player.payout;
  return player.bonuses && !isRestricted && laws.allowsBonuses(player.countryCode, now);
}
