import { element } from '../shell/element';
import type { Motion } from '../shell/motion';
import type { Sound } from '../sound/sound';

export interface SymbolPictures {
  /** Address of each symbol's picture. */
  pictures: readonly string[];
  /** Written on symbols with a part of their own, so that they are not known by colour alone. */
  tags: ReadonlyMap<number, string>;
  scatter: number;
}

const rows = 3;
/** Symbols of the strip that goes round while the result is awaited. */
const looped = 12;
const loopMs = 430;
const stopMs = 620;
const staggerMs = 150;
/** Extra time of reels that may bring the third scatter. */
const suspenseMs = 550;
const quickMs = 240;

/** Five reels of three symbols. */
export class Reels {
  readonly root = element('div', { className: 'reels', attributes: { 'aria-hidden': 'true' } });
  readonly #reels: readonly { window: HTMLElement; strip: HTMLElement }[];
  readonly #loops: Animation[] = [];
  #cells: readonly (readonly HTMLElement[])[] = [];

  constructor(
    readonly symbols: SymbolPictures,
    readonly motion: Motion,
    readonly sound: Sound,
  ) {
    this.#reels = Array.from({ length: 5 }, () => {
      const strip = element('div', { className: 'strip' });
      return { strip, window: element('div', { className: 'reel' }, strip) };
    });
    this.root.append(...this.#reels.map(({ window }) => window));
  }

  /** The cell that shows a symbol, or undefined while the reels turn. */
  cell(reel: number, row: number): HTMLElement | undefined {
    return this.#cells[reel]?.[row];
  }

  show(result: readonly (readonly number[])[]): void {
    this.#cells = result.map((symbols, reel) => this.#rest(reel, symbols));
  }

  /** The reels begin to turn, and turn until `stop`. */
  spin(): void {
    if (this.motion.reduced) return;
    this.#cells = [];
    for (const [reel, { strip, window }] of this.#reels.entries()) {
      const random = Array.from({ length: looped }, () => this.#any());
      // The first symbols come again at the end, where the strip starts over.
      strip.replaceChildren(...[...random, ...random.slice(0, rows)].map((symbol) => this.#draw(symbol)));
      window.classList.add('turning');
      this.#loops.push(
        strip.animate(
          [{ transform: `translateY(-${share(looped, looped + rows)})` }, { transform: 'translateY(0)' }],
          { duration: loopMs, iterations: Number.POSITIVE_INFINITY, delay: reel * -70 },
        ),
      );
    }
  }

  /** The reels come to rest one after the other; at once when skipped. */
  async stop(result: readonly (readonly number[])[], quick: boolean): Promise<void> {
    const stopped: (readonly HTMLElement[])[] = [];
    let scatters = 0;
    let delay = 0;
    await Promise.all(
      result.map(async (symbols, reel) => {
        const hasSuspense = scatters >= 2 && !quick;
        if (symbols.includes(this.symbols.scatter)) scatters += 1;
        const place = scatters;
        if (hasSuspense) delay += suspenseMs;
        const own = quick ? 0 : delay;
        delay += staggerMs;
        await this.motion.wait(own);
        await this.#land(reel, symbols, quick, hasSuspense);
        stopped[reel] = this.#rest(reel, symbols);
        if (symbols.includes(this.symbols.scatter)) this.sound.scatter(place);
        else this.sound.stop(reel);
      }),
    );
    this.#cells = stopped;
  }

  async #land(reel: number, symbols: readonly number[], quick: boolean, suspense: boolean): Promise<void> {
    const { strip, window } = this.#reels[reel] ?? {};
    if (strip === undefined || window === undefined) return;
    this.#loops[reel]?.cancel();
    const passing = Array.from({ length: quick ? 4 : 11 }, () => this.#any());
    // One symbol above the result, seen when the reel swings past its place.
    const all = [this.#any(), ...symbols, ...passing, this.#any(), this.#any(), this.#any()];
    strip.replaceChildren(...all.map((symbol) => this.#draw(symbol)));
    const at = (symbolsAbove: number) => ({ transform: `translateY(-${share(symbolsAbove, all.length)})` });
    window.classList.toggle('suspense', suspense);
    await this.motion.play(
      strip,
      [
        { ...at(all.length - rows), easing: 'cubic-bezier(0.2, 0.7, 0.35, 1)' },
        { ...at(0.86), offset: 0.82, easing: 'ease-in-out' },
        at(1),
      ],
      { duration: quick ? quickMs : stopMs, fill: 'forwards' },
    );
    window.classList.remove('suspense');
  }

  #rest(reel: number, symbols: readonly number[]): readonly HTMLElement[] {
    const { strip, window } = this.#reels[reel] ?? {};
    if (strip === undefined || window === undefined) return [];
    this.#loops[reel]?.cancel();
    if (this.#reels.length - 1 === reel) this.#loops.length = 0;
    for (const animation of strip.getAnimations()) animation.cancel();
    window.classList.remove('turning');
    const cells = symbols.map((symbol) => this.#draw(symbol));
    strip.replaceChildren(...cells);
    return cells;
  }

  #any(): number {
    return Math.floor(Math.random() * this.symbols.pictures.length);
  }

  #draw(symbol: number): HTMLElement {
    const { pictures, tags } = this.symbols;
    const tag = tags.get(symbol);
    return element(
      'div',
      { className: tag === undefined ? 'cell' : 'cell special' },
      element('img', { src: pictures[symbol] ?? '', alt: '', draggable: false, width: 420, height: 420 }),
      tag !== undefined && element('span', { className: 'tag', textContent: tag }),
    );
  }
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}

/** Loads the pictures, so that the first spin shows all of them. A missing one does not stop the game. */
export async function loadPictures(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map((src) => {
      const picture = new Image();
      picture.src = src;
      return picture.decode().catch(() => undefined);
    }),
  );
}
