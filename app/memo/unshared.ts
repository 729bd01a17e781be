import type { RequestReads } from './request-reads';

/** Results of one preview, by memo and key: shared by its parts, and gone with it. */
export class Unshared {
  readonly request: RequestReads | undefined;
  readonly #results = new WeakMap<object, Map<string, Promise<unknown>>>();

  constructor(request: RequestReads | undefined) {
    this.request = request;
  }

  resultsOf(memo: object): Map<string, Promise<unknown>> {
    const results = this.#results.get(memo) ?? new Map<string, Promise<unknown>>();
    this.#results.set(memo, results);
    return results;
  }
}
