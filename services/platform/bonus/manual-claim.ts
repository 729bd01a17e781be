import type { CountryLaws } from '../reference-data/country-laws';
import type { Player } from '../database/tables/players';
import { flagsAt, mayReceiveMarketing, type Restricted } from '../players/restrictions';

type Claimant = Restricted & Pick<Player, 'countryCode'>;

/**
 * Whether a player may claim a bonus by entering its code (API-066): bonuses are open to the account and permitted by the law of its
 * country, and neither a suspension nor a payout check restricts it. `now` is the clock's time.
 */
export function mayClaimManually(player: Claimant, laws: Pick<CountryLaws, 'bonuses'>, now: number): boolean {
  return (
    mayReceiveMarketing(player, now) &&
    flagsAt(player, now).payout &&
    laws.bonuses(player.countryCode, now).isAllowed
  );
}
