import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const requestIdHeader = 'x-request-id';

/** Accepts the ids of common proxies, but no characters that could break a log line, a header or a page. */
const form = /^[\w.:+/=-]{8,128}$/;

const requests = new AsyncLocalStorage<string>();

/**
 * The request's own id if valid, otherwise a new one.
 * @param isTrusted permits the sender to choose it
 */
export function readRequestId(headers: IncomingHttpHeaders, isTrusted = true): string {
  const sent = isTrusted ? headers[requestIdHeader]?.toString() : undefined;
  return sent !== undefined && form.test(sent) ? sent : randomUUID();
}

/** Runs work whose log lines contain the id. */
export function runWithRequestId<T>(id: string, work: () => T): T {
  return requests.run(id, work);
}

/** Mixin for pino: adds the current request id to log lines. */
export function requestIdMixin(): { requestId?: string } {
  const requestId = requests.getStore();
  return requestId === undefined ? {} : { requestId };
}
