import type { UserContext } from '../contexts/context';
import { accountOf } from '../contexts/contexts';
import { refusal } from '../errors';
import { gradeOfSelection } from '../events/grades';
import { findEvent } from '../events/listing';
import type { Sportsbook } from '../sportsbook';
import { cashOutOffer, type ValuedLeg } from './cash-out';
import { cashOutBet } from './decide';
import { type BetRecord, isOver, type Selection } from './record';

/** Current cash-out offer for a bet, in minor units; undefined if there is none. */
export function offerFor(book: Sportsbook, bet: BetRecord): number | undefined {
  if (bet.phase !== 'open' || !book.feed.isAlive()) return undefined;
  const { marginPerMille, cashOutPerMille } = book.limits;
  const legs = bet.selections.map((selection): ValuedLeg => {
    const grade = gradeOfSelection(book, selection);
    const { odds } = selection;
    return grade === null ? { odds, grade, now: currentOdds(book, selection) } : { odds, grade };
  });
  // A bet with all results is about to be settled.
  if (legs.every(({ grade }) => grade !== null)) return undefined;
  return cashOutOffer(bet, legs, { marginPerMille, sharePerMille: cashOutPerMille });
}

/** Cashes out a bet at the offer the player saw, or a better one. @throws BookRefusal if the offer has dropped */
export function sellBet(
  book: Sportsbook,
  user: UserContext,
  betId: string,
  amount: number,
): Promise<BetRecord> {
  const { player } = accountOf(user);
  return book.bookmaker.turns.run(player, async () => {
    const bet = ownBet(book, user, betId);
    // Idempotent: the first response may have been lost.
    if (bet.isCashedOut || bet.phase === 'cashing-out') return bet;
    if (bet.phase !== 'open') throw refusal(409, 'error.bet.not.open', 'The bet is not open.');
    const offer = offerFor(book, bet);
    if (offer === undefined)
      throw refusal(409, 'error.cash.out.unavailable', 'There is no offer for the bet.');
    if (offer < amount)
      throw refusal(409, 'error.cash.out.changed', 'The offer is lower by now.', { amount: offer });
    return book.bookmaker.advance(cashOutBet(bet, offer, book.now()));
  });
}

/** Finds a bet of the player. @throws BookRefusal with status 404, also for another player's bet */
export function ownBet({ store }: Sportsbook, user: UserContext, betId: string): BetRecord {
  const bet = store.bet(betId);
  if (bet !== undefined && bet.player === accountOf(user).player) return bet;
  throw refusal(404, 'error.bet.not.found', 'There is no such bet.');
}

/** Open or settled bets of the player, newest first, without rejected ones. */
export function betsOf({ store }: Sportsbook, user: UserContext, state: 'open' | 'settled'): BetRecord[] {
  return store
    .betsOf(accountOf(user).player)
    .filter((bet) => bet.phase !== 'rejected' && isOver(bet) === (state === 'settled'));
}

function currentOdds(book: Sportsbook, { eventId, market, outcome }: Selection): number | null {
  const event = findEvent(book, eventId);
  const found = event && book.events.marketsOf(event, book.now()).find(({ id }) => id === market);
  if (found?.status !== 'open') return null;
  return found.prices.find((price) => price.outcome === outcome)?.odds ?? null;
}
