import type { Request, RequestHandler, Response } from 'express';

/** A handler whose rejection goes to the error handler, which Express 4 does not do by itself. */
export function asyncRoute(handle: (request: Request, response: Response) => Promise<void>): RequestHandler {
  return (request, response, next) => {
    handle(request, response).catch(next);
  };
}
