import type { SportsbookRequestBet } from '../../../schemas/generated/types';
import type { UserContext } from '../contexts/context';
import { accountOf } from '../contexts/contexts';
import { BookRefusal, refusal } from '../errors';
import { findEvent } from '../events/listing';
import type { Sportsbook } from '../sportsbook';
import { countCombinations } from './combinations';
import { placeBet } from './decide';
import { totalStake } from './money';
import type { BetRecord, Selection } from './record';

/** Selection whose odds differ from those in the slip. */
export interface OddsChange {
  index: number;
  before: number;
  after: number;
}

/**
 * Places a bet and takes its stake at the wallet first. A repeated key returns the existing bet, since the first response may have been
 * lost. @throws BookRefusal
 */
export function takeBet(
  book: Sportsbook,
  user: UserContext,
  request: SportsbookRequestBet,
): Promise<BetRecord> {
  const account = accountOf(user);
  return book.bookmaker.turns.run(account.player, async () => {
    const before = book.store.betOfKey(account.player, request.key);
    if (before !== undefined) return repeated(book, before, request);
    if (!book.feed.isAlive())
      throw refusal(503, 'error.feed.silent', 'The feed is silent: no bets are taken without odds.');
    const selections = pricedSelections(book, request);
    const { size, unitStake, key } = request;
    const limits = book.limits.of(account.currency);
    const bet = placeBet({
      betId: book.random(12).toString('hex'),
      key,
      player: account.player,
      session: account.session,
      currency: account.currency,
      selections,
      ...{ size, unitStake },
      stake: checkedStake(book, request, account.currency),
      maximumPayout: limits.payout,
      placedAt: book.now(),
    });
    return outcomeOf(await book.bookmaker.advance(bet));
  });
}

async function repeated(
  { bookmaker }: Sportsbook,
  bet: BetRecord,
  { selections, size, unitStake }: SportsbookRequestBet,
): Promise<BetRecord> {
  const isSame =
    bet.size === size &&
    bet.unitStake === unitStake &&
    bet.selections.map(nameOf).join() === selections.map(nameOf).join();
  if (!isSame) throw refusal(409, 'error.bet.key.used', 'The key belongs to another bet.');
  return outcomeOf(bet.phase === 'placing' ? await bookmaker.advance(bet) : bet);
}

const nameOf = ({ eventId, market, outcome }: Omit<Selection, 'odds'>): string =>
  `${eventId}/${market}/${outcome}`;

/** @throws BookRefusal for a rejected or cancelled bet */
function outcomeOf(bet: BetRecord): BetRecord {
  const { phase, problem } = bet;
  if (phase === 'rejected')
    throw new BookRefusal(409, problem ?? 'error.system.error', 'The wallet has refused the stake.');
  if (phase === 'cancelled' || phase === 'cancelling')
    throw refusal(503, 'error.wallet.unavailable', 'The wallet gave no answer: the bet was cancelled.');
  return bet;
}

/** Selections with the odds at which they are accepted. @throws BookRefusal */
function pricedSelections(
  book: Sportsbook,
  { selections, size, accept }: SportsbookRequestBet,
): readonly Selection[] {
  if (selections.length > book.limits.selections)
    throw refusal(400, 'error.selections.too.many', 'The bet has too many selections.', {
      most: book.limits.selections,
    });
  if (size > selections.length)
    throw refusal(400, 'error.request.invalid', 'The combinations are larger than the bet.');
  if (new Set(selections.map(({ eventId }) => eventId)).size < selections.length)
    throw refusal(409, 'error.selections.related', 'Two selections are of one event.');
  const priced = selections.map((selection, index) => ({
    ...selection,
    odds: oddsNow(book, selection, index),
  }));
  const changes = priced.flatMap(({ odds }, index): OddsChange[] => {
    const before = selections[index]?.odds ?? odds;
    const isTaken = accept === 'any' || (accept === 'better' && odds > before);
    return odds === before || isTaken ? [] : [{ index, before, after: odds }];
  });
  if (changes.length > 0)
    throw refusal(409, 'error.odds.changed', 'Odds have changed: accept the new ones.', { changes });
  return priced;
}

/** Current odds of a selection. @throws BookRefusal if it is closed for bets */
function oddsNow(
  book: Sportsbook,
  { eventId, market, outcome }: Omit<Selection, 'odds'>,
  index: number,
): number {
  const event = findEvent(book, eventId);
  const found = event && book.events.marketsOf(event, book.now()).find(({ id }) => id === market);
  if (found === undefined || found.status === 'closed')
    throw refusal(409, 'error.event.closed', 'The event takes no more bets.', { index });
  const odds = found.prices.find((price) => price.outcome === outcome)?.odds ?? null;
  if (odds === null)
    throw refusal(400, 'error.request.invalid', `The market ${market} has no outcome ${outcome}.`);
  if (found.status === 'suspended')
    throw refusal(409, 'error.market.suspended', 'The market is suspended.', { index });
  return odds;
}

function checkedStake(
  { limits }: Sportsbook,
  { selections, size, unitStake }: SportsbookRequestBet,
  currency: string,
): number {
  const { minimum, maximum } = limits.of(currency);
  if (countCombinations(selections.length, size) > limits.combinations)
    throw refusal(400, 'error.combinations.too.many', 'The system has too many combinations.');
  const stake = totalStake({ unitStake, size }, selections.length);
  if (unitStake < minimum)
    throw refusal(409, 'error.stake.too.low', 'The stake is too low.', { least: minimum });
  if (stake > maximum)
    throw refusal(409, 'error.stake.too.high', 'The stake is too high.', { most: maximum });
  return stake;
}
