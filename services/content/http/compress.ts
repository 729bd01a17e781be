import compression from 'compression';
import type { RequestHandler } from 'express';

const compressWithAcceptedEncoding = compression();

/**
 * Compresses responses with Brotli or gzip, as accepted by the client: a list of entries shrinks to less than a
 * tenth. Files are skipped: pictures and films are already compressed, and video players request byte ranges.
 */
export const compress: RequestHandler = (request, response, next) => {
  if (request.path.startsWith('/images/')) return next();
  // Set on 304 too: it has no content type, so the middleware would skip it.
  response.vary('Accept-Encoding');
  compressWithAcceptedEncoding(request, response, next);
};
