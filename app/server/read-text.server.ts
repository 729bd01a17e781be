/** A client that is cut off while it still sends reads no answer: so much of a body that is too long is read and thrown away. */
const DISCARDED_BYTES = 8_000_000;

/** The body of a request as text. @returns undefined when it is longer */
export async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  return (await readBytes(request, maxBytes))?.toString('utf8');
}

/**
 * The body of a request, held in memory only as far as it may be long: anybody may send one without an end.
 *
 * @returns undefined when the body is longer
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer | undefined> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes + DISCARDED_BYTES) return undefined;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const read = await reader?.read();
    if (!read || read.done) break;
    size += read.value.byteLength;
    if (size <= maxBytes) chunks.push(read.value);
    // The rest is left unread and the connection is closed with the answer; cancelling would close it before.
    else if (size > maxBytes + DISCARDED_BYTES) break;
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks);
}

/** The answer to a body that is too long. */
export function bodyTooLong(maxBytes: number): Response {
  const body = { code: 'error.request.tooLong', message: `The body may be ${maxBytes} bytes long.` };
  return Response.json(body, { status: 413, headers: { connection: 'close' } });
}
