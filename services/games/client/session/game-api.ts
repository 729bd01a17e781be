import type {
  ActionRequest,
  BalanceReply,
  Round,
  RoundRequest,
  SeedReply,
  SeedRequest,
  SessionReply,
  SessionRequest,
  TableState,
} from '../../api';
import { isBalanceReply, isGameError, isRound, isSeedReply, isSessionReply, isTableState } from './replies';

/** An error response. Retrying does not help unless `retryAfterMs` is set. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly code: string,
    readonly status: number,
    readonly retryAfterMs?: number,
  ) {
    super(code);
  }
}

/** No response, or an invalid one: the call may have been processed. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

const timeoutMs = 15_000;

/** Calls of the game server. Each throws Refusal or NoAnswer. */
export class GameApi {
  #session: string | undefined;

  async open(token: string): Promise<SessionReply> {
    const request: SessionRequest = { token };
    const reply = await this.#call('POST', '/api/session', isSessionReply, request);
    this.#session = reply.session;
    return reply;
  }

  balance(): Promise<BalanceReply> {
    return this.#call('GET', '/api/balance', isBalanceReply);
  }

  fillDemoCredit(): Promise<BalanceReply> {
    return this.#call('POST', '/api/demo-credit', isBalanceReply, {});
  }

  begin(request: RoundRequest): Promise<Round> {
    return this.#call('POST', '/api/rounds', isRound, request);
  }

  round(roundId: string): Promise<Round> {
    return this.#call('GET', `/api/rounds/${encodeURIComponent(roundId)}`, isRound);
  }

  act(roundId: string, request: ActionRequest): Promise<Round> {
    return this.#call('POST', `/api/rounds/${encodeURIComponent(roundId)}/actions`, isRound, request);
  }

  table(): Promise<TableState> {
    return this.#call('GET', '/api/table', isTableState);
  }

  replaceSeeds(request: SeedRequest): Promise<SeedReply> {
    return this.#call('POST', '/api/fairness', isSeedReply, request);
  }

  async #call<T>(
    method: string,
    path: string,
    isReply: (value: unknown) => value is T,
    body?: object,
  ): Promise<T> {
    let response: Response;
    let reply: unknown;
    try {
      response = await fetch(path, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(this.#session ? { authorization: `Bearer ${this.#session}` } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      reply = await response.json();
    } catch (error) {
      throw new NoAnswer(`${method} ${path}`, { cause: error });
    }
    if (response.ok && isReply(reply)) return reply;
    if (!response.ok && isGameError(reply)) {
      // A failing server leaves the state of the round unknown.
      if (response.status >= 500 && reply.code === 'error.system.error') throw new NoAnswer(reply.code);
      throw new Refusal(reply.code, response.status, reply.retryAfterMs);
    }
    throw new NoAnswer(`${method} ${path}: ${response.status}`);
  }
}
