import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { sqlState } from '../database/retry';
import { PlatformError } from '../errors';

/** Sends errors of routes in the format of the contract; unexpected ones become a 500 and are logged. */
export function handleErrors(log: Logger): ErrorRequestHandler {
  // Express recognises an error handler by its four parameters.
  return (thrown: unknown, request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const error = toPlatformError(thrown);
    if (error.status >= 500) {
      log.error({ ...describe(thrown), method: request.method, path: request.route?.path }, 'call failed');
    }
    const { retryAfterMs } = error.details;
    if (retryAfterMs !== undefined) response.set('retry-after', String(Math.ceil(retryAfterMs / 1_000)));
    response.status(error.status).json(error.envelope());
  };
}

function toPlatformError(thrown: unknown): PlatformError {
  if (thrown instanceof PlatformError) return thrown;
  // Errors of Express and its body parser about an invalid request carry a status.
  if (
    thrown instanceof Error &&
    'status' in thrown &&
    typeof thrown.status === 'number' &&
    thrown.status < 500
  ) {
    const message = `The request cannot be read: ${thrown.message}`;
    return new PlatformError(thrown.status, 'error.request.invalid', message);
  }
  return new PlatformError(500, 'error.system.error', 'The platform failed to answer; its log says why.');
}

/** An error for the log. Parameters of failed queries are left out: they contain addresses and names. */
function describe(thrown: unknown): Record<string, unknown> {
  if (thrown instanceof DrizzleQueryError) {
    const place = thrown.stack?.split('\n').filter((line) => line.startsWith('    at '));
    return { query: thrown.query, sqlState: sqlState(thrown), stack: place?.join('\n') };
  }
  return { err: thrown };
}
