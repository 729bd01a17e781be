import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Runs work whose log lines, error screens and service calls include the id. */
export function runWithRequestId<T>(id: string, work: () => T): T {
  return requests.run(id, work);
}

/** The id of the current request; undefined outside of one. */
export function requestId(): string | undefined {
  return requests.getStore();
}

/** Header that passes the id on to the content service and the platform. */
export function requestIdHeaders(): Record<string, string> {
  const id = requests.getStore();
  return id === undefined ? {} : { 'x-request-id': id };
}
