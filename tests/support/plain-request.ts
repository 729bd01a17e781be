import { type Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

export interface PlainAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** `name=value` of all set cookies. */
  cookies: string;
  body: string;
}

interface PlainRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Request target that replaces the path of the URL. */
  path?: string;
  /** Keeps connections alive for further requests; otherwise each request has its own. */
  agent?: Agent;
}

/**
 * One request with exactly these headers, on a new connection unless an agent is given, without following
 * redirects: browsers and `fetch` would set some headers themselves.
 *
 * @param url at `localhost`; a header `host` selects a brand
 */
export async function plainRequest(url: string, options: PlainRequest = {}): Promise<PlainAnswer> {
  try {
    return await send(url, options);
  } catch (error) {
    // The server may close an idle connection just when it is reused.
    if (error instanceof ReusedConnectionError) return send(url, options);
    throw error;
  }
}

class ReusedConnectionError extends Error {
  override name = 'ReusedConnectionError';
}

async function send(url: string, options: PlainRequest): Promise<PlainAnswer> {
  const { method = 'GET', headers = {}, body, path, agent = false } = options;
  const sent = request(url, {
    method,
    agent,
    ...(path === undefined ? {} : { path }),
    headers:
      body === undefined ? headers : { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  const answered = new Promise<PlainAnswer>((resolve, reject) => {
    sent.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        sent.reusedSocket && error.code === 'ECONNRESET' ? new ReusedConnectionError(error.message) : error,
      ),
    );
    sent.once('response', (response) => {
      text(method === 'HEAD' ? response : decoded(response)).then(
        (content) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            cookies: (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
            body: content,
          }),
        reject,
      );
    });
  });
  sent.end(body);
  return answered;
}

/** The decoded body, if the request permitted an encoding. */
function decoded(response: IncomingMessage): NodeJS.ReadableStream {
  const encoding = response.headers['content-encoding'];
  const decoder =
    encoding === 'br' ? createBrotliDecompress() : encoding === 'gzip' ? createGunzip() : undefined;
  return decoder ? response.pipe(decoder) : response;
}

/**
 * Signs a player in like the dialog.
 * @param site origin, at `localhost`
 */
export function plainSignIn(site: string, email: string, cookie = ''): Promise<PlainAnswer> {
  return plainRequest(`${site}/en-UN/login.data`, {
    method: 'POST',
    headers: { origin: site, cookie, accept: 'application/json' },
    body: new URLSearchParams({ email, password: 'Marquee-2026' }).toString(),
  });
}
