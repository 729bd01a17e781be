const query = matchMedia('(prefers-reduced-motion: reduce)');

/** Animation settings: reduced motion as preferred by the browser or the embedding page, and skipping. */
export class Motion {
  /** Set by the `ready` message of the embedding page. */
  reducedByHost = false;
  /** Aborted when the player skips the animation. */
  #skip = new AbortController();

  get reduced(): boolean {
    return query.matches || this.reducedByHost;
  }

  /** Ends running animations at once. */
  skip(): void {
    this.#skip.abort();
  }

  /** Ends skipping: later animations run again. */
  rearm(): void {
    this.#skip = new AbortController();
  }

  get skipped(): boolean {
    return this.#skip.signal.aborted;
  }

  /** Waits for a time or until skipped; with reduced motion for `whenReduced`. */
  wait(ms: number, whenReduced = 0): Promise<void> {
    const time = this.skipped ? 0 : this.reduced ? whenReduced : ms;
    const { signal } = this.#skip;
    return new Promise((resolve) => {
      const timer = setTimeout(done, time);
      signal.addEventListener('abort', done, { once: true });
      function done() {
        clearTimeout(timer);
        resolve();
      }
    });
  }

  /** Plays an animation to its end, or applies its end state. */
  async play(target: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.reduced || this.skipped) return;
    const animation = target.animate(frames, options);
    const { signal } = this.#skip;
    const finish = () => animation.finish();
    signal.addEventListener('abort', finish, { once: true });
    // An animation that was cancelled because its element was replaced is treated as ended.
    await animation.finished.catch(() => undefined);
    signal.removeEventListener('abort', finish);
  }
}
