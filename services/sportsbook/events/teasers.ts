import type { Texts } from '../texts/write';
import type { Sportsbook } from '../sportsbook';
import type { Market, SportEvent } from './event';
import { findEvent, offeredEvents } from './listing';
import { marketName, outcomeName } from './names';

/** Filter of the events; an omitted field matches all. */
export interface TeaserFilter {
  sport: string | undefined;
  region: string | undefined;
  competition: string | undefined;
  state: 'live' | 'upcoming' | undefined;
  limit: number;
}

/** Events with their main market, live ones first. Odds are in thousandths. */
export function teaserEvents(book: Sportsbook, texts: Texts, { limit, state, ...place }: TeaserFilter) {
  const competitions = book.catalogue.competitions.filter(
    ({ id, sport, region }) =>
      (place.sport ?? sport) === sport &&
      (place.region ?? region) === region &&
      (place.competition ?? id) === id,
  );
  return offeredEvents(book, competitions)
    .filter(({ phase }) => (state ?? phase) === phase)
    .slice(0, limit)
    .map((event) => {
      const [main] = book.events.marketsOf(event, book.now());
      return { ...eventTeaser(texts, event), market: main ? marketTeaser(texts, event, main) : null };
    });
}

/** Outcomes with the most open bets. Without any bets: the home sides of the next events. */
export function popularBets(book: Sportsbook, texts: Texts, limit: number) {
  const counts = new Map<string, number>();
  for (const { selections } of book.store.waiting.values())
    for (const { eventId, market, outcome } of selections) {
      const key = [eventId, market, outcome].join('|');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const chosen = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([key, count]) => [...key.split('|'), count] as [string, string, string, number]);
  const others = offeredEvents(book, book.catalogue.competitions)
    .filter(({ phase, fixture: { id } }) => phase === 'upcoming' && !chosen.some(([event]) => event === id))
    .map(({ fixture }): [string, string, string, number] => [fixture.id, '', '', 0]);
  return [...chosen, ...others]
    .flatMap(([eventId, marketId, outcome, count]) => {
      const event = findEvent(book, eventId);
      if (event === undefined) return [];
      const markets = book.events.marketsOf(event, book.now());
      const market = markets.find(({ id }) => id === marketId) ?? (count === 0 ? markets[0] : undefined);
      const price = market?.prices.find((each) => each.outcome === outcome) ?? market?.prices[0];
      if (market?.status !== 'open' || price === undefined || price.odds === null) return [];
      return [
        {
          ...eventTeaser(texts, event),
          market: { id: market.id, name: marketName(texts, event.fixture, market.type) },
          outcome: {
            id: price.outcome,
            name: outcomeName(texts, event.fixture, market.type, price.outcome),
            odds: price.odds,
          },
          bets: count,
        },
      ];
    })
    .slice(0, limit);
}

function eventTeaser(texts: Texts, { fixture, phase, score, clock, startsAt }: SportEvent) {
  const { competition, home, away, id, slug } = fixture;
  return {
    id,
    name: texts('versus', { home, away }),
    ...{ home, away, phase, score, clock },
    startsAt: new Date(startsAt).toISOString(),
    place: {
      category: competition.sport,
      region: competition.region,
      competition: competition.id,
      event: slug,
    },
    sport: texts.named(`sport.${competition.sport}`, competition.sport),
    competition: competition.name,
  };
}

function marketTeaser(texts: Texts, { fixture }: SportEvent, { id, type, status, prices }: Market) {
  return {
    ...{ id, status },
    name: marketName(texts, fixture, type),
    outcomes: prices.map(({ outcome, odds }) => ({
      ...{ id: outcome, odds },
      name: outcomeName(texts, fixture, type, outcome),
    })),
  };
}
