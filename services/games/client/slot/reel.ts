import { element } from '../shell/element';
import type { Motion } from '../shell/motion';
import { passingSymbols } from './passing-symbols';

const rows = 3;
/** Symbols that loop while the result is pending; the first of them are repeated at the end for a seamless restart. */
const looped = 12;
/** Symbols of the drum: one above the result, visible when the reel overshoots, the result, and the looping ones. */
const all = 1 + rows + looped + rows;
const loopMs = 430;
const stopMs = 620;
const quickMs = 240;

export interface SymbolPictures {
  /** Pictures by symbol, loaded in advance, so that a reel can stop at any of them. */
  pictures: readonly HTMLImageElement[];
  /** Bitmaps by symbol, for spinning reels. */
  bitmaps: readonly CanvasImageSource[];
  /** Labels of special symbols, so that they are not identified by colour alone. */
  tags: ReadonlyMap<number, string>;
  scatter: number;
}

/** A symbol at rest. */
interface Cell {
  root: HTMLElement;
  picture: HTMLImageElement;
  tag: HTMLElement;
}

/** One reel. Its elements are created once and only moved afterwards, so that it responds to a press at once. */
export class Reel {
  readonly root: HTMLElement;
  readonly #drum: HTMLElement;
  /** The first one is above the result. */
  readonly #cells: readonly Cell[] = Array.from({ length: 1 + rows }, makeCell);
  #loop: Animation | undefined;

  constructor(
    readonly symbols: SymbolPictures,
    readonly motion: Motion,
  ) {
    const passing = Array.from({ length: looped }, () => this.#any());
    const bitmaps = [...passing, ...passing.slice(0, rows)].flatMap(
      (symbol) => symbols.bitmaps[symbol] ?? [],
    );
    this.#drum = element(
      'div',
      { className: 'drum' },
      ...this.#cells.map(({ root }) => root),
      passingSymbols(bitmaps),
    );
    this.root = element('div', { className: 'reel' }, this.#drum);
  }

  cell(row: number): HTMLElement | undefined {
    return this.#cells[1 + row]?.root;
  }

  /** Starts spinning until `land` or `rest`. */
  spin(delay: number): void {
    this.#loop?.cancel();
    this.#loop = this.#drum.animate([below(1 + rows + looped), below(1 + rows)], {
      duration: loopMs,
      iterations: Number.POSITIVE_INFINITY,
      delay,
    });
  }

  /** Stops at the symbols with animation. */
  async land(symbols: readonly number[], quick: boolean, suspense: boolean): Promise<void> {
    this.#draw(symbols);
    this.root.classList.toggle('suspense', suspense);
    const turned = this.#loop;
    const landing = this.motion.play(
      this.#drum,
      [
        { ...below(1 + rows + (quick ? 4 : 11)), easing: 'cubic-bezier(0.2, 0.7, 0.35, 1)' },
        { ...below(0.86), offset: 0.82, easing: 'ease-in-out' },
        below(1),
      ],
      { duration: quick ? quickMs : stopMs },
    );
    turned?.cancel();
    await landing;
    this.root.classList.remove('suspense');
  }

  /** Shows the symbols at once. */
  rest(symbols: readonly number[]): void {
    this.#loop?.cancel();
    this.#draw(symbols);
  }

  #draw(symbols: readonly number[]): void {
    for (const [place, symbol] of [this.#any(), ...symbols].entries()) {
      const cell = this.#cells[place];
      if (cell) this.#show(cell, symbol);
    }
  }

  #show({ picture, tag }: Cell, symbol: number): void {
    const { pictures, tags } = this.symbols;
    const src = pictures[symbol]?.src ?? '';
    if (picture.src !== src) picture.src = src;
    const text = tags.get(symbol);
    tag.hidden = text === undefined;
    if (text !== undefined) tag.textContent = text;
  }

  #any(): number {
    return Math.floor(Math.random() * this.symbols.pictures.length);
  }
}

function makeCell(): Cell {
  const picture = element('img', { alt: '', draggable: false, width: 420, height: 420 });
  const tag = element('span', { className: 'tag', hidden: true });
  return { root: element('div', { className: 'cell' }, picture, tag), picture, tag };
}

/** Position of the drum with this number of symbols above the window. */
function below(symbols: number): Keyframe {
  return { transform: `translateY(-${(symbols / all) * 100}%)` };
}
