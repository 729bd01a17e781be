/**
 * A client whose connection is closed while it still sends does not read the response, so this many bytes of an
 * oversized body are discarded.
 */
const DISCARDED_BYTES = 8_000_000;

/** The body of a request as text. @returns undefined when it is longer */
export async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  return (await readBytes(request, maxBytes))?.toString('utf8');
}

/**
 * The body of a request. Reads at most the limit into memory, because a client may send a body without end.
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
    // Stops reading; the connection is closed with the response. Cancelling the body would close it earlier.
    else if (size > maxBytes + DISCARDED_BYTES) break;
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks);
}

/** The response to an oversized body. */
export function bodyTooLong(maxBytes: number): Response {
  const body = { code: 'error.request.tooLong', message: `The body may be ${maxBytes} bytes long.` };
  return Response.json(body, { status: 413, headers: { connection: 'close' } });
}
