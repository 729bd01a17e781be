import { element, icon } from '../shell/element';
import { icons } from '../shell/icons';
import type { Frame } from '../shell/kind';
import type { Bets } from './bets';

/** Chip values, undo, and the button that starts the round. */
export class ChipControls {
  readonly root: HTMLElement;
  readonly #tools: readonly { button: HTMLButtonElement; usable: () => boolean }[];
  readonly #total = element('output', { attributes: { 'aria-live': 'off' } });
  readonly #start: HTMLButtonElement;
  chip: number;

  constructor(
    readonly frame: Frame,
    readonly bets: Bets,
    startLabel: string,
    start: () => void,
  ) {
    const { reply, texts, sound } = frame;
    const chips = reply.stakes;
    this.chip = chips.includes(reply.defaultStake) ? reply.defaultStake : (chips[0] ?? 0);
    const amount = new Intl.NumberFormat(reply.language, { notation: 'compact' });
    const unit = 10 ** reply.currency.decimals;
    const radios = chips.map((value, place) =>
      element(
        'label',
        { className: `chip chip-${place % 6}` },
        element('input', {
          type: 'radio',
          name: 'chip',
          checked: value === this.chip,
          attributes: { 'aria-label': frame.money(value) },
          onchange: () => {
            this.chip = value;
            sound.press();
          },
        }),
        element('span', { textContent: amount.format(value / unit), attributes: { 'aria-hidden': 'true' } }),
      ),
    );
    const tool = (label: string, path: string | null, usable: () => boolean, run: () => unknown) => ({
      usable,
      button: element(
        'button',
        {
          type: 'button',
          className: 'tool',
          title: label,
          attributes: { 'aria-label': label },
          onclick: () => {
            if (!this.#open || !usable()) return;
            sound.press();
            run();
            frame.shell.announce(`${texts('totalStake')}: ${frame.money(bets.total)}`);
          },
        },
        path === null
          ? element('b', { textContent: '×2', attributes: { 'aria-hidden': 'true' } })
          : icon(path),
      ),
    });
    const hasChips = () => bets.total > 0;
    this.#tools = [
      tool(
        texts('undo'),
        icons.undo,
        () => bets.canUndo,
        () => bets.undo(),
      ),
      tool(texts('double'), null, hasChips, () => bets.double()),
      tool(texts('clear'), icons.close, hasChips, () => bets.clear()),
      tool(
        texts('repeat'),
        icons.repeat,
        () => bets.canRepeat,
        () => bets.repeat(),
      ),
    ];
    this.#start = element('button', {
      type: 'button',
      className: 'button main start',
      textContent: startLabel,
      onclick: () => {
        if (this.#open && hasChips()) start();
      },
    });
    this.root = element(
      'div',
      { className: 'chip-controls' },
      element(
        'div',
        { className: 'chips', attributes: { role: 'radiogroup', 'aria-label': texts('chips') } },
        ...radios,
      ),
      element('div', { className: 'chip-tools' }, ...this.#tools.map(({ button }) => button)),
      element(
        'div',
        { className: 'field stake' },
        element('span', { textContent: texts('totalStake') }),
        this.#total,
      ),
      this.#start,
    );
    this.update();
  }

  #open = true;

  set open(open: boolean) {
    this.#open = open;
    this.update();
  }

  get open(): boolean {
    return this.#open;
  }

  update(): void {
    this.#total.textContent = this.frame.money(this.bets.total);
    for (const { button, usable } of this.#tools)
      button.setAttribute('aria-disabled', String(!this.#open || !usable()));
    this.#start.setAttribute('aria-disabled', String(!this.#open || this.bets.total === 0));
  }
}
