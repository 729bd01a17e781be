import type { BaccaratStep, Round, TableResult } from '../../api';
import { baccaratPoints, deal, drawCard } from '../cards/cards';
import type { Phase } from '../session/play';
import { element } from '../shell/element';
import type { Frame, Kind, StartKind } from '../shell/kind';
import { Bets } from '../table/bets';
import { ChipControls } from '../table/chip-controls';
import { LiveTable } from '../table/live-table';
import { showResult } from '../table/result';
import type { TextKey } from '../texts/texts';

export const startBaccarat: StartKind = (frame) => new Baccarat(frame);

const spots = ['player', 'tie', 'banker'] as const satisfies readonly TextKey[];
const odds = { player: 1, tie: 8, banker: 0.95 } as const;

class Baccarat implements Kind {
  readonly #bets: Bets;
  readonly #controls: ChipControls;
  readonly #sides: Readonly<Record<'player' | 'banker', HTMLElement>>;
  readonly #table: LiveTable | null;
  readonly #spots: readonly {
    kind: (typeof spots)[number];
    button: HTMLButtonElement;
    amount: HTMLElement;
  }[];

  constructor(readonly frame: Frame) {
    const { reply, texts, shell } = frame;
    const number = new Intl.NumberFormat(reply.language);
    this.#bets = new Bets(reply.rules.maxStake, () => this.#update());
    this.#controls = new ChipControls(
      frame,
      this.#bets,
      texts(reply.table ? 'placeBets' : 'deal'),
      () => void this.#play(),
    );
    this.#sides = {
      player: element('div', { className: 'side' }),
      banker: element('div', { className: 'side' }),
    };
    this.#spots = spots.map((kind) => {
      const amount = element('b', { attributes: { 'aria-hidden': 'true' } });
      const button = element(
        'button',
        { type: 'button', className: 'spot', onclick: () => this.#add(kind) },
        element('span', { textContent: texts(kind) }),
        element('small', { textContent: texts('pays', { odds: number.format(odds[kind]) }) }),
        amount,
      );
      button.addEventListener('keydown', (event) => {
        if (event.key !== 'Backspace' && event.key !== 'Delete') return;
        event.preventDefault();
        if (this.#controls.open) this.#bets.takeBack({ kind });
      });
      return { kind, button, amount };
    });
    this.#table =
      reply.table &&
      new LiveTable(frame, reply.table, {
        open: () => this.#refresh(),
        result: (result) => void this.#watch(result),
      });
    shell.stage.append(
      element(
        'div',
        { className: 'felt-table' },
        ...(this.#table ? [this.#table.root] : []),
        element('div', { className: 'hands' }, this.#sides.player, this.#sides.banker),
        element(
          'div',
          { className: 'spots', attributes: { role: 'group', 'aria-label': texts('place') } },
          ...this.#spots.map(({ button }) => button),
        ),
      ),
    );
    shell.controls.append(this.#controls.root);
    this.#lay();
    this.#update();
  }

  phase(_phase: Phase): void {
    this.#refresh();
  }

  key({ key }: KeyboardEvent): boolean {
    if (key !== ' ' && key !== 'Enter') return false;
    if (this.frame.play.phase === 'showing') this.frame.motion.skip();
    else if (this.#controls.open && this.#bets.total > 0) void this.#play();
    return true;
  }

  rules(): readonly Node[] {
    const { texts } = this.frame;
    return [
      element('p', { textContent: texts('baccaratRules') }),
      ...(this.#table ? [element('p', { textContent: texts('tableRules') })] : []),
    ];
  }

  async resume(round: Round): Promise<void> {
    await this.frame.play.continue(round, (each) => this.#show(each));
  }

  async #play(): Promise<void> {
    const { play, motion, shell } = this.frame;
    motion.rearm();
    shell.showWin(null);
    this.#lay();
    const bets = this.#bets.list();
    await play.begin({ stake: this.#bets.total, bets }, (round) => this.#show(round));
  }

  async #show(round: Round): Promise<null> {
    const step = round.steps.at(-1);
    if (step?.kind !== 'baccarat') return null;
    await showResult(this.frame, round.won, round.stake, await this.#deal(step));
    await this.frame.motion.wait(900, 400);
    this.#bets.played();
    this.#update();
    return null;
  }

  /** Shows a table round without bets of this player. */
  async #watch({ step }: TableResult): Promise<void> {
    const { play, shell } = this.frame;
    if (step.kind !== 'baccarat' || (play.phase !== 'idle' && play.phase !== 'paused')) return;
    shell.announce(await this.#deal(step));
  }

  #refresh(): void {
    this.#controls.open = this.frame.play.phase === 'idle' && (this.#table?.isOpen ?? true);
  }

  /**
   * Deals the cards.
   * @returns the result in words
   */
  async #deal(step: BaccaratStep): Promise<string> {
    const { texts, motion, sound } = this.frame;
    const { player, banker } = step;
    const rows = this.#lay();
    // Dealing order: one card to each side, twice, then the third cards.
    for (let place = 0; place < 3; place += 1)
      for (const side of ['player', 'banker'] as const) {
        const card = step[side][place];
        if (card === undefined) continue;
        await deal(rows[side].row, drawCard(card, texts), motion, sound);
        rows[side].points.textContent = String(baccaratPoints(step[side].slice(0, place + 1)));
        await motion.wait(place === 2 ? 500 : 150);
      }
    const [own, other] = [baccaratPoints(player), baccaratPoints(banker)];
    const winner = own === other ? 'tie' : own > other ? 'player' : 'banker';
    for (const { kind, button } of this.#spots) button.classList.toggle('won', kind === winner);
    return `${texts('baccaratResult', { player: own, banker: other })} ${texts(winner)}.`;
  }

  #lay() {
    const { texts } = this.frame;
    for (const { button } of this.#spots) button.classList.remove('won');
    const side = (kind: 'player' | 'banker') => {
      const row = element('div', { className: 'cards' });
      const points = element('span', { className: 'points', textContent: '–' });
      this.#sides[kind].replaceChildren(element('h2', { textContent: texts(kind) }), row, points);
      return { row, points };
    };
    return { player: side('player'), banker: side('banker') };
  }

  #add(kind: (typeof spots)[number]): void {
    const { shell, sound, texts, money } = this.frame;
    if (!this.#controls.open) return;
    if (!this.#bets.add({ kind }, this.#controls.chip)) {
      shell.announce(texts('error.stake.above.limit'));
      return;
    }
    sound.card();
    shell.announce(texts('betPlaced', { bet: texts(kind), amount: money(this.#bets.amountOn({ kind })) }));
  }

  #update(): void {
    const { texts, money } = this.frame;
    this.#controls.update();
    for (const { kind, button, amount } of this.#spots) {
      const placed = this.#bets.amountOn({ kind });
      amount.textContent = placed > 0 ? money(placed) : '';
      const name = `${texts(kind)}, ${texts('pays', { odds: odds[kind] })}`;
      button.setAttribute('aria-label', placed > 0 ? `${name}, ${money(placed)}` : name);
    }
  }
}
