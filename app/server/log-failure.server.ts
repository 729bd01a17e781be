import { log } from './log.server';

/** Logs an unexpected error, of which the visitor sees nothing. */
export function logFailure(error: unknown, request: Request): void {
  const { hostname, pathname } = new URL(request.url);
  const stack = error instanceof Error ? error.stack : String(error);
  log.error({ event: 'request.failed', host: hostname, path: pathname, stack }, 'request failed');
}
