import { html, type Html } from '../../process/html';
import type { Competition, Sport } from '../catalogue/catalogue';
import type { Place } from '../contexts/context';
import type { SportEvent } from '../events/event';
import { offeredEvents } from '../events/listing';
import { marketName } from '../events/names';
import { eventCard, eventState, oddsRow, placeOf } from './event-parts';
import { addressOf, type PageContext, type View } from './page-context';

/** View of the frame: its main part and its place. */
export interface Shown {
  title: string;
  place: Place;
  content: Html;
}

const FEW = 6;
const MANY = 40;

/** View of a place; undefined if the place does not exist. */
export function viewOfPlace(page: PageContext, place: Place): Shown | undefined {
  const { catalogue, schedule, events, now } = page.book;
  const { category, region, competition, event } = place;
  if (category === undefined) return homeView(page);
  const sport = catalogue.sports.find(({ id }) => id === category);
  if (sport === undefined) return undefined;
  if (region === undefined) return sportView(page, sport);
  const found = sport.regions.find(({ id }) => id === region);
  if (found === undefined) return undefined;
  if (competition === undefined) return regionView(page, sport, found);
  const chosen = found.competitions.find(({ id }) => id === competition);
  if (chosen === undefined) return undefined;
  if (event === undefined) return competitionView(page, sport, chosen);
  const fixture = schedule.findBySlug(chosen.id, event);
  return fixture && eventView(page, sport, events.at(fixture, now()));
}

export function liveView(page: PageContext): Shown {
  const { texts, book } = page;
  const live = offeredEvents(book, book.catalogue.competitions, { horizon: 0 });
  const content = html`<h1>${texts('live')}</h1>
    ${live.length > 0 ? eventList(page, live) : html`<p>${texts('noLive')}</p>`}`;
  return { title: texts('live'), place: {}, content };
}

function homeView(page: PageContext): Shown {
  const { texts, book } = page;
  const offered = offeredEvents(book, book.catalogue.competitions);
  const live = offered.filter(({ phase }) => phase === 'live').slice(0, FEW);
  const next = offered.filter(({ phase }) => phase === 'upcoming').slice(0, 2 * FEW);
  const content = html`<h1>${texts('title')}</h1>
    ${section(page, texts('live'), live, addressOf(page, {}, 'live'))}
    ${section(page, texts('upcoming'), next)}`;
  return { title: texts('title'), place: {}, content };
}

function sportView(page: PageContext, sport: Sport): Shown {
  const { texts, book } = page;
  const title = sportName(page, sport.id);
  const competitions = sport.regions.flatMap((region) => region.competitions);
  const offered = offeredEvents(book, competitions).slice(0, MANY);
  const live = offered.filter(({ phase }) => phase === 'live');
  const next = offered.filter(({ phase }) => phase === 'upcoming');
  const content = html`${trail(page, [])}
    <h1>${title}</h1>
    <h2 id="competitions">${texts('competitions')}</h2>
    <ul class="chips" aria-labelledby="competitions">
      ${competitions.map((competition) => competitionLink(page, competition))}
    </ul>
    ${section(page, texts('live'), live)} ${section(page, texts('upcoming'), next)}`;
  return { title, place: { category: sport.id }, content };
}

function regionView(page: PageContext, sport: Sport, region: Sport['regions'][number]): Shown {
  const { texts, book } = page;
  const title = texts.named(`region.${region.id}`, region.id);
  const content = html`${trail(page, [{ name: sportName(page, sport.id), place: { category: sport.id } }])}
    <h1>${sportName(page, sport.id)}: ${title}</h1>
    <ul class="chips" aria-label="${texts('competitions')}">
      ${region.competitions.map((competition) => competitionLink(page, competition))}
    </ul>
    ${eventList(page, offeredEvents(book, region.competitions).slice(0, MANY))}`;
  return { title, place: { category: sport.id, region: region.id }, content };
}

function competitionView(page: PageContext, sport: Sport, competition: Competition): Shown {
  const { texts, book } = page;
  const { id, name, region } = competition;
  const content = html`${trail(page, [
      { name: sportName(page, sport.id), place: { category: sport.id } },
      { name: texts.named(`region.${region}`, region), place: { category: sport.id, region } },
    ])}
    <h1>${name}</h1>
    ${eventList(page, offeredEvents(book, [competition]).slice(0, MANY))}`;
  return { title: name, place: { category: sport.id, region, competition: id }, content };
}

function eventView(page: PageContext, sport: Sport, event: SportEvent): Shown {
  const { texts, book } = page;
  const { fixture } = event;
  const { competition, home, away, id } = fixture;
  const title = texts('versus', { home, away });
  const up = { category: sport.id, region: competition.region };
  const content = html`${trail(page, [
      { name: sportName(page, sport.id), place: { category: sport.id } },
      { name: competition.name, place: { ...up, competition: competition.id } },
    ])}
    <article data-event="${id}" data-phase="${event.phase}">
      <h1>${title}</h1>
      ${eventState(page, event)}
      ${book.events.marketsOf(event, book.now()).map(
        (market) =>
          html`<section class="market">
            <h2>${marketName(texts, fixture, market.type)}</h2>
            ${oddsRow(page, event, market)}
          </section>`,
      )}
    </article>`;
  return { title, place: placeOf(event), content };
}

function section(
  page: PageContext,
  title: string,
  events: readonly SportEvent[],
  more?: string,
): Html | undefined {
  if (events.length === 0) return undefined;
  return html`<section>
    <h2>${more === undefined ? title : html`<a href="${more}" data-link>${title}</a>`}</h2>
    ${eventList(page, events)}
  </section>`;
}

function eventList(page: PageContext, events: readonly SportEvent[]): Html {
  if (events.length === 0) return html`<p>${page.texts('noEvents')}</p>`;
  return html`<ul class="events">
    ${events.map((event) => eventCard(page, event))}
  </ul>`;
}

function competitionLink(page: PageContext, { id, name, sport, region }: Competition): Html {
  const place = { category: sport, region, competition: id };
  return html`<li><a class="chip" href="${addressOf(page, place)}" data-link>${name}</a></li>`;
}

/** Link back to all sports. */
function trail(page: PageContext, steps: readonly { name: string; place: Place }[]): Html {
  const { texts } = page;
  return html`<nav class="trail" aria-label="${texts('breadcrumb')}">
    <ol>
      ${[{ name: texts('home'), place: {} }, ...steps].map(
        ({ name, place }) => html`<li><a href="${addressOf(page, place)}" data-link>${name}</a></li>`,
      )}
    </ol>
  </nav>`;
}

export function sportName({ texts }: PageContext, sport: string): string {
  return texts.named(`sport.${sport}`, sport);
}

export function isView(value: unknown): value is View {
  return value === 'live' || value === 'bets';
}
