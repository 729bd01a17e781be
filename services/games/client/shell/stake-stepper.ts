import type { Money } from '../texts/money';
import type { Texts } from '../texts/texts';
import { element, icon, write } from './element';
import { icons } from './icons';

/** Selects one of the offered stakes. */
export class StakeStepper {
  readonly root: HTMLElement;
  readonly #stakes: readonly number[];
  readonly #value = element('output', { attributes: { 'aria-live': 'off' } });
  readonly #less: HTMLButtonElement;
  readonly #more: HTMLButtonElement;
  #at: number;
  #enabled = true;

  constructor(
    stakes: readonly number[],
    first: number,
    texts: Texts,
    readonly money: Money,
    readonly changed: (stake: number) => void,
  ) {
    this.#stakes = stakes;
    this.#at = Math.max(0, stakes.indexOf(first));
    const step = (by: number, label: string, path: string) =>
      element(
        'button',
        {
          type: 'button',
          className: 'step',
          attributes: { 'aria-label': label },
          onclick: () => this.step(by),
        },
        icon(path),
      );
    this.#less = step(-1, texts('stakeLess'), icons.less);
    this.#more = step(1, texts('stakeMore'), icons.more);
    this.root = element(
      'div',
      { className: 'stepper', attributes: { role: 'group', 'aria-label': texts('stake') } },
      this.#less,
      element(
        'div',
        { className: 'field stake' },
        element('span', { textContent: texts('stake') }),
        this.#value,
      ),
      this.#more,
    );
    this.#show();
  }

  get stake(): number {
    return this.#stakes[this.#at] ?? 0;
  }

  step(by: number): void {
    const next = Math.min(this.#stakes.length - 1, Math.max(0, this.#at + by));
    if (!this.#enabled || next === this.#at) return;
    this.#at = next;
    this.#show();
    this.changed(this.stake);
  }

  set enabled(enabled: boolean) {
    this.#enabled = enabled;
    this.#show();
  }

  #show(): void {
    write(this.#value, this.money(this.stake));
    // `aria-disabled`, so that the button does not lose the focus at the end of the range.
    this.#less.setAttribute('aria-disabled', String(!this.#enabled || this.#at === 0));
    this.#more.setAttribute('aria-disabled', String(!this.#enabled || this.#at === this.#stakes.length - 1));
  }
}
