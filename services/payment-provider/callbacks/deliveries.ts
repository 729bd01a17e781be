import type { Logger } from 'pino';
import type { Faults } from '../control/faults';
import type { PendingCallback, Store } from '../transactions/store';
import { SIGNATURE_HEADER, signCallback } from './signature';

export interface DeliveriesOptions {
  store: Store;
  faults: Faults;
  /** Signing key. */
  secret: string;
  /** Pause after the first failed delivery in milliseconds, doubled with each further one. */
  retryMs: number;
  timeoutMs: number;
  /** Milliseconds since the epoch. */
  now(): number;
  log: Logger;
}

const MOST_TRIES = 10;
const REORDERED_MS = 2_000;

/** Delivers callbacks until they are acknowledged, including those of an earlier process. */
export class Deliveries {
  readonly #options: DeliveriesOptions;
  readonly #busy = new Map<string, Promise<unknown>>();
  /** The first delivery of the latest event per transaction: events are sent in order, without waiting for retries. */
  readonly #last = new Map<string, Promise<unknown>>();
  /** Events delayed until the next one of their transaction is sent. */
  readonly #held = new Map<string, PendingCallback>();
  readonly #closing = new AbortController();
  /** Incremented by each reset, which invalidates deliveries started before. */
  #reset = 0;

  constructor(options: DeliveriesOptions) {
    this.#options = options;
  }

  /** Delivers stored callbacks of one transaction for the first time. Resolves when each was attempted or delayed; never rejects. */
  send(transaction: string, callbacks: readonly PendingCallback[]): Promise<unknown> {
    const reset = this.#reset;
    for (const callback of callbacks) {
      const before = this.#last.get(transaction) ?? Promise.resolve();
      const own = before.then(() => (reset === this.#reset ? this.#first(transaction, callback) : undefined));
      this.#last.set(transaction, own);
      this.#track(callback, own);
      void own.finally(() => {
        if (this.#last.get(transaction) === own) this.#last.delete(transaction);
      });
    }
    return this.#last.get(transaction) ?? Promise.resolve();
  }

  /** Retries deliveries that are due. */
  tick(): void {
    const { store, now } = this.#options;
    const at = now();
    for (const callback of store.callbacks.values()) {
      const { event, dueAt } = callback;
      if (dueAt > at || this.#busy.has(event.eventId)) continue;
      this.#held.delete(event.transaction.id);
      this.#track(callback, this.#attempt(callback));
    }
  }

  /** Waits for deliveries in flight until their outcome is stored. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#busy.values());
  }

  /** Drops pending deliveries and waits for those in flight. */
  async clear(): Promise<void> {
    this.#reset += 1;
    this.#held.clear();
    await this.idle();
  }

  /** Waits for deliveries in flight. Pending ones are delivered after the next start. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.idle();
  }

  #track({ event: { eventId } }: PendingCallback, delivery: Promise<unknown>): void {
    this.#busy.set(eventId, delivery);
    void delivery.finally(() => this.#busy.delete(eventId));
  }

  async #first(transaction: string, callback: PendingCallback): Promise<void> {
    const { faults, store, now, log } = this.#options;
    const subject = callback.event.transaction;
    const held = this.#held.get(transaction);
    const reordered = held === undefined ? faults.take('reordered-callback', subject) : undefined;
    if (reordered) {
      const late = { ...callback, dueAt: now() + (reordered.delayMs ?? REORDERED_MS) };
      this.#held.set(transaction, late);
      await store.save({ callbacks: [late] }).catch((err: unknown) => log.error({ err }, 'callback lost'));
      return;
    }
    await this.#attempt(callback);
    if (faults.take('duplicate-callback', subject)) await this.#attempt(callback);
    if (held === undefined || !this.#held.delete(transaction)) return;
    const delivery = this.#attempt(held);
    this.#track(held, delivery);
    await delivery;
  }

  async #attempt(callback: PendingCallback): Promise<void> {
    const { store, now, retryMs, log } = this.#options;
    const { eventId } = callback.event;
    const answer = await this.#post(callback);
    if (this.#closing.signal.aborted && answer !== 'acknowledged') return;
    // Already acknowledged as a duplicate, or removed by a reset.
    if (!store.callbacks.has(eventId)) return;
    const tries = callback.tries + 1;
    const isOver = answer === 'acknowledged' || tries >= MOST_TRIES;
    if (answer !== 'acknowledged') log.debug({ eventId, tries, answer }, 'callback was not acknowledged');
    if (isOver && answer !== 'acknowledged')
      log.warn({ eventId, url: callback.url }, 'callback was given up');
    const next = { ...callback, tries, dueAt: now() + retryMs * 2 ** (tries - 1) };
    await store
      .save(isOver ? { delivered: [eventId] } : { callbacks: [next] })
      .catch((err: unknown) => log.error({ err, eventId }, 'delivery was not recorded'));
  }

  /** @returns `acknowledged`, or the reason for the failure */
  async #post({ event, url }: PendingCallback): Promise<string> {
    const { secret, timeoutMs, faults, now } = this.#options;
    const body = JSON.stringify(event);
    const isUnsigned = faults.take('unsigned-callback', event.transaction) !== undefined;
    const isWrong = faults.take('wrong-signature', event.transaction) !== undefined;
    const signature = signCallback(body, isWrong ? `${secret} of somebody else` : secret, now());
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(isUnsigned ? {} : { [SIGNATURE_HEADER]: signature }),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#closing.signal]),
      });
      await response.body?.cancel();
      return response.ok ? 'acknowledged' : `status ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
