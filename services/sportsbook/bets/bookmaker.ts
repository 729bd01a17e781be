import type { Logger } from 'pino';
import { Turns } from '../../process/turns';
import type { Grade } from '../odds/grade';
import type { Metrics } from '../metrics';
import type { Store } from '../store';
import type { Wallet } from '../wallet/wallet';
import { applyAnswer, type RetryPolicy, revertBet, settleBet } from './decide';
import { type Settlement, settlementOf } from './money';
import { type BetRecord, isOver, type Selection } from './record';

interface BookmakerOptions {
  store: Store;
  wallet: Wallet;
  policy: RetryPolicy;
  /** Result of a selection; null while its event is undecided. */
  gradeOf(selection: Selection): Grade | null;
  /** Real time in milliseconds since the epoch, without the control clock's offset. */
  now(): number;
  log: Logger;
  metrics: Metrics;
}

/** Longest time a request waits for the wallet, in milliseconds. The bet then continues in the background. */
const WAIT_MS = 8_000;
const TICK_MS = 250;
/** Limit of bets processed concurrently, for example after an outage. */
const AT_ONCE = 20;

/** Settles bets and retries their money calls until each has a final response, including calls left over from an earlier process. */
export class Bookmaker {
  readonly #options: BookmakerOptions;
  /** Serializes changes to the bets of a player. */
  readonly turns = new Turns();
  readonly #busy = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #isClosing = false;

  constructor(options: BookmakerOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  /** Stores a bet and sends its pending money call, for at most `WAIT_MS`. Call it only within the player's turn. @throws DatabaseError */
  async advance(bet: BetRecord): Promise<BetRecord> {
    await this.#options.store.save({ bet });
    return this.#send(bet, this.#options.now() + WAIT_MS);
  }

  async #send(bet: BetRecord, until: number): Promise<BetRecord> {
    const { store, wallet, policy, now, log, metrics } = this.#options;
    let current = bet;
    for (;;) {
      const { call } = current;
      if (call === null) return current;
      const pause = call.dueAt - now();
      if (pause > 0) {
        if (this.#isClosing || now() + pause > until) return current;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      const answer = await wallet.send(current.session, call);
      const next = applyAnswer(current, answer, now(), policy);
      if (answer.kind === 'refused' && next.call?.transaction === call.transaction)
        // The call stays pending until an operator resolves it.
        log.error({ transaction: call.transaction, code: answer.code }, 'wallet refuses what is owed');
      await store.save({ bet: next });
      if (isOver(next)) metrics.bets.inc({ end: next.phase });
      current = this.#isOutdated(next) ? revertBet(next, now()) : next;
      if (current !== next) await store.save({ bet: current });
    }
  }

  /** Settles an open bet by the current results. */
  settled(bet: BetRecord): BetRecord {
    return bet.phase === 'open' ? settleBet(bet, this.#settlementOf(bet), this.#options.now()) : bet;
  }

  /** Detects a result that was withdrawn while the wallet call was in flight. */
  #isOutdated(bet: BetRecord): boolean {
    if (bet.phase !== 'settled' || bet.isCashedOut) return false;
    const settlement = this.#settlementOf(bet);
    return bet.payout !== (settlement.kind === 'win' ? settlement.payout : 0) || settlement.kind === 'open';
  }

  #settlementOf(bet: BetRecord): Settlement {
    const { gradeOf } = this.#options;
    const legs = bet.selections.map((selection) => ({ odds: selection.odds, grade: gradeOf(selection) }));
    return settlementOf(bet, legs);
  }

  #tick(): void {
    const { store, now } = this.#options;
    const at = now();
    for (const bet of store.waiting.values()) {
      if (this.#busy.size >= AT_ONCE) return;
      const isDue = bet.call === null ? this.settled(bet) !== bet : bet.call.dueAt <= at;
      if (isDue && !this.#busy.has(bet.betId)) this.#takeUp(bet);
    }
  }

  #takeUp({ betId, player }: BetRecord): void {
    const { store, now, log } = this.#options;
    this.#busy.add(betId);
    this.turns
      .run(player, async () => {
        // The bet may have changed while this task waited for its turn.
        const bet = store.waiting.get(betId);
        if (bet === undefined || this.#isClosing) return;
        if (bet.call === null) {
          const next = this.settled(bet);
          if (next !== bet) await this.advance(next);
        } else if (bet.call.dueAt <= now()) await this.#send(bet, now());
      })
      .catch((error: unknown) => log.error({ err: error, betId }, 'bet cannot go on'))
      .finally(() => this.#busy.delete(betId));
  }

  /** Waits for calls in flight and starts no others. The rest is sent after the next start. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#timer);
    while (this.#busy.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
