import type { IncomingMessage } from 'node:http';

/** A request body over the limit. */
export class BodyTooBig extends Error {}

/**
 * Reads a request body as text.
 * @param maxBytes a body over this size ends reading
 * @throws BodyTooBig
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size > maxBytes) throw new BodyTooBig(`The request body is larger than ${maxBytes} bytes.`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
