import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { readRequestId } from '../../process/request-id';

/** Which pages may read an answer, and what of it. */
const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Etag,X-Contentful-Request-Id,X-Contentful-Graphql-Query-Cost',
};

/** What may be asked: only before it is, since every picture and every file of a page would carry it. */
const PREFLIGHT_HEADERS = {
  ...CORS_HEADERS,
  'Access-Control-Allow-Methods': 'GET,HEAD,POST,OPTIONS',
  'Access-Control-Allow-Headers':
    'Accept,Accept-Language,Authorization,Cache-Control,Content-Length,Content-Range,Content-Type,DNT,Destination,Expires,If-Match,If-Modified-Since,If-None-Match,Keep-Alive,Last-Modified,Origin,Pragma,Range,User-Agent,X-Http-Method-Override,X-Mx-ReqToken,X-Requested-With,X-Contentful-Version,X-Contentful-Content-Type,X-Contentful-User-Agent,X-Contentful-Locale-Based-Publishing',
  'Access-Control-Max-Age': '86400',
};

const base = 'http://localhost';

/** One request on its way to an answer. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly requestId: string;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.request = request;
    this.requestId = readRequestId(request.headers);
    this.response = response;
    const target = request.url ?? '/';
    // Only path and query are used; the base is needed to parse them. A path may begin with two slashes and is still none of another
    // host. What is no path, such as `*` or the whole address that is sent to a proxy, names the root, where nothing is.
    this.url = new URL(base + (target.startsWith('/') ? target : '/'));
  }

  get isRead(): boolean {
    return this.request.method === 'GET' || this.request.method === 'HEAD';
  }

  /** Sends a JSON value. A repeated read with the same result is answered 304. */
  sendJson(status: number, value: unknown, headers: OutgoingHttpHeaders = {}): void {
    this.sendJsonText(status, JSON.stringify(value), headers);
  }

  /** Sends text that is JSON already. */
  sendJsonText(status: number, text: string, headers: OutgoingHttpHeaders = {}): void {
    const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
    this.send(status, text, { 'Content-Type': 'application/json; charset=utf-8', ETag: etag, ...headers });
  }

  /** Sends an answer with the headers that every answer has. */
  send(status: number, body: string | Buffer, headers: OutgoingHttpHeaders): void {
    const { response, request } = this;
    if (response.headersSent || response.destroyed) return;
    const all = {
      ...CORS_HEADERS,
      'X-Contentful-Request-Id': this.requestId,
      'Cache-Control': 'max-age=0',
      ...headers,
    };
    if (
      this.isRead &&
      status === 200 &&
      headers.ETag !== undefined &&
      request.headers['if-none-match'] === headers.ETag
    ) {
      response.writeHead(304, all).end();
      return;
    }
    response.writeHead(status, { ...all, 'Content-Length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /** Sends the answer to a preflight request. */
  sendPreflight(): void {
    this.response.writeHead(204, { ...PREFLIGHT_HEADERS, 'X-Contentful-Request-Id': this.requestId }).end();
  }
}
