import type { FeedMessage } from '../feed/message';

interface FeedWatch {
  receive(message: FeedMessage): void;
  /** Called when the feed goes silent or comes back. */
  alive(isAlive: boolean): void;
}

/** Silence after which all markets are suspended, in milliseconds. */
const SILENCE_MS = 10_000;
const CHECK_MS = 500;

/** Follows the feed; the browser reconnects by itself. The connection is closed while the frame is hidden. */
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
      // Not validated: the server of the same build writes it.
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
