import type { ActionRequest, Fairness, Round, RoundRequest } from '../../api';
import type { Bridge } from './bridge';
import { type GameApi, Refusal } from './game-api';
import { persist, type Persistence } from './persist';

type Action = ActionRequest['action'];

/** Shows the steps of a round from a given one on and returns the player's next action; null when the round is over. */
export type Show = (round: Round, from: number) => Promise<Action | null>;

export type Phase = 'idle' | 'starting' | 'drawing' | 'showing' | 'settling' | 'waiting' | 'paused' | 'ended';

/** Events during a round. */
export interface Listener extends Persistence {
  phase: (phase: Phase) => void;
  balance: (amount: number) => void;
  refused: (code: string, stake: number) => void;
  returned: (stake: number) => void;
  now: () => number;
}

export interface PlayOptions {
  api: Pick<GameApi, 'begin' | 'act' | 'round' | 'balance'>;
  bridge: Pick<Bridge, 'post' | 'warn'>;
  listener: Listener;
  balance: number;
  fairness: Fairness;
  minRoundMs: number;
  newId: () => string;
}

const settlingMs = 1_500;
/** Poll interval of a round whose result is not drawn or whose stake is not confirmed yet. */
const drawingMs = 500;

/** Plays one round at a time, from the stake to the confirmed end, across connection losses. */
export class Play {
  balance: number;
  /** Seeds of the next round. */
  fairness: Fairness;
  /** The last completed round; null before the first. */
  lastRoundId: string | null = null;
  phase: Phase = 'idle';
  /** Earliest time of the next round. */
  readyAt = 0;
  readonly sums = { rounds: 0, staked: 0, won: 0 };
  #pauseAsked = false;
  #options: PlayOptions;

  constructor(options: PlayOptions) {
    this.#options = options;
    this.balance = options.balance;
    this.fairness = options.fairness;
  }

  get canBegin(): boolean {
    return this.phase === 'idle';
  }

  /** Plays a round. A no-op while another one is in progress or play is paused. */
  async begin(request: Omit<RoundRequest, 'id'>, show: Show): Promise<void> {
    if (!this.canBegin) return;
    const { api, bridge, listener, minRoundMs, newId } = this.#options;
    this.readyAt = listener.now() + minRoundMs;
    this.#enter('starting');
    // Generated once, so that retries refer to the same round.
    const id = newId();
    const before = this.balance;
    if (request.freeRounds === undefined) this.#hold(before - request.stake);
    bridge.post({ type: 'user action', action: 'round start' });
    let round: Round;
    try {
      round = await persist(() => api.begin({ ...request, id }), listener);
    } catch (error) {
      this.#hold(before);
      this.readyAt = 0;
      await this.#refuse(error, request.stake);
      return;
    }
    await this.#showAll(round, 0, show);
  }

  /** Resumes an interrupted round; its last step is shown again. */
  async continue(round: Round, show: Show): Promise<void> {
    this.#enter('starting');
    await this.#showAll(round, Math.max(0, round.steps.length - 1), show);
  }

  /** Pauses play immediately, or at the end of the current round. */
  pause(): void {
    this.#pauseAsked = true;
    if (this.phase === 'idle' || this.phase === 'waiting') this.#rest();
  }

  resume(): void {
    if (!this.#pauseAsked) return;
    this.#pauseAsked = false;
    if (this.phase === 'paused') this.#enter('idle');
    this.#options.bridge.post({ type: 'resumed' });
  }

  /** Refreshes the balance unless a round is about to change it. */
  async readBalance(): Promise<void> {
    const { api, listener } = this.#options;
    const { balance } = await persist(() => api.balance(), listener);
    if (this.phase === 'idle' || this.phase === 'waiting' || this.phase === 'paused') this.#hold(balance);
  }

  async #showAll(first: Round, from: number, show: Show): Promise<void> {
    const { api, bridge, listener } = this.#options;
    let round = first;
    let shown = from;
    for (;;) {
      if (isWaiting(round)) {
        this.#enter('drawing');
        await listener.wait(round.drawsInMs + drawingMs);
        const { roundId } = round;
        round = await persist(() => api.round(roundId), listener);
        continue;
      }
      this.#enter('showing');
      const action = await show(round, shown);
      shown = round.steps.length;
      if (action === null) break;
      const { roundId } = round;
      try {
        round = await persist(() => api.act(roundId, { step: shown, action }), listener);
        if (round.status === 'open') this.#hold(round.balance);
      } catch (error) {
        if (!(error instanceof Refusal) || ended(error)) return await this.#refuse(error, round.stake);
        // The round is unchanged; the player chooses again.
        listener.refused(error.code, round.stake);
        bridge.warn(error.code);
      }
    }
    while (round.status === 'paying') {
      this.#enter('settling');
      await listener.wait(settlingMs);
      const { roundId } = round;
      round = await persist(() => api.round(roundId), listener);
    }
    await this.#end(round);
  }

  async #end({ roundId, stake, won, balance, status, fairness }: Round): Promise<void> {
    const { bridge, listener } = this.#options;
    this.#hold(balance);
    this.fairness = { ...fairness, nonce: fairness.nonce + 1 };
    if (status === 'returned') {
      listener.returned(stake);
      bridge.warn('error.wallet.unavailable');
    } else {
      this.lastRoundId = roundId;
      this.sums.rounds += 1;
      this.sums.staked += stake;
      this.sums.won += won;
      bridge.post({ type: 'round end', roundId, staked: stake, won });
      bridge.post({ type: 'reality check data', ...this.sums });
    }
    await this.#untilReady();
  }

  async #untilReady(): Promise<void> {
    const { listener } = this.#options;
    if (this.#pauseAsked) return this.#rest();
    const left = this.readyAt - listener.now();
    if (left > 0) {
      this.#enter('waiting');
      await new Promise((resolve) => setTimeout(resolve, left));
      // A pause may have started and ended during the wait.
      if (this.phase !== 'waiting') return;
    }
    this.#enter('idle');
  }

  async #refuse(error: unknown, stake: number): Promise<void> {
    if (!(error instanceof Refusal)) throw error;
    const { bridge, listener } = this.#options;
    bridge.warn(error.code);
    if (ended(error)) this.#enter('ended');
    listener.refused(error.code, stake);
    if (!ended(error)) await this.#untilReady();
  }

  #rest(): void {
    this.#enter('paused');
    this.#options.bridge.post({ type: 'paused' });
  }

  #enter(phase: Phase): void {
    this.phase = phase;
    this.#options.listener.phase(phase);
  }

  #hold(amount: number): void {
    this.balance = amount;
    this.#options.listener.balance(amount);
  }
}

/** Nothing is revealed yet, so the player has no decision to make. */
function isWaiting({ status, steps, actions }: Round): boolean {
  return status === 'open' && steps.length === 0 && actions.length === 0;
}

/** Errors that only a new launch resolves. */
function ended({ code }: Refusal): boolean {
  return ['error.session.ended', 'error.game.session.ended', 'error.token.invalid'].includes(code);
}
