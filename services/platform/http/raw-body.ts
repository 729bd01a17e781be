import type { IncomingMessage } from 'node:http';

const bodies = new WeakMap<IncomingMessage, Buffer>();
const SIGNED = /^\/platform\/(wallet|payments|identity-checks)\//;

/** Stores the raw body of a signed call: serialised again after parsing, it would have another signature. */
export function rememberRawBody(request: IncomingMessage, _response: unknown, body: Buffer): void {
  if (SIGNED.test(request.url ?? '')) bodies.set(request, body);
}

/** The raw body of a signed call; empty without one. */
export function rawBodyOf(request: IncomingMessage): Buffer {
  return bodies.get(request) ?? Buffer.alloc(0);
}
