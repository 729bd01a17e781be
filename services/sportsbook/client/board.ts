import type { EventState, FeedMessage } from '../feed/message';
import { formatOdds, type OddsFormat } from '../odds/format';
import type { Texts } from '../texts/write';
import { isSame, type Pick } from './slip';

/** Updates odds, scores and selection marks in the server-rendered markup. */
export class Board {
  oddsFormat: OddsFormat;
  readonly #texts: Texts;

  constructor(texts: Texts, oddsFormat: OddsFormat) {
    this.#texts = texts;
    this.oddsFormat = oddsFormat;
  }

  /** @returns false if the page must be reloaded because an event started, ended or was reopened */
  apply(message: FeedMessage): boolean {
    if (!('event' in message)) return true;
    const shown = [...document.querySelectorAll<HTMLElement>(`[data-event="${CSS.escape(message.event)}"]`)];
    if (shown.length === 0) return true;
    if (message.type !== 'odds_change') return message.type === 'bet_stop';
    return shown.every((event) => event.dataset['phase'] === message.phase && this.#update(event, message));
  }

  #update(event: HTMLElement, state: EventState): boolean {
    const { score, clock } = state;
    const scoreElement = event.querySelector('[data-score]');
    if (scoreElement && score) {
      const [spoken, seen] = scoreElement.children;
      if (spoken) spoken.textContent = this.#texts('score', { home: score.home, away: score.away });
      if (seen) seen.textContent = `${score.home}–${score.away}`;
    }
    const clockElement = event.querySelector('[data-clock]');
    if (clockElement && clock && clock.minute !== null)
      clockElement.textContent = clock.isBreak
        ? this.#texts('break')
        : this.#texts('minute', { minute: clock.minute + 1 });
    return [...event.querySelectorAll<HTMLElement>('[data-market]')].every((row) => {
      const market = state.markets.find(({ id }) => id === row.dataset['market']);
      const isClosed = row.classList.contains('closed');
      if (market === undefined || (market.status === 'closed') !== isClosed) return false;
      for (const button of row.querySelectorAll<HTMLButtonElement>('.odds')) {
        const price = market.prices.find(({ outcome }) => outcome === button.dataset['outcome']);
        const odds = price?.odds ?? null;
        if (odds !== null) this.#price(button, odds, market.status === 'open');
      }
      return true;
    });
  }

  #price(button: HTMLButtonElement, odds: number, isOpen: boolean): void {
    const before = Number(button.dataset['odds']);
    if (before !== odds) {
      button.dataset['odds'] = String(odds);
      button.dataset['moved'] = odds > before ? 'up' : 'down';
    }
    button.setAttribute('aria-disabled', String(!isOpen));
    this.write(button);
  }

  /** Writes the odds of a button in the current format. */
  write(button: HTMLButtonElement): void {
    const { name = '', marketName = '', odds } = button.dataset;
    const written = formatOdds(Number(odds), this.oddsFormat, this.#texts.tag);
    const value = button.querySelector('.odds-value');
    if (value) value.textContent = written;
    const isOpen = button.getAttribute('aria-disabled') !== 'true';
    const values = { outcome: name, market: marketName, odds: written };
    button.setAttribute('aria-label', this.#texts(isOpen ? 'pick' : 'pickClosed', values));
  }

  writeAll(): void {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button.odds')) this.write(button);
  }

  /** Marks the selected outcomes. */
  mark(picks: readonly Pick[]): void {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button.odds')) {
      const pick = pickOf(button);
      const isPicked = pick !== undefined && picks.some((each) => isSame(each, pick));
      button.setAttribute('aria-pressed', String(isPicked));
    }
  }
}

/** Reads the outcome of a button. */
export function pickOf(button: HTMLElement): Pick | undefined {
  const { outcome, name = '', marketName = '', eventName = '', odds } = button.dataset;
  const market = button.closest<HTMLElement>('[data-market]')?.dataset['market'];
  const eventId = button.closest<HTMLElement>('[data-event]')?.dataset['event'];
  if (outcome === undefined || market === undefined || eventId === undefined) return undefined;
  return { eventId, market, outcome, odds: Number(odds), name, marketName, eventName };
}
