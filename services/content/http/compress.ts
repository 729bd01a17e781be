import compression from 'compression';
import type { RequestHandler } from 'express';

const compressWithAcceptedEncoding = compression();

/**
 * Compresses responses with Brotli or gzip, as the client accepts: a list of entries shrinks to less than a tenth. Files are left alone:
 * pictures and films are compressed already, and players request byte ranges of them.
 */
export const compress: RequestHandler = (request, response, next) => {
  if (request.path.startsWith('/images/')) return next();
  // Also on a 304, whose missing type would keep the middleware from setting it.
  response.vary('Accept-Encoding');
  compressWithAcceptedEncoding(request, response, next);
};
