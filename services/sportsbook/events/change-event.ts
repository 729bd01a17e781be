import type { SportsbookControlEvent } from '../../../schemas/generated/types';
import { revertBet } from '../bets/decide';
import type { Sportsbook } from '../sportsbook';
import { type EventChange, unchanged } from './change';

/** Applies an operator's change; omitted fields stay as they are. Withdrawing a result reopens the bets that it settled. */
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
  // Replacing a result also reopens its bets, which the new result then settles.
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
