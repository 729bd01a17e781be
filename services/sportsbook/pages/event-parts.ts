import { html, type Html } from '../../process/html';
import type { Market, SportEvent } from '../events/event';
import { marketName, outcomeName } from '../events/names';
import type { Place } from '../contexts/context';
import type { Outcome } from '../odds/grade';
import { addressOf, oddsText, type PageContext, timeText } from './page-context';

export function placeOf({ fixture: { competition, slug } }: SportEvent): Required<Place> {
  return {
    category: competition.sport,
    region: competition.region,
    competition: competition.id,
    event: slug,
  };
}

/** List entry of an event with its main market. */
export function eventCard(page: PageContext, event: SportEvent): Html {
  const { texts, book } = page;
  const { home, away, competition, id } = event.fixture;
  const markets = book.events.marketsOf(event, book.now());
  const [main] = markets;
  const name = texts('versus', { home, away });
  return html`<li class="event" data-event="${id}" data-phase="${event.phase}">
    <div class="event-head">
      <h3>
        <a href="${addressOf(page, placeOf(event))}" data-link>
          <span class="side">${home}</span> <span class="side">${away}</span>
          <span class="sr">${texts('moreMarkets', { event: name })}</span>
        </a>
      </h3>
      ${eventState(page, event)}
      <p class="quiet">${competition.name}</p>
    </div>
    ${main && oddsRow(page, event, main)}
  </li>`;
}

/** Score and clock of a live event, otherwise the start. */
export function eventState(page: PageContext, event: SportEvent): Html {
  const { texts } = page;
  const { score, phase, startsAt } = event;
  if (phase === 'upcoming')
    return html`<p class="state">
      <time datetime="${new Date(startsAt).toISOString()}">${timeText(page, startsAt)}</time>
    </p>`;
  if (phase === 'void' || phase === 'reopened') return html`<p class="state">${texts(`phase.${phase}`)}</p>`;
  return html`<p class="state">
    ${phase === 'live' ? html`<strong class="live-mark">${texts('liveMark')}</strong>` : undefined}
    <span class="score" data-score
      ><span class="sr">${texts('score', { home: score?.home ?? 0, away: score?.away ?? 0 })}</span
      ><span aria-hidden="true">${score?.home ?? 0}–${score?.away ?? 0}</span></span
    >
    <span class="quiet" data-clock>${clockText(page, event)}</span>
  </p>`;
}

function clockText({ texts }: PageContext, { clock, phase, fixture }: SportEvent): string {
  if (phase === 'ended') return texts('ended');
  if (clock === null) return '';
  if (clock.isBreak) return texts('break');
  if (clock.minute !== null) return texts('minute', { minute: clock.minute + 1 });
  return texts(fixture.competition.course.kind === 'sets' ? 'set' : 'period', { period: clock.period });
}

/** Buttons for the outcomes of a market. */
export function oddsRow(page: PageContext, event: SportEvent, market: Market): Html {
  const { texts } = page;
  const { fixture } = event;
  const names = { market: marketName(texts, fixture, market.type) };
  const open = market.prices.filter(({ odds }) => odds !== null);
  if (market.status === 'closed' || open.length === 0)
    return html`<p class="closed" data-market="${market.id}">${texts('closed')}</p>`;
  return html`<ul class="outcomes" data-market="${market.id}" aria-label="${names.market}">
    ${market.prices.map(({ outcome, odds }) => html`<li>${oddsButton(page, event, market, outcome, odds ?? 0)}</li>`)}
  </ul>`;
}

function oddsButton(
  page: PageContext,
  event: SportEvent,
  market: Market,
  outcome: Outcome,
  odds: number,
): Html {
  const { texts } = page;
  const { fixture } = event;
  const name = outcomeName(texts, fixture, market.type, outcome);
  const marketTitle = marketName(texts, fixture, market.type);
  const written = oddsText(page, odds);
  const isOpen = market.status === 'open';
  const label = isOpen
    ? texts('pick', { outcome: name, market: marketTitle, odds: written })
    : texts('pickClosed', { outcome: name, market: marketTitle });
  return html`<button
    type="button"
    class="odds"
    data-odds="${odds}"
    data-outcome="${outcome}"
    data-name="${name}"
    data-market-name="${marketTitle}"
    data-event-name="${texts('versus', { home: fixture.home, away: fixture.away })}"
    aria-pressed="false"
    aria-disabled="${isOpen ? 'false' : 'true'}"
    aria-label="${label}"
  >
    <span class="outcome-name" aria-hidden="true">${name}</span>
    <span class="odds-value" aria-hidden="true">${written}</span>
  </button>`;
}
