import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { formatRecord } from './stored-record';

/** Destination of records. */
export interface RecordSink {
  write(key: string, text: string): Promise<void>;
  delete(key: string): Promise<void>;
}

/** An unchanged value is rewritten after this time, so that it is not deleted as unused. */
const rewriteAfterMs = 86_400_000;

/**
 * Writes values one after another, after pending requests. Of several values of one key only the newest is written, and
 * an unchanged value is skipped.
 */
export class WriteBehind {
  readonly #sink: RecordSink;
  readonly #now: () => number;
  readonly #onError: (error: unknown) => void;
  readonly #waiting = new Map<string, object | undefined>();
  readonly #written = new Map<string, { hash: string; at: number }>();
  #running: Promise<void> | undefined;

  constructor(sink: RecordSink, now: () => number, onError: (error: unknown) => void) {
    this.#sink = sink;
    this.#now = now;
    this.#onError = onError;
  }

  /** @param value undefined deletes the stored one */
  put(key: string, value: object | undefined): void {
    this.#waiting.set(key, value);
    this.#running ??= this.#run();
  }

  /** Resolves when everything put so far is stored. */
  async flushed(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    for (;;) {
      await nextTurn();
      const [next] = this.#waiting;
      if (!next) break;
      const [key, value] = next;
      this.#waiting.delete(key);
      try {
        await (value ? this.#write(key, value) : this.#delete(key));
      } catch (error) {
        this.#onError(error);
      }
    }
    this.#running = undefined;
  }

  async #write(key: string, value: object): Promise<void> {
    let text = '';
    const sum = createHash('sha256');
    for (const piece of formatRecord(key, value)) {
      text += piece;
      sum.update(piece);
      // Yields to pending requests.
      await nextTurn();
    }
    const hash = sum.digest('hex');
    const last = this.#written.get(key);
    if (last?.hash === hash && this.#now() - last.at < rewriteAfterMs) return;
    this.#written.delete(key);
    await this.#sink.write(key, text);
    this.#written.set(key, { hash, at: this.#now() });
  }

  async #delete(key: string): Promise<void> {
    this.#written.delete(key);
    await this.#sink.delete(key);
  }
}
