const KEPT = 2000;

/** One answered request, as tests read it from `GET /_control/log`. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly operationName: string | null;
  readonly query: string | null;
  readonly variables: unknown;
  readonly status: number;
  /** When the request arrived, ISO 8601. */
  readonly time: string;
  readonly durationMs: number;
}

/** The last requests, oldest first. */
export class RequestLog {
  #items: LoggedRequest[] = [];

  add(item: LoggedRequest): void {
    this.#items.push(item);
    if (this.#items.length > KEPT) this.#items.shift();
  }

  get items(): readonly LoggedRequest[] {
    return this.#items;
  }

  clear(): void {
    this.#items = [];
  }
}
