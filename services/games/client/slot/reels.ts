import { element } from '../shell/element';
import type { Motion } from '../shell/motion';
import type { Sound } from '../sound/sound';
import { Reel, type SymbolPictures } from './reel';

const reelCount = 5;
const staggerMs = 150;
/** Additional time of reels that may show the third scatter. */
const suspenseMs = 550;

/** Five reels of three symbols. */
export class Reels {
  readonly root = element('div', { className: 'reels', attributes: { 'aria-hidden': 'true' } });
  readonly #reels: readonly Reel[];
  #isTurning = false;

  constructor(
    readonly symbols: SymbolPictures,
    readonly motion: Motion,
    readonly sound: Sound,
  ) {
    this.#reels = Array.from({ length: reelCount }, () => new Reel(symbols, motion));
    this.root.append(...this.#reels.map(({ root }) => root));
  }

  /** The cell of a symbol; undefined while the reels spin. */
  cell(reel: number, row: number): HTMLElement | undefined {
    return this.#isTurning ? undefined : this.#reels[reel]?.cell(row);
  }

  show(result: readonly (readonly number[])[]): void {
    for (const [reel, symbols] of result.entries()) this.#reels[reel]?.rest(symbols);
    this.#isTurning = false;
  }

  /** Starts spinning until `stop`. */
  spin(): void {
    if (this.motion.reduced) return;
    this.#isTurning = true;
    for (const [place, reel] of this.#reels.entries()) reel.spin(place * -70);
  }

  /** Stops the reels one after the other; at once when skipped. */
  async stop(result: readonly (readonly number[])[], quick: boolean): Promise<void> {
    let scatters = 0;
    let delay = 0;
    await Promise.all(
      this.#reels.map(async (reel, at) => {
        const symbols = result[at] ?? [];
        const hasSuspense = scatters >= 2 && !quick;
        if (symbols.includes(this.symbols.scatter)) scatters += 1;
        const place = scatters;
        if (hasSuspense) delay += suspenseMs;
        const own = quick ? 0 : delay;
        delay += staggerMs;
        await this.motion.wait(own);
        await reel.land(symbols, quick, hasSuspense);
        if (symbols.includes(this.symbols.scatter)) this.sound.scatter(place);
        else this.sound.stop(at);
      }),
    );
    this.#isTurning = false;
  }
}
