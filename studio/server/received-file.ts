import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import { StudioRefusal } from './studio-refusal';

/**
 * Streams the body of a request to a file, and removes the file after `use`.
 * @throws StudioRefusal 400 for an empty body, 413 for one over the limit; its own error when the connection is lost
 */
export async function withReceivedFile<T>(
  request: Request,
  maxBytes: number,
  use: (file: string, size: number) => Promise<T>,
): Promise<T> {
  const tooBig = new StudioRefusal(413, 'FileTooBig', `At most ${maxBytes} bytes are taken.`, {
    max: maxBytes,
  });
  if (Number(request.get('content-length') ?? 0) > maxBytes) throw drained(request, tooBig);
  const file = path.join(tmpdir(), `studio-upload-${randomUUID()}`);
  try {
    // The connection stays open, so that the client can read a refusal.
    const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
    await pipeline(limited(body, maxBytes, tooBig), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    const { size } = await stat(file);
    if (size === 0) throw new StudioRefusal(400, 'FileEmpty', 'The file is empty.');
    return await use(file, size);
  } catch (error) {
    throw drained(request, error);
  } finally {
    await rm(file, { force: true });
  }
}

async function* limited(body: AsyncIterable<Buffer>, maxBytes: number, tooBig: StudioRefusal) {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw tooBig;
    yield chunk;
  }
}

/** Consumes the rest of a body, so that the client reads the response. */
function drained<T>(request: Request, error: T): T {
  request.resume();
  return error;
}
