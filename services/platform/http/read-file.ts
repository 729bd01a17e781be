import type { IncomingMessage } from 'node:http';
import { PlatformError } from '../errors';

/** Content type of a call whose body is a file. */
export const FILE_TYPE = 'application/octet-stream';

/**
 * The raw body of a call, read after authentication and up to the maximum length.
 *
 * @throws PlatformError 415 for another content type, 413 for a longer body
 */
export async function readFileBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (request.headers['content-type'] !== FILE_TYPE)
    throw new PlatformError(415, 'error.request.invalid', `Send the file as ${FILE_TYPE}.`);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLong(maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > maxBytes) throw tooLong(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLong(maxBytes: number): PlatformError {
  return new PlatformError(413, 'error.file.too.long', `A file has at most ${maxBytes} bytes.`);
}
