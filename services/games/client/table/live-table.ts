import type { TableResult, TableState } from '../../api';
import { persist, waitOrOnline } from '../session/persist';
import { element } from '../shell/element';
import type { Frame } from '../shell/kind';

/** Events of a live table. */
export interface TableListener {
  /** Called when bets open or close. */
  open: (isOpen: boolean) => void;
  /** Called when the result of a round is drawn. */
  result: (result: TableResult) => void;
}

const tickMs = 250;
/** Delay after the result is due by this page's clock before it is read. */
const marginMs = 150;

/** Countdown of a live table, and the result of each round for players with and without bets. */
export class LiveTable {
  readonly #text = element('span', { className: 'course-text' });
  readonly #players = element('small');
  readonly #bar = element('span', { className: 'course-bar', attributes: { 'aria-hidden': 'true' } });
  readonly root = element('div', { className: 'course' }, this.#text, this.#players, this.#bar);
  #state: TableState;
  #readAt = performance.now();
  #shown: number;
  #isOpen: boolean;
  #isReading = false;

  constructor(
    readonly frame: Frame,
    state: TableState,
    readonly listener: TableListener,
  ) {
    this.#state = state;
    this.#shown = state.results[0]?.round ?? 0;
    this.#isOpen = state.closesInMs > 0;
    this.#draw();
    setInterval(() => this.#tick(), tickMs);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Milliseconds since the state was read. */
  get #passed(): number {
    return performance.now() - this.#readAt;
  }

  #tick(): void {
    const { drawsInMs, endsInMs, round } = this.#state;
    const passed = this.#passed;
    const isResultDue = drawsInMs > 0 && passed >= drawsInMs + marginMs && this.#shown < round;
    if (isResultDue || passed >= endsInMs + marginMs) void this.#read();
    const isOpen = passed < this.#state.closesInMs;
    if (isOpen !== this.#isOpen) {
      this.#isOpen = isOpen;
      this.frame.shell.announce(this.frame.texts(isOpen ? 'place' : 'tableClosed'));
      this.listener.open(isOpen);
    }
    this.#draw();
  }

  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      const { api, play } = this.frame;
      this.#state = await persist(() => api.table(), { lost: () => undefined, wait: waitOrOnline });
      this.#readAt = performance.now();
      play.fairness = this.#state.fairness;
      const [latest] = this.#state.results;
      if (latest && latest.round > this.#shown) {
        this.#shown = latest.round;
        this.listener.result(latest);
      }
    } catch {
      // The session has ended; the next stake reports it, too.
    } finally {
      this.#isReading = false;
    }
  }

  #draw(): void {
    const { texts } = this.frame;
    const { bettingMs, closesInMs, endsInMs, players } = this.#state;
    const left = (until: number) => Math.max(0, until - this.#passed);
    const seconds = (until: number) => String(Math.ceil(left(until) / 1000));
    this.root.classList.toggle('is-open', this.#isOpen);
    this.#text.textContent = this.#isOpen
      ? texts('tableOpen', { seconds: seconds(closesInMs) })
      : this.#shown === this.#state.round
        ? texts('tableNext', { seconds: seconds(endsInMs) })
        : texts('tableClosed');
    this.#players.textContent = texts('tablePlayers', { count: players });
    this.#bar.style.setProperty('--left', String(this.#isOpen ? left(closesInMs) / bettingMs : 0));
  }
}
