import type { Round, TableResult } from '../../api';
import type { Phase } from '../session/play';
import { element } from '../shell/element';
import type { Frame, Kind, StartKind } from '../shell/kind';
import { Bets, type Place } from '../table/bets';
import { ChipControls } from '../table/chip-controls';
import { LiveTable } from '../table/live-table';
import { showResult } from '../table/result';
import { type Cell, board, colourOf, insideBet, insideKinds, type InsideKind, nameOf, oddsOf } from './board';
import { Wheel } from './wheel';

export const startRoulette: StartKind = (frame) => new Roulette(frame);

const remembered = 12;

class Roulette implements Kind {
  readonly #bets: Bets;
  readonly #controls: ChipControls;
  readonly #wheel: Wheel;
  readonly #board = element('div', { className: 'board' });
  readonly #cells: readonly { cell: Cell; button: HTMLButtonElement }[];
  readonly #stacks = element('div', { className: 'stacks', attributes: { 'aria-hidden': 'true' } });
  readonly #table: LiveTable | null;
  readonly #last = element('ol', { className: 'last-numbers' });
  #inside: InsideKind = 'straight';
  /** First number of a split. */
  #first: number | null = null;

  constructor(readonly frame: Frame) {
    const { reply, texts, motion, sound, shell } = frame;
    this.#wheel = new Wheel(motion, sound);
    this.#bets = new Bets(reply.rules.maxStake, () => this.#update());
    this.#controls = new ChipControls(
      frame,
      this.#bets,
      texts(reply.table ? 'placeBets' : 'spinWheel'),
      () => void this.#play(),
    );
    this.#cells = board.map((cell) => ({ cell, button: this.#draw(cell) }));
    this.#board.setAttribute('role', 'group');
    this.#board.setAttribute('aria-label', texts('board'));
    this.#board.append(...this.#cells.map(({ button }) => button), this.#stacks);
    this.#board.addEventListener('keydown', (event) => this.#move(event));
    this.#last.setAttribute('aria-label', texts('lastNumbers'));
    this.#table =
      reply.table &&
      new LiveTable(frame, reply.table, {
        open: () => this.#refresh(),
        result: (result) => void this.#watch(result),
      });
    for (const { step } of reply.table?.results.toReversed() ?? [])
      if (step.kind === 'roulette') this.#remember(step.number);
    const kinds = insideKinds.map((kind) =>
      element(
        'label',
        {},
        element('input', {
          type: 'radio',
          name: 'inside',
          checked: kind === this.#inside,
          onchange: () => {
            this.#inside = kind;
            this.#setFirst(null);
          },
        }),
        element('span', { textContent: insideName(kind, frame) }),
      ),
    );
    shell.stage.append(
      element('div', { className: 'wheel-side' }, this.#wheel.root, this.#last),
      element(
        'div',
        { className: 'board-side' },
        ...(this.#table ? [this.#table.root] : []),
        this.#board,
        element(
          'div',
          { className: 'inside-kinds', attributes: { role: 'radiogroup', 'aria-label': texts('inside') } },
          ...kinds,
        ),
      ),
    );
    shell.controls.append(this.#controls.root);
    this.#focus(this.#cells[0]?.button, false);
  }

  phase(phase: Phase): void {
    this.#refresh();
    this.#turn(phase === 'starting' || phase === 'showing');
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
      element('p', { textContent: texts('rouletteRules') }),
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
    for (const { button } of this.#cells) button.classList.remove('drawn');
    const bets = this.#bets.list();
    await play.begin({ stake: this.#bets.total, bets }, (round) => this.#show(round));
  }

  async #show(round: Round): Promise<null> {
    const step = round.steps.at(-1);
    if (step?.kind !== 'roulette') return null;
    const { texts } = this.frame;
    const { number } = step;
    await this.#fall(number);
    const colour = texts(colourOf(number));
    await this.frame.motion.wait(500);
    await showResult(this.frame, round.won, round.stake, `${texts('numberIs', { number, colour })}.`);
    await this.frame.motion.wait(900, 400);
    this.#bets.played();
    this.#update();
    return null;
  }

  /** Shows a table round without bets of this player. */
  async #watch({ step }: TableResult): Promise<void> {
    const { play, texts, shell } = this.frame;
    if (step.kind !== 'roulette' || (play.phase !== 'idle' && play.phase !== 'paused')) return;
    for (const { button } of this.#cells) button.classList.remove('drawn');
    this.#turn(true);
    await this.#fall(step.number);
    this.#turn(false);
    shell.announce(texts('numberIs', { number: step.number, colour: texts(colourOf(step.number)) }));
  }

  async #fall(number: number): Promise<void> {
    await this.#wheel.spin(number);
    this.#remember(number);
    this.#cells.find(({ cell }) => cell.place.numbers?.[0] === number)?.button.classList.add('drawn');
  }

  #remember(number: number): void {
    this.#last.prepend(element('li', { className: colourOf(number), textContent: String(number) }));
    this.#last.children[remembered]?.remove();
  }

  #turn(isTurning: boolean): void {
    this.frame.shell.stage.classList.toggle('turning', isTurning);
  }

  #refresh(): void {
    this.#controls.open = this.frame.play.phase === 'idle' && (this.#table?.isOpen ?? true);
  }

  #draw(cell: Cell): HTMLButtonElement {
    const { place, column, row, columns, rows, colour } = cell;
    const label = element('span', { textContent: faceOf(cell, this.frame) });
    const button: HTMLButtonElement = element(
      'button',
      {
        type: 'button',
        className: `place ${colour}`,
        tabIndex: -1,
        style: { '--c': column, '--r': row, '--cs': columns, '--rs': rows },
        onclick: () => this.#press(cell, button),
        oncontextmenu: (event: MouseEvent) => {
          event.preventDefault();
          if (this.#controls.open) this.#bets.takeBack(place);
        },
      },
      label,
    );
    return button;
  }

  #press({ place }: Cell, button: HTMLButtonElement): void {
    if (!this.#controls.open) return;
    this.#focus(button, true);
    const number = place.numbers?.[0];
    if (number === undefined || this.#inside === 'straight') return this.#add(place);
    if (this.#inside === 'split' && this.#first === null) return this.#setFirst(number);
    const bet = insideBet(this.#inside, number, this.#first ?? undefined);
    this.#setFirst(null);
    if (bet) this.#add(bet);
  }

  #add(place: Place): void {
    const { sound, shell, texts, money } = this.frame;
    if (!this.#bets.add(place, this.#controls.chip)) {
      shell.announce(texts('error.stake.above.limit'));
      return;
    }
    sound.card();
    shell.announce(
      texts('betPlaced', { bet: nameOf(place, texts), amount: money(this.#bets.amountOn(place)) }),
    );
  }

  #setFirst(number: number | null): void {
    this.#first = number;
    for (const { cell, button } of this.#cells)
      button.classList.toggle('first', number !== null && cell.place.numbers?.[0] === number);
  }

  #update(): void {
    const { texts, money } = this.frame;
    this.#controls.update();
    for (const { cell, button } of this.#cells) {
      const { place } = cell;
      const amount = this.#bets.amountOn(place);
      const name = `${nameOf(place, texts)}, ${texts('pays', { odds: oddsOf(place) })}`;
      button.setAttribute('aria-label', amount > 0 ? `${name}, ${money(amount)}` : name);
    }
    this.#stacks.replaceChildren(...this.#bets.list().map((bet) => this.#stack(bet, bet.amount)));
  }

  /** A stack of chips centred on the cells of its bet. */
  #stack(place: Place, amount: number): HTMLElement {
    const { reply } = this.frame;
    const compact = new Intl.NumberFormat(reply.language, { notation: 'compact' });
    const covered = this.#cells.filter(({ cell }) =>
      place.numbers
        ? cell.place.kind === 'straight' && place.numbers.includes(cell.place.numbers?.[0] ?? -1)
        : cell.place.kind === place.kind,
    );
    const middle = (at: (cell: Cell) => number) =>
      covered.reduce((sum, { cell }) => sum + at(cell), 0) / Math.max(1, covered.length);
    return element('span', {
      className: 'stack',
      textContent: compact.format(amount / 10 ** reply.currency.decimals),
      style: {
        '--x': middle(({ column, columns }) => column - 1 + columns / 2),
        '--y': middle(({ row, rows }) => row - 1 + rows / 2),
      },
    });
  }

  /** Roving focus: one cell is in the tab order; arrow keys move to the nearest cell in their visual direction. */
  #move(event: KeyboardEvent): void {
    const from = this.#cells.find(({ button }) => button === document.activeElement);
    if (from === undefined) return;
    if (event.key === 'Backspace' || event.key === 'Delete') {
      if (this.#controls.open) this.#bets.takeBack(from.cell.place);
      event.preventDefault();
      return;
    }
    const direction = arrows[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const here = middleOf(from.button);
    const distances = this.#cells.flatMap(({ button }) => {
      const there = middleOf(button);
      const [x, y] = [there.x - here.x, there.y - here.y];
      const ahead = x * direction.x + y * direction.y;
      const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x);
      return ahead > 4 ? [{ button, far: ahead + aside * 2 }] : [];
    });
    const [nearest] = distances.sort((one, other) => one.far - other.far);
    if (nearest) this.#focus(nearest.button, true);
  }

  #focus(button: HTMLButtonElement | undefined, now: boolean): void {
    for (const each of this.#cells) each.button.tabIndex = each.button === button ? 0 : -1;
    if (now) button?.focus();
    else this.#update();
  }
}

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function middleOf(button: Element): { x: number; y: number } {
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function insideName(kind: InsideKind, { texts }: Frame): string {
  return nameOf({ kind }, texts).trim();
}

/** Label of a cell, short enough for a phone. */
function faceOf({ place: { kind, numbers } }: Cell, { texts }: Frame): string {
  if (numbers) return String(numbers[0]);
  const [base, part] = kind.split('-');
  if (base === 'dozen') return `${Number(part) * 12 - 11}–${Number(part) * 12}`;
  if (base === 'column') return '2:1';
  if (base === 'low') return '1–18';
  if (base === 'high') return '19–36';
  return nameOf({ kind }, texts);
}
