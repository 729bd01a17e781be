import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { BookRefusal, refusal } from '../errors';

/** Sends errors in the API's format. An unexpected error is logged and returned as 500. */
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
    response.status(error.status).json(error.body());
  };
}

function refusalOf(thrown: unknown): BookRefusal {
  if (thrown instanceof BookRefusal) return thrown;
  // Errors of Express and its body parser for a broken request carry a status.
  const status = thrown instanceof Error && 'status' in thrown ? thrown.status : undefined;
  if (thrown instanceof Error && typeof status === 'number' && status >= 400 && status < 500)
    return refusal(status, 'error.request.invalid', `The request cannot be read: ${thrown.message}`);
  return refusal(500, 'error.system.error', 'The sportsbook failed to answer; its log says why.');
}
