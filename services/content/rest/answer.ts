import type { Request, RequestHandler } from 'express';

/** Response of a route. Without a body only the status is sent. */
export interface Answer {
  /** Defaults to 200, or 204 without a body. */
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Wraps a route's function as a handler: its return value is sent, and a thrown ApiError becomes the error response. */
export function answer(work: (request: Request) => Answer | Promise<Answer>): RequestHandler {
  return (request, response, next) => {
    Promise.resolve()
      .then(() => work(request))
      .then(({ status, body, headers = {} }) => {
        response.set(headers);
        if (body === undefined) response.status(status ?? 204).end();
        else response.status(status ?? 200).json(body);
      })
      .catch(next);
  };
}
