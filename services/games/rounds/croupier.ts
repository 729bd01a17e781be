import type { Logger } from 'pino';
import type { Metrics } from '../metrics';
import type { Changes, Store } from '../store';
import type { Wallet } from '../wallet/wallet';
import { applyAnswer, drawRound, finishByHouse, type RetryPolicy } from './decide';
import { isFinal, type RoundRecord } from './record';
import { Turns } from '../../process/turns';

export interface CroupierOptions {
  store: Store;
  /** The wallet of a round: the platform's, or that of the demo session. */
  walletOf(round: RoundRecord): Wallet;
  policy: RetryPolicy;
  /** Time in milliseconds after which a round without its player is finished by the house rule. */
  patienceMs: number;
  /** Milliseconds since the epoch. */
  now(): number;
  log: Logger;
  metrics: Metrics;
}

/** How long the page waits for the wallet; the round then continues in the background. */
const WAIT_MS = 8_000;
const TICK_MS = 250;
/** Maximum number of concurrent calls after an outage. */
const AT_ONCE = 20;

/** Completes rounds: sends their money calls until each has a final response, including those of an earlier process. */
export class Croupier {
  readonly #options: CroupierOptions;
  /** Serialises all changes of a holder's rounds, seeds and money. */
  readonly turns = new Turns();
  readonly #busy = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #isClosing = false;

  constructor(options: CroupierOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  /**
   * Stores a round with related changes, and sends its pending money calls for as long as a page waits. The
   * caller must hold the turn of the round's holder.
   * @throws DatabaseError
   */
  async advance(changes: Changes & { round: RoundRecord }): Promise<RoundRecord> {
    const { store, now } = this.#options;
    const until = now() + WAIT_MS;
    await store.save(changes);
    return this.#send(changes.round, until);
  }

  /** Sends the pending money calls of a stored round. */
  async #send(round: RoundRecord, until: number): Promise<RoundRecord> {
    const { store, walletOf, policy, now, log, metrics } = this.#options;
    let current = round;
    for (;;) {
      const { call } = current;
      if (call === null) return current;
      const pause = call.dueAt - now();
      if (pause > 0) {
        if (this.#isClosing || now() + pause > until) return current;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      const answer = await walletOf(current).send(current, call);
      const next = applyAnswer(current, answer, now(), policy);
      if (answer.kind === 'refused' && next.call?.transaction === call.transaction)
        // A refused win remains pending, so that an operator has to resolve it.
        log.error({ transaction: call.transaction, code: answer.code }, 'wallet refuses what is owed');
      await store.save({ round: next });
      if (isFinal(next)) metrics.rounds.inc({ kind: next.rules.kind, mode: next.mode, end: next.phase });
      current = next;
    }
  }

  #tick(): void {
    const { store, now, patienceMs } = this.#options;
    const at = now();
    for (const round of store.open.values()) {
      if (this.#busy.size >= AT_ONCE) return;
      const isDue = round.call !== null && round.call.dueAt <= at;
      const isLeft = round.phase === 'playing' && round.changedAt + patienceMs <= at;
      if ((isDue || isLeft || isDrawn(round, at)) && !this.#busy.has(round.roundId))
        this.#takeUp(round.roundId, round.holder);
    }
  }

  #takeUp(roundId: string, holder: string): void {
    const { store, now, patienceMs, log } = this.#options;
    this.#busy.add(roundId);
    this.turns
      .run(holder, async () => {
        // It may have changed while it waited for its turn.
        const round = store.open.get(roundId);
        if (round === undefined || this.#isClosing) return;
        if (round.phase === 'playing' && round.changedAt + patienceMs <= now())
          await this.advance({ round: finishByHouse(round, now()) });
        else if (isDrawn(round, now())) await this.advance({ round: drawRound(round, now()) });
        else if (round.call !== null && round.call.dueAt <= now()) await this.#send(round, now());
      })
      .catch((error: unknown) => log.error({ err: error, roundId }, 'round cannot go on'))
      .finally(() => this.#busy.delete(roundId));
  }

  /** Stops sending and waits for calls in flight. Pending calls are sent after the next start. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#timer);
    while (this.#busy.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** True if the round's live table has drawn its result. */
function isDrawn({ phase, drawsAt }: RoundRecord, now: number): boolean {
  return phase === 'drawing' && drawsAt !== null && drawsAt <= now;
}
