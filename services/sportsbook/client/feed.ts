import type { FeedMessage } from '../feed/message';

interface FeedWatch {
  receive(message: FeedMessage): void;
  /** Whether the feed is alive; told when that changes. */
  alive(isAlive: boolean): void;
}

/** After so long without a sign of life nothing may be bet on. */
const SILENCE_MS = 10_000;
const CHECK_MS = 500;

/** Follows the feed; the browser connects again by itself. Nothing is read while the frame is out of view. */
export class FeedWatcher {
  readonly #watch: FeedWatch;
  #source: EventSource | undefined;
  #heardAt = Date.now();
  #isAlive = true;

  constructor(watch: FeedWatch) {
    this.#watch = watch;
    setInterval(() => this.#check(), CHECK_MS);
  }

  open(): void {
    if (this.#source !== undefined) return;
    this.#heardAt = Date.now();
    this.#source = new EventSource('/feed');
    this.#source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      this.#heardAt = Date.now();
      this.#check();
      // The frame's own server writes it, in the same build.
      this.#watch.receive(JSON.parse(data) as FeedMessage);
    });
  }

  close(): void {
    this.#source?.close();
    this.#source = undefined;
  }

  #check(): void {
    if (this.#source === undefined) return;
    const isAlive = Date.now() - this.#heardAt < SILENCE_MS;
    if (isAlive === this.#isAlive) return;
    this.#isAlive = isAlive;
    this.#watch.alive(isAlive);
  }
}
