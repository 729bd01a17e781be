import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const requestIdHeader = 'x-request-id';

/** Ids of the usual proxies fit; anything that could break a log line, a header or a page does not. */
const form = /^[\w.:+/=-]{8,128}$/;

const requests = new AsyncLocalStorage<string>();

/** The id a request arrives with, where it has the form of one; else a new one. @param isTrusted whether the sender may choose it */
export function readRequestId(headers: IncomingHttpHeaders, isTrusted = true): string {
  const sent = isTrusted ? headers[requestIdHeader]?.toString() : undefined;
  return sent !== undefined && form.test(sent) ? sent : randomUUID();
}

/** Runs work whose log lines carry the id. */
export function runWithRequestId<T>(id: string, work: () => T): T {
  return requests.run(id, work);
}

/** Mixin for pino: the id of the request a line is logged for. */
export function requestIdMixin(): { requestId?: string } {
  const requestId = requests.getStore();
  return requestId === undefined ? {} : { requestId };
}
