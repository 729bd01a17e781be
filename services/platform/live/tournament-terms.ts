import type { PlatformLeaderboard } from '../../../schemas/generated/types';
import type { Currencies } from '../reference-data/data';
import { fromEuro } from './money';
import type { Tournament } from './series';

type Terms = PlatformLeaderboard['terms'];

/** Prize of a place, in cents of the base currency; the first place is 0. Undefined below the last prize. */
export function prizeCents(
  { prizePool, prizeShares }: Pick<Tournament, 'prizePool' | 'prizeShares'>,
  place: number,
): number | undefined {
  const share = prizeShares[place];
  return share === undefined ? undefined : Math.floor((prizePool * share) / 1000);
}

/**
 * Prize of each player with a shared rank: the prizes of their places split equally, rounded down to a cent of
 * the base currency. Undefined below the last prize.
 *
 * @param rank 1 is the leader
 * @param players number of players with the rank
 */
export function sharedPrizeCents(
  tournament: Pick<Tournament, 'prizePool' | 'prizeShares'>,
  rank: number,
  players: number,
): number | undefined {
  if (prizeCents(tournament, rank - 1) === undefined) return undefined;
  let sum = 0;
  for (let place = rank - 1; place < rank - 1 + players; place += 1)
    sum += prizeCents(tournament, place) ?? 0;
  return Math.floor(sum / players);
}

/** The terms of a tournament as shown on its page, with amounts in a currency. */
export function tournamentTerms(tournament: Tournament, currency: string, currencies: Currencies): Terms {
  const { games, scoring, prizeShares } = tournament;
  const prizes: Terms['prizes'] = [];
  for (const place of prizeShares.keys()) {
    const amount = fromEuro(prizeCents(tournament, place) ?? 0, currency, currencies);
    const last = prizes.at(-1);
    if (last?.amount === amount) last.to = place + 1;
    else prizes.push({ from: place + 1, to: place + 1, amount });
  }
  return {
    category: games.category,
    ...(games.gameTypes === undefined ? {} : { gameTypes: games.gameTypes }),
    per: scoring.per,
    points: scoring.pointsPerEuro,
    amount: fromEuro(100, currency, currencies),
    prizes,
  };
}
