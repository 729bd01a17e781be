import type { Launcher, Wanted } from '../games/launches';
import { PlatformError } from '../errors';
import type { PlayLaw } from '../reference-data/play-laws';

/** Ids of the sportsbook in game sessions and in the ledger. */
export const SPORTSBOOK = { provider: 'sportsbook', gameId: 'sportsbook' } as const;

/** Parameters of a player's game session at the sportsbook. */
export const sportsbookWanted: Pick<Wanted, 'provider' | 'gameId' | 'mode' | 'channel'> = {
  ...SPORTSBOOK,
  mode: 'real',
  channel: 'desktop',
};

/** Location and law that apply to a visitor of the sportsbook. */
interface BettingPlace {
  law: Pick<PlayLaw, 'marketStatus' | 'verticals'>;
  visitorCountry: string;
  isServed: boolean;
}

/**
 * Refuses the sportsbook where the country or the law does not allow it. Visitors may browse wherever players may bet.
 *
 * @throws PlatformError 403 with the reason
 */
export function assertSportsbookOffered(
  { law, visitorCountry, isServed }: BettingPlace,
  signedIn: Launcher['signedIn'],
): void {
  if (!isServed) throw refusal('error.country.blocked', `The site serves nobody in ${visitorCountry}.`);
  if (law.marketStatus === 'blocked') throw refusal('error.market.blocked', 'The market has no bets.');
  if (!law.verticals.includes('sportsbook'))
    throw refusal('error.game.vertical.not.offered', 'The market has no sportsbook.');
  if (signedIn !== undefined && law.marketStatus !== 'open')
    throw refusal('error.market.closed', 'Where the player lives, nobody bets for money.');
}

function refusal(code: string, message: string): PlatformError {
  return new PlatformError(403, code, message);
}
