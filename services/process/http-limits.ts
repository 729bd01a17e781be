import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { SchemaObject } from 'ajv';
import { type Variables, variable, wholeNumber } from './environment';

/** Limits on the clients of a server. */
export interface HttpLimits {
  /** Timeout of the request headers from the first byte or the connection, in milliseconds. */
  headersTimeoutMs: number;
  /** Timeout of the whole request, in milliseconds. */
  requestTimeoutMs: number;
  /** Maximum number of concurrent connections; further ones are closed. */
  maxConnections: number;
}

export const DEFAULT_HTTP_LIMITS: HttpLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  maxConnections: 10_000,
};

const CHECK_INTERVAL_MS = 1_000;

/** Longer than the keep-alive of clients and load balancers: a request on a connection that is being closed would fail. */
const KEEP_ALIVE_MS = 75_000;

/** Variables of the limits, common to all processes. */
export const httpLimitVariables: Readonly<Record<string, SchemaObject>> = {
  HTTP_HEADERS_TIMEOUT_MS: variable('Time for the headers of a request, in ms.', '10000', wholeNumber(1)),
  HTTP_REQUEST_TIMEOUT_MS: variable(
    'Time for a whole request, in ms.',
    '20000; 300000 for content and studio',
    wholeNumber(1),
  ),
  HTTP_MAX_CONNECTIONS: variable('Connections at once.', '10000', wholeNumber(1, 1_000_000)),
};

/** @param usual default limits of the process, where they differ */
export function readHttpLimits(env: Variables, usual: Partial<HttpLimits> = {}): HttpLimits {
  const limits = { ...DEFAULT_HTTP_LIMITS, ...usual };
  return {
    headersTimeoutMs: Number(env['HTTP_HEADERS_TIMEOUT_MS'] || limits.headersTimeoutMs),
    requestTimeoutMs: Number(env['HTTP_REQUEST_TIMEOUT_MS'] || limits.requestTimeoutMs),
    maxConnections: Number(env['HTTP_MAX_CONNECTIONS'] || limits.maxConnections),
  };
}

/** Certificate and key of a TLS server, in PEM format. */
export interface TlsKeys {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/**
 * A server that closes slow connections and responds with 400 to a request with two `Host` headers, which a
 * proxy may interpret differently.
 *
 * @param tls serves HTTPS instead of HTTP
 */
export function createLimitedServer(
  { headersTimeoutMs, requestTimeoutMs, maxConnections }: HttpLimits,
  given: ServerOptions,
  answer: RequestListener,
  tls?: TlsKeys,
): Server {
  const options: ServerOptions = {
    ...given,
    headersTimeout: headersTimeoutMs,
    requestTimeout: Math.max(requestTimeoutMs, headersTimeoutMs),
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Otherwise Node.js silently drops every `Host` but the first.
    joinDuplicateHeaders: true,
  };
  const listener: RequestListener = (request, response) => {
    if (!request.headers.host?.includes(',')) answer(request, response);
    else
      response
        .writeHead(400, { connection: 'close', 'content-type': 'text/plain' })
        .end('Bad request: two hosts.');
  };
  const server = tls ? createTlsServer({ ...options, ...tls }, listener) : createServer(options, listener);
  server.maxConnections = maxConnections;
  return server;
}
