import type { Request, RequestHandler, Response } from 'express';

/** A handler whose rejection is passed to the error handler, which Express 4 does not do. */
export function asyncRoute(handle: (request: Request, response: Response) => Promise<void>): RequestHandler {
  return (request, response, next) => {
    handle(request, response).catch(next);
  };
}
