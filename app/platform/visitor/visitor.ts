import type { PlayerAccess } from '../../site/player-access';

/** What targeting may look at. A visitor who is not signed in is `{ authorized: false }`. */
export interface Visitor {
  authorized: boolean;
  playerId?: string;
  depositCount?: number;
  /** ISO 3166 code: the country a player declared. */
  country?: string;
  /** What a signed-in player may do: links that lead to closed pages are left out. */
  access?: PlayerAccess;
}
