import type { CountryLaws } from '../reference-data/country-laws';
import type { Player } from '../database/tables/players';
import { flagsAt, mayReceiveMarketing, type Restricted } from '../players/restrictions';

type Claimant = Restricted & Pick<Player, 'countryCode'>;

/**
 * True if a player may claim a bonus by entering its code (API-066): the account and the law of its country
 * permit bonuses, and neither a suspension nor a payout check applies. `now` is the clock's time.
 */
export function mayClaimManually(player: Claimant, laws: Pick<CountryLaws, 'bonuses'>, now: number): boolean {
  return (
    mayReceiveMarketing(player, now) &&
    flagsAt(player, now).payout &&
    laws.bonuses(player.countryCode, now).isAllowed
  );
}
