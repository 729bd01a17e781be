import { log } from './log.server';

/** Logs an unexpected error, which is hidden from the visitor. */
export function logFailure(error: unknown, request: Request): void {
  const { hostname, pathname } = new URL(request.url);
  const stack = error instanceof Error ? error.stack : String(error);
  log.error({ event: 'request.failed', host: hostname, path: pathname, stack }, 'request failed');
}
