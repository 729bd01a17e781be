import { Ajv } from 'ajv';
import { readBody } from './read-body';
import type { Exchange } from './reply';
import type { RequestLog } from './request-log';

const BODY_MAX_BYTES = 10_000;

/** How the service is to misbehave. */
export interface Fault {
  /** Answer with this HTTP status instead of content. */
  status?: number;
  /** Wait this many milliseconds first. */
  delayMs?: number;
  /** For this many requests; without it until the fault is removed. */
  count?: number;
}

const isFault = new Ajv().compile<Fault>({
  type: 'object',
  properties: {
    status: { type: 'integer', minimum: 400, maximum: 599 },
    delayMs: { type: 'integer', minimum: 0, maximum: 600_000 },
    count: { type: 'integer', minimum: 1 },
  },
  additionalProperties: false,
  minProperties: 1,
});

/** Lets tests read the request log and make the service fail. Exists only when control is enabled. */
export class Control {
  readonly #log: RequestLog;
  #fault: Fault | null = null;
  #remaining = 0;

  constructor(log: RequestLog) {
    this.#log = log;
  }

  /** The fault for the next request, used up by asking. */
  takeFault(): Fault | null {
    if (!this.#fault || this.#remaining === 0) return null;
    this.#remaining -= 1;
    return this.#fault;
  }

  async handle(exchange: Exchange): Promise<void> {
    const { pathname } = exchange.url;
    const action = `${exchange.request.method ?? 'GET'} ${pathname}`;
    switch (action) {
      case 'GET /_control/log':
        return exchange.sendJson(200, { items: this.#log.items });
      case 'DELETE /_control/log':
        this.#log.clear();
        return exchange.sendJson(200, { items: [] });
      case 'POST /_control/fault':
        return this.#setFault(exchange, await readBody(exchange.request, BODY_MAX_BYTES));
      case 'DELETE /_control/fault':
        this.#fault = null;
        return exchange.sendJson(200, { fault: null });
      default:
        exchange.sendJson(404, {
          message: `There is no ${action}. Known: GET|DELETE /_control/log, POST|DELETE /_control/fault.`,
        });
    }
  }

  #setFault(exchange: Exchange, body: string): void {
    let fault: unknown = null;
    try {
      fault = JSON.parse(body);
    } catch {
      // Reported below together with every other body that is no fault.
    }
    if (!isFault(fault)) {
      exchange.sendJson(400, {
        message: 'Send {"status": 400-599, "delayMs": 0-600000, "count": 1-…}, each optional, at least one.',
      });
      return;
    }
    this.#fault = fault;
    this.#remaining = fault.count ?? Infinity;
    exchange.sendJson(200, { fault });
  }
}
