import { html, type Html } from '../../process/html';
import { betsOf } from '../bets/sell';
import { type BetView, viewOf } from '../bets/view';
import { findEvent } from '../events/listing';
import { marketName, outcomeName } from '../events/names';
import { marketId } from '../odds/grade';
import { moneyText, oddsText, type PageContext, timeText } from './page-context';
import type { Shown } from './views';

const MOST = 50;

/** Open and settled bets of the player. */
export function betsView(page: PageContext): Shown {
  const { texts, book, user } = page;
  const title = texts('myBets');
  if (user.account === null)
    return {
      title,
      place: {},
      content: html`<h1>${title}</h1>
        <p>${texts('bets.signIn')}</p>
        <p><button type="button" class="main" data-action="login">${texts('slip.signIn')}</button></p>`,
    };
  const list = (state: 'open' | 'settled') =>
    betsOf(book, user, state)
      .slice(0, MOST)
      .map((bet) => viewOf(book, bet));
  return {
    title,
    place: {},
    content: html`<h1>${title}</h1>
      ${betList(page, texts('bets.open'), list('open'))}
      ${betList(page, texts('bets.settled'), list('settled'))}`,
  };
}

function betList(page: PageContext, title: string, bets: readonly BetView[]): Html {
  return html`<section>
    <h2>${title}</h2>
    ${
      bets.length === 0
        ? html`<p>${page.texts('bets.none')}</p>`
        : html`<ul class="bets">
            ${bets.map((bet) => betCard(page, bet))}
          </ul>`
    }
  </section>`;
}

function betCard(page: PageContext, bet: BetView): Html {
  const { texts } = page;
  const { betId, state, selections, size, stake, payout, highestPayout, currency, placedAt, offer } = bet;
  const count = selections.length;
  const kind =
    count === 1
      ? texts('kind.one')
      : size === count
        ? texts('kind.combination')
        : texts('kind.system', { size, count });
  const money = (amount: number) => moneyText(page, amount, currency);
  const isOpen = state === 'open' || state === 'placing' || state === 'paying';
  return html`<li class="bet" data-bet="${betId}">
    <p class="bet-head">
      <strong>${kind}</strong> <span class="bet-state" data-state="${state}">${texts(`state.${state}`)}</span>
    </p>
    <ul>
      ${selections.map((selection) => betLeg(page, selection))}
    </ul>
    <p class="quiet">
      ${texts('bets.stake', { stake: money(stake) })} ·
      ${
        isOpen
          ? texts('bets.possible', { payout: money(highestPayout) })
          : texts('bets.payout', { payout: money(payout) })
      }
      · ${texts('bets.placed', { time: timeText(page, placedAt) })}
    </p>
    ${
      offer === null
        ? undefined
        : html`<p>
            <button
              type="button"
              class="second"
              data-action="cash-out"
              data-bet="${betId}"
              data-amount="${offer}"
            >
              ${texts('bets.cashOut', { amount: money(offer) })}
            </button>
          </p>`
    }
  </li>`;
}

function betLeg(
  page: PageContext,
  { eventId, market, outcome, odds, grade }: BetView['selections'][number],
): Html {
  const { texts, book } = page;
  const event = findEvent(book, eventId);
  const type = event?.fixture.competition.markets.find((each) => marketId(each) === market);
  if (event === undefined || type === undefined) return html`<li>${eventId}</li>`;
  const { fixture } = event;
  return html`<li>
    <span class="leg"
      >${outcomeName(texts, fixture, type, outcome)}
      <b>${oddsText(page, odds)}</b
      >${grade === null ? undefined : html` <em>${texts(`grade.${grade}`)}</em>`}</span
    >
    <span class="quiet"
      >${marketName(texts, fixture, type)},
      ${texts('versus', { home: fixture.home, away: fixture.away })}</span
    >
  </li>`;
}
