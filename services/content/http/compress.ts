import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';

/** A handler of Express that needs no more of a request than Node.js gives. */
interface Middleware {
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

const middleware: Middleware = { handle: compression() };

/**
 * Compresses an answer with Brotli or gzip, as the client accepts: a list of entries shrinks to less than a tenth. Files are left as they are:
 * pictures and films are compressed already, and parts of them are asked for by byte.
 */
export function compress(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (request.url?.startsWith('/images/')) return next();
  // Also on a 304, which has no type that the middleware could go by.
  response.setHeader('Vary', 'Accept-Encoding');
  middleware.handle(request, response, next);
}
