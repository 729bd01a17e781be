const query = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things move, and how long: the wish of the browser, or of the page around the frame. */
export class Motion {
  /** Set by the page's `ready` message. */
  reducedByHost = false;
  /** Set while the player skips what is shown. */
  #skip = new AbortController();

  get reduced(): boolean {
    return query.matches || this.reducedByHost;
  }

  /** Ends what runs at once. */
  skip(): void {
    this.#skip.abort();
  }

  /** From here on things move again. */
  rearm(): void {
    this.#skip = new AbortController();
  }

  get skipped(): boolean {
    return this.#skip.signal.aborted;
  }

  /** Waits for the time, or until skipped. Without motion there is nothing to wait for. */
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

  /** Plays an animation to its end, or jumps there. */
  async play(target: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.reduced || this.skipped) return;
    const animation = target.animate(frames, options);
    const { signal } = this.#skip;
    const finish = () => animation.finish();
    signal.addEventListener('abort', finish, { once: true });
    // A cancelled animation, of an element that was replaced, has ended as well.
    await animation.finished.catch(() => undefined);
    signal.removeEventListener('abort', finish);
  }
}
