/** What targeting may look at. A visitor who is not signed in is `{ authorized: false }`. */
export interface Visitor {
  authorized: boolean;
  playerId?: string;
  depositCount?: number;
}
