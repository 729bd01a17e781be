import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { GameRefusal, refusal } from '../errors';

/** Sends errors in the format of the API; unexpected ones become a 500 and are logged. */
export function handleErrors(log: Logger): ErrorRequestHandler {
  // Express recognises an error handler by its four parameters.
  return (thrown: unknown, request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const error = refusalOf(thrown);
    if (error.code === 'error.system.error')
      log.error({ err: thrown, method: request.method, path: request.path }, 'call failed');
    if (error.retryAfterMs !== undefined)
      response.set('retry-after', String(Math.ceil(error.retryAfterMs / 1_000)));
    response.status(error.status).json(error.body());
  };
}

function refusalOf(thrown: unknown): GameRefusal {
  if (thrown instanceof GameRefusal) return thrown;
  // Errors of Express and its body parser about an invalid request carry a status.
  const status = thrown instanceof Error && 'status' in thrown ? thrown.status : undefined;
  if (thrown instanceof Error && typeof status === 'number' && status >= 400 && status < 500)
    return refusal(status, 'error.request.invalid', `The request cannot be read: ${thrown.message}`);
  return refusal(500, 'error.system.error', 'The game server failed to answer; its log says why.');
}
