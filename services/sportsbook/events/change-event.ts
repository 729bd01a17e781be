import type { SportsbookControlEvent } from '../../../schemas/generated/types';
import { revertBet } from '../bets/decide';
import type { Sportsbook } from '../sportsbook';
import { type EventChange, unchanged } from './change';

/** Changes an event as an operator says; what is left out stays. A result that is taken back opens the bets that it settled. */
export async function changeEvent(
  book: Sportsbook,
  eventId: string,
  { suspended, result, startsAt }: SportsbookControlEvent,
): Promise<EventChange> {
  const before = book.store.changes.get(eventId) ?? unchanged(eventId);
  const change: EventChange = {
    eventId,
    isSuspended: suspended ?? before.isSuspended,
    result: result ?? before.result,
    startsAt: startsAt === undefined ? before.startsAt : startsAt === null ? null : Date.parse(startsAt),
  };
  await book.store.save({ change });
  // Also when one result takes the place of another: bets are settled anew by the new one.
  if (result !== undefined) await revertBets(book, eventId);
  book.feed.tick();
  return change;
}

async function revertBets({ store, bookmaker, now }: Sportsbook, eventId: string): Promise<void> {
  for (const { betId, player } of store.betsOn(eventId))
    await bookmaker.turns.run(player, async () => {
      const bet = store.bet(betId);
      if (bet === undefined) return;
      const reverted = revertBet(bet, now());
      if (reverted !== bet) await bookmaker.advance(reverted);
    });
}
