import { log } from './log.server';

/** An error nobody expected: one line, without the visitor seeing any of it. */
export function logFailure(error: unknown, request: Request): void {
  const { hostname, pathname } = new URL(request.url);
  const stack = error instanceof Error ? error.stack : String(error);
  log.error({ event: 'request.failed', host: hostname, path: pathname, stack }, 'request failed');
}
