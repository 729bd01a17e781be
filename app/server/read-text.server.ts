/**
 * The body of a request as text, read only as far as it may be long: anybody may send one without an end.
 *
 * @returns undefined when the body is longer
 */
export async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const read = await reader?.read();
    if (!read || read.done) return Buffer.concat(chunks).toString('utf8');
    size += read.value.byteLength;
    // The rest is left unread and the connection is closed with the answer; cancelling would close it before.
    if (size > maxBytes) return undefined;
    chunks.push(read.value);
  }
}

/** The answer to a body that is too long. */
export function bodyTooLong(maxBytes: number): Response {
  const body = { code: 'error.request.tooLong', message: `The body may be ${maxBytes} bytes long.` };
  return Response.json(body, { status: 413, headers: { connection: 'close' } });
}
