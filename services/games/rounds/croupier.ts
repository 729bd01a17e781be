import type { Logger } from 'pino';
import type { Metrics } from '../metrics';
import type { Changes, Store } from '../store';
import type { Wallet } from '../wallet/wallet';
import { applyAnswer, drawRound, finishByHouse, type RetryPolicy } from './decide';
import { isFinal, type RoundRecord } from './record';
import { Turns } from '../../process/turns';

export interface CroupierOptions {
  store: Store;
  /** The wallet of a round: of the platform, or of the demo session. */
  walletOf(round: RoundRecord): Wallet;
  policy: RetryPolicy;
  /** A round that waits so long for its player is finished by the rule of the house, in milliseconds. */
  patienceMs: number;
  /** Milliseconds since the epoch. */
  now(): number;
  log: Logger;
  metrics: Metrics;
}

/** How long the page waits for the wallet; then the round goes on without it. */
const WAIT_MS = 8_000;
const TICK_MS = 250;
/** Calls sent at once after an outage. */
const AT_ONCE = 20;

/** Takes rounds to their end: sends their money calls until each has a final answer, also those of an earlier process. */
export class Croupier {
  readonly #options: CroupierOptions;
  /** All that changes rounds, seeds or money of a holder takes turns. */
  readonly turns = new Turns();
  readonly #busy = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #isClosing = false;

  constructor(options: CroupierOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  /**
   * Stores a round, with what else changes, and sends what it owes for as long as a page waits. Needs the turn of the round's holder.
   * @throws DatabaseError
   */
  async advance(changes: Changes & { round: RoundRecord }): Promise<RoundRecord> {
    const { store, now } = this.#options;
    const until = now() + WAIT_MS;
    await store.save(changes);
    return this.#send(changes.round, until);
  }

  /** The same for a round that is stored already. */
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
        // A refused win stays pending, so that an operator has to resolve it.
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
        // It may have gone on while it waited for its turn.
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

  /** Sends nothing new; waits for what is under way. What is left is sent after the next start. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#timer);
    while (this.#busy.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The table of the round has its result. */
function isDrawn({ phase, drawsAt }: RoundRecord, now: number): boolean {
  return phase === 'drawing' && drawsAt !== null && drawsAt <= now;
}
