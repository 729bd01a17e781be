import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { ProviderRefusal } from '../errors';

/** Sends errors in the format of the API; unexpected ones become a 500 and are logged. */
export function handleErrors(log: Logger): ErrorRequestHandler {
  // Express recognises an error handler by its four parameters.
  return (thrown: unknown, request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const refusal = refusalOf(thrown);
    if (refusal.code === 'internal_error')
      log.error({ err: thrown, method: request.method, route: request.baseUrl }, 'call failed');
    response.status(refusal.status).json(refusal.body());
  };
}

function refusalOf(thrown: unknown): ProviderRefusal {
  if (thrown instanceof ProviderRefusal) return thrown;
  // Errors of Express and its body parser about an invalid request carry a status.
  const status = thrown instanceof Error && 'status' in thrown ? thrown.status : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new ProviderRefusal('invalid_request', 'The request cannot be read.');
  return new ProviderRefusal('internal_error', 'The provider failed to answer; its log says why.');
}
